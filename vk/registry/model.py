"""The Vulkan registry (vk.xml, video.xml) as typed data. Emitters see this and never XML.

    registry = reader.read_registry("vk.xml", "video.xml")
    for command in registry.commands.values():      # those that a plain `#include <vulkan/vulkan.h>` declares
        command.name                                # "vkCmdDrawIndirectCountKHR"
        command.canonical                           # "vkCmdDrawIndirectCount": itself unless it is an alias
        command.level                               # Level.DEVICE, by the first parameter
        for param in command.params:
            param.declaration()                     # "const VkBufferCreateInfo *pCreateInfo"

Everything in a Registry belongs to the API "vulkan" and is provided by a feature or by an extension that is
not disabled. Items that are only under a platform guard (VK_USE_PLATFORM_..., VK_ENABLE_BETA_EXTENSIONS) is
there only if the guard was given to read_registry: this build defines none. Dictionaries keep the order of
the registry file.

    commands    name -> Command      aliases included; an alias has the parameters of its target
    handles     name -> Handle       aliases included
    structs     name -> Struct       structs and unions, aliases included
    enums       name -> Enum         enums and the FlagBits of bitmasks, aliases included
    bitmasks    name -> Bitmask      the VkFooFlags types, aliases included
    constants   name -> str          API constants: "VK_UUID_SIZE" -> "16U"
    extensions  name -> Extension    those without a guard that is undefined; hidden_extensions are the others
    features    name -> Feature      "VK_VERSION_1_0", ...
    formats     name -> Format       "VK_FORMAT_R8_UNORM", ...
    sync        Sync or None         the machine-readable synchronization tables, where the registry has them
    video_structs                    name -> Struct, from video.xml
    spirv_capabilities  name -> [SpirvEnable]   one of them is enough; "Float64"
    spirv_extensions    name -> [SpirvEnable]   "SPV_KHR_multiview"
"""

import enum
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Tuple


class Level(enum.Enum):
    """Who dispatches a command. The values are those of wd_command_level in hooks.h."""

    GLOBAL = "GLOBAL"
    INSTANCE = "INSTANCE"
    PHYSICAL_DEVICE = "PHYSICAL_DEVICE"
    DEVICE = "DEVICE"  # Devices and their queues and command buffers.


@dataclass
class Declaration:
    """A parameter or a struct member.

    `pointer` is the text between type and name, normalized: "", "*", "**", "*const *". `arrays` are the
    static dimensions ("VK_UUID_SIZE", "4"). `lengths` has one entry a pointer level as in the registry's
    `len` ("null-terminated", "descriptorCount", "pAllocateInfo->commandBufferCount", "1"), with LaTeX
    replaced by `altlen`'s C expression.
    `deprecated` is the registry's word for members that are ignored ("ignored", "unused").
    `optional` has one flag a pointer level, from the outermost in. `extern_sync` is "true" or the paths of
    the externally synchronized members, or "". `values` are the allowed values (sType). `selector` names the
    union's tag.
    """

    name: str
    type: str
    is_const: bool = False
    is_struct_tag: bool = False
    pointer: str = ""
    arrays: List[str] = field(default_factory=list)
    bits: int = 0
    lengths: List[str] = field(default_factory=list)
    optional: List[bool] = field(default_factory=list)
    extern_sync: str = ""
    no_auto_validity: bool = False
    values: List[str] = field(default_factory=list)
    selector: str = ""
    selection: List[str] = field(default_factory=list)
    object_type: str = ""
    limit_type: str = ""
    valid_structs: List[str] = field(default_factory=list)
    deprecated: str = ""

    @property
    def is_pointer(self) -> bool:
        return bool(self.pointer)

    @property
    def is_array(self) -> bool:
        """A static array, or a pointer to several (a string is none)."""
        return bool(self.arrays) or bool(self.lengths and self.lengths[0] not in ("null-terminated", "1"))

    @property
    def is_output(self) -> bool:
        """A pointer through which the callee can write."""
        return bool(self.pointer) and not self.is_const and self.pointer in ("*", "**")

    def declaration(self) -> str:
        """The C declaration without a semicolon: "const float blendConstants[4]"."""
        text = self._specifiers() + " " + self.pointer + self.name
        text += "".join("[{}]".format(size) for size in self.arrays)
        return text + (" : {}".format(self.bits) if self.bits else "")

    def decayed(self) -> str:
        """As declaration(), with an array parameter written as the pointer that it is."""
        if not self.arrays:
            return self.declaration()
        inner = "".join("[{}]".format(size) for size in self.arrays[1:])
        if inner:
            return "{} (*{}){}".format(self._specifiers(), self.name, inner)
        return "{} {}*{}".format(self._specifiers(), self.pointer, self.name)

    def _specifiers(self) -> str:
        return ("const " if self.is_const else "") + ("struct " if self.is_struct_tag else "") + self.type


@dataclass
class Provided:
    """The items that features and extensions provide. `providers` names them in the registry's order.

    Where an extension in a core version provides something together with other extensions, those come last.
    """

    name: str
    providers: List[str] = field(default_factory=list)


@dataclass
class Command(Provided):
    """A command. `canonical` is the name of the command that this one is an alias of, or its own name."""

    canonical: str = ""
    return_type: str = "void"
    params: List[Declaration] = field(default_factory=list)
    success_codes: List[str] = field(default_factory=list)
    error_codes: List[str] = field(default_factory=list)
    queues: List[str] = field(default_factory=list)
    command_buffer_levels: List[str] = field(default_factory=list)
    render_pass: str = ""
    video_coding: str = ""
    tasks: List[str] = field(default_factory=list)
    allows_no_queues: bool = False  # Also in a device that was created without queues.
    implicit_extern_sync: List[str] = field(default_factory=list)
    level: Level = Level.GLOBAL

    @property
    def is_alias(self) -> bool:
        return self.canonical != self.name

    @property
    def short_name(self) -> str:
        """The name without its prefix: "CmdDraw"."""
        return self.name[2:]

    @property
    def dispatch_handle(self) -> Optional[str]:
        """The handle type that dispatches the command, or None for global commands."""
        return None if self.level is Level.GLOBAL else self.params[0].type

    @property
    def is_destroy(self) -> bool:
        """Whether the command destroys or frees objects, so that it ends the life of a handle."""
        verbs = ("vkDestroy", "vkFree", "vkReleasePerformanceConfiguration")
        return self.canonical.startswith(verbs)


@dataclass
class Handle(Provided):
    """An object type. `object_type` is its VkObjectType; `parents` its possible parents."""

    alias_of: str = ""
    dispatchable: bool = False
    parents: List[str] = field(default_factory=list)
    object_type: str = ""


@dataclass
class Struct(Provided):
    """A struct or union. `extends` names the structs in whose pNext chains it is allowed.

    `stype` is its VkStructureType, or "" where it has none or only under an undefined guard.
    """

    alias_of: str = ""
    is_union: bool = False
    members: List[Declaration] = field(default_factory=list)
    extends: List[str] = field(default_factory=list)
    returned_only: bool = False
    allow_duplicate: bool = False

    @property
    def stype(self) -> str:
        for member in self.members:
            if member.name == "sType" and member.values:
                return member.values[0]
        return ""

    def member(self, name: str) -> Optional[Declaration]:
        return next((member for member in self.members if member.name == name), None)

    @property
    def feature_names(self) -> List[str]:
        """The members except sType and pNext: the features, where is_feature_struct is true."""
        return [member.name for member in self.members if member.name not in ("sType", "pNext")]

    @property
    def is_feature_struct(self) -> bool:
        """Whether all members except sType and pNext are VkBool32."""
        return bool(self.stype) and bool(self.feature_names) and all(
            member.type == "VkBool32" and not member.is_pointer and not member.arrays
            for member in self.members if member.name not in ("sType", "pNext"))


@dataclass
class EnumValue:
    """One enumerant. `alias_of` names another of the same enum; `value` is resolved in either case.

    `providers` names the versions and extensions that add it to an enum that exists without them; it is empty for the
    enumerants that an enum has from the start.
    """

    name: str
    value: int
    alias_of: str = ""
    guard: str = ""
    bit: Optional[int] = None
    providers: List[str] = field(default_factory=list)


@dataclass
class Enum(Provided):
    """An enum, or the bits of a bitmask. `width` is 32 or 64."""

    alias_of: str = ""
    is_bitmask: bool = False
    width: int = 32
    values: List[EnumValue] = field(default_factory=list)

    def value(self, name: str) -> Optional[EnumValue]:
        return next((value for value in self.values if value.name == name), None)


@dataclass
class Bitmask(Provided):
    """A flags type: `bits` is the Enum with its bits, "" where none are defined yet."""

    alias_of: str = ""
    width: int = 32
    bits: str = ""


@dataclass
class Extension:
    """An extension. `type` is "instance" or "device"; `version` its VK_..._SPEC_VERSION as a number.

    `depends` is an expression of extensions and features: "+" is and, "," is or.
    """

    name: str
    number: int
    type: str
    version: int = 1
    depends: str = ""
    platform: str = ""
    guard: str = ""
    promoted_to: str = ""
    deprecated_by: str = ""
    obsoleted_by: str = ""
    provisional: bool = False
    special_use: List[str] = field(default_factory=list)
    commands: List[str] = field(default_factory=list)
    types: List[str] = field(default_factory=list)


@dataclass
class Feature:
    """A core version, with all the parts into which newer registries divide it."""

    name: str
    number: Tuple[int, int]
    depends: str = ""
    commands: List[str] = field(default_factory=list)
    types: List[str] = field(default_factory=list)


@dataclass
class FormatComponent:
    name: str
    bits: int  # 0 where the format compresses the component.
    numeric_format: str


@dataclass
class FormatPlane:
    """A plane has the texels of a format that is compatible with it, and fewer of them than the image where it is subsampled."""

    width_divisor: int
    height_divisor: int
    compatible: str


@dataclass
class Format:
    """A format: `block_size` bytes hold `texels_per_block` texels of `block_extent`."""

    name: str
    class_name: str
    block_size: int
    texels_per_block: int
    block_extent: Tuple[int, int, int] = (1, 1, 1)
    compressed: str = ""
    chroma: str = ""
    components: List[FormatComponent] = field(default_factory=list)
    num_planes: int = 1
    planes: List[FormatPlane] = field(default_factory=list)  # Empty for formats with one plane.


@dataclass
class SyncStage:
    name: str
    alias: str = ""
    queues: List[str] = field(default_factory=list)
    equivalent: List[str] = field(default_factory=list)


@dataclass
class SyncAccess:
    name: str
    alias: str = ""
    stages: List[str] = field(default_factory=list)  # Empty: every stage.
    equivalent: List[str] = field(default_factory=list)


@dataclass
class SyncPipelineStage:
    stage: str
    order: str = ""
    before: str = ""
    after: str = ""


@dataclass
class SyncPipeline:
    name: str
    depends: List[str] = field(default_factory=list)
    stages: List[SyncPipelineStage] = field(default_factory=list)


@dataclass
class Sync:
    """Which stages queues support, which accesses stages support, and the order of each pipeline's stages."""

    stages: List[SyncStage] = field(default_factory=list)
    accesses: List[SyncAccess] = field(default_factory=list)
    pipelines: List[SyncPipeline] = field(default_factory=list)


@dataclass
class SpirvEnable:
    """One of the conditions that make a capability or extension of SPIR-V available: a version ("VK_VERSION_1_1"), an extension
    ("VK_KHR_multiview"), a feature (a member of a struct), or a property (a member of a struct with a value)."""

    version: str = ""
    extension: str = ""
    struct: str = ""
    feature: str = ""
    property_struct: str = ""
    member: str = ""
    value: str = ""


@dataclass
class Registry:
    """The model; the module's docstring describes its members."""

    header_version: int = 0
    platforms: Dict[str, str] = field(default_factory=dict)  # "xcb" -> "VK_USE_PLATFORM_XCB_KHR"
    commands: Dict[str, Command] = field(default_factory=dict)
    handles: Dict[str, Handle] = field(default_factory=dict)
    structs: Dict[str, Struct] = field(default_factory=dict)
    enums: Dict[str, Enum] = field(default_factory=dict)
    bitmasks: Dict[str, Bitmask] = field(default_factory=dict)
    base_types: Dict[str, str] = field(default_factory=dict)  # "VkDeviceSize" -> "uint64_t", "" where opaque
    constants: Dict[str, str] = field(default_factory=dict)
    extensions: Dict[str, Extension] = field(default_factory=dict)
    hidden_extensions: Dict[str, Extension] = field(default_factory=dict)
    features: Dict[str, Feature] = field(default_factory=dict)
    formats: Dict[str, Format] = field(default_factory=dict)
    sync: Optional[Sync] = None
    video_structs: Dict[str, Struct] = field(default_factory=dict)
    spirv_capabilities: Dict[str, List[SpirvEnable]] = field(default_factory=dict)
    spirv_extensions: Dict[str, List[SpirvEnable]] = field(default_factory=dict)

    def canonical_commands(self) -> List[Command]:
        """The commands that are no aliases."""
        return [command for command in self.commands.values() if not command.is_alias]

    def aliases(self, canonical: str) -> List[Command]:
        """The aliases of a canonical command."""
        return [c for c in self.commands.values() if c.is_alias and c.canonical == canonical]

    def canonical_type(self, name: str) -> str:
        """`name`, or the name that it is an alias of."""
        for table in (self.handles, self.structs, self.enums, self.bitmasks):
            if name in table and table[name].alias_of:
                return table[name].alias_of
        return name

    def extending(self, struct: str) -> List[Struct]:
        """The structs that are allowed in the pNext chain of `struct`, without aliases."""
        return [s for s in self.structs.values() if not s.alias_of and struct in s.extends]
