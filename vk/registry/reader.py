"""Reads vk.xml and video.xml into the model. The only place that knows the registry's XML.

Three passes: everything that the file defines for the API "vulkan"; the items that its features and extensions provide,
and under which guard; then a Registry of the provided items. Commands and types that nobody provides (disabled
extensions, those of Vulkan SC) fall out in the last.
"""

import re
import xml.etree.ElementTree as ElementTree
from typing import Dict, Iterable, List, Optional, Set

from vk.registry.model import (
    Bitmask, Command, Declaration, Enum, EnumValue, Extension, Feature, Format, FormatComponent, FormatPlane, Handle,
    Level, Registry, SpirvEnable, Struct, Sync, SyncAccess, SyncPipeline, SyncPipelineStage, SyncStage)

API = "vulkan"
_EXTENSION_BASE = 1000000000
_EXTENSION_STRIDE = 1000
# Newer registries divide a version for the APIs that are parts of Vulkan. The model has the version.
_PART_OF_VERSION = re.compile(r"^VK_(BASE|COMPUTE|GRAPHICS)_VERSION_")


def read_registry(vk_xml: str, video_xml: Optional[str] = None, defines: Iterable[str] = ()) -> Registry:
    """Reads the registry; `defines` are guards that count as defined. ValueError: the file makes no sense."""
    reader = _Reader(ElementTree.parse(vk_xml).getroot(), set(defines))
    registry = reader.read()
    if video_xml:
        registry.video_structs = _read_video(ElementTree.parse(video_xml).getroot())
    return registry


def _split(text: Optional[str]) -> List[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _for_api(element: ElementTree.Element, attribute: str = "api") -> bool:
    apis = element.get(attribute)
    return apis is None or API in _split(apis)


def _text(element: ElementTree.Element) -> str:
    """All the text of a declaration but its comments."""
    parts = [element.text or ""]
    for child in element:
        if child.tag != "comment":
            parts.append(_text(child))
        parts.append(child.tail or "")
    return "".join(parts)


def _lengths(element: ElementTree.Element) -> List[str]:
    """`altlen` is the C expression where `len` is LaTeX; neither is split inside parentheses or brackets."""
    alternative = element.get("altlen")
    return [alternative] if alternative else _split(element.get("len"))


def _pointer(text: str) -> str:
    return re.sub(r"\s*const\s*\*", "const *", re.sub(r"\s+", " ", text).strip())


def read_declaration(element: ElementTree.Element) -> Declaration:
    """Reads a <param> or <member>."""
    type_element, name_element = element.find("type"), element.find("name")
    if type_element is None or name_element is None:
        raise ValueError("a declaration without type or name: " + _text(element))
    before, between = (element.text or ""), (type_element.tail or "")
    suffix = (name_element.tail or "") + "".join(
        (child.text or "") + (child.tail or "") for child in element.findall("enum"))
    bits = re.match(r"\s*:\s*(\d+)", suffix)
    return Declaration(
        name=name_element.text,
        type=type_element.text,
        is_const="const" in before.split(),
        is_struct_tag="struct" in before.split(),
        pointer=_pointer(between),
        arrays=[size.strip() for size in re.findall(r"\[([^\]]*)\]", suffix)],
        bits=int(bits.group(1)) if bits else 0,
        lengths=_lengths(element),
        optional=[flag == "true" for flag in _split(element.get("optional"))],
        extern_sync=element.get("externsync", ""),
        no_auto_validity=element.get("noautovalidity") == "true",
        values=_split(element.get("values")),
        selector=element.get("selector", ""),
        selection=_split(element.get("selection")),
        object_type=element.get("objecttype", ""),
        limit_type=element.get("limittype", ""),
        valid_structs=_split(element.get("validstructs")),
        deprecated=element.get("deprecated", ""))


def _read_struct(element: ElementTree.Element) -> Struct:
    return Struct(
        name=element.get("name"),
        alias_of=element.get("alias", ""),
        is_union=element.get("category") == "union",
        members=[read_declaration(member) for member in element.findall("member") if _for_api(member)],
        extends=_split(element.get("structextends")),
        returned_only=element.get("returnedonly") == "true",
        allow_duplicate=element.get("allowduplicate") == "true")


def _read_command(element: ElementTree.Element) -> Command:
    alias = element.get("alias")
    if alias:
        return Command(name=element.get("name"), canonical=alias)
    name = element.findtext("proto/name")
    implicit = element.find("implicitexternsyncparams")
    return Command(
        name=name,
        canonical=name,
        return_type=element.findtext("proto/type"),
        params=[read_declaration(param) for param in element.findall("param") if _for_api(param)],
        success_codes=_split(element.get("successcodes")),
        error_codes=_split(element.get("errorcodes")),
        queues=_split(element.get("queues")),
        command_buffer_levels=_split(element.get("cmdbufferlevel")),
        render_pass=element.get("renderpass", ""),
        video_coding=element.get("videocoding", ""),
        tasks=_split(element.get("tasks")),
        allows_no_queues=element.get("allownoqueues") == "true",
        implicit_extern_sync=[_text(param) for param in implicit] if implicit is not None else [])


def enum_value(element: ElementTree.Element, extension_number: Optional[int] = None) -> Optional[int]:
    """The number of an <enum>; None for aliases and for strings and floats."""
    if element.get("bitpos") is not None:
        return 1 << int(element.get("bitpos"), 0)
    if element.get("offset") is not None:
        number = int(element.get("extnumber") or extension_number)
        value = _EXTENSION_BASE + (number - 1) * _EXTENSION_STRIDE + int(element.get("offset"))
        return -value if element.get("dir") == "-" else value
    try:
        return int(element.get("value", ""), 0)
    except ValueError:
        return None


def _partners(require: ElementTree.Element, provider) -> List[str]:
    """The extensions that a <require> of an extension in a core version depends on: there, only they provide its items."""
    if not isinstance(provider, Extension) or not provider.promoted_to.startswith("VK_VERSION"):
        return []
    text = "{} {}".format(require.get("depends", ""), require.get("extension", ""))
    return [name for name in re.findall(r"VK_\w+", text) if not name.startswith("VK_VERSION")]


def _read_format(element: ElementTree.Element) -> Format:
    extent = element.get("blockExtent")
    components = []
    for component in element.findall("component"):
        bits = component.get("bits")
        components.append(FormatComponent(
            component.get("name"), int(bits) if bits.isdigit() else 0, component.get("numericFormat")))
    planes = [FormatPlane(int(plane.get("widthDivisor")), int(plane.get("heightDivisor")), plane.get("compatible"))
              for plane in element.findall("plane")]
    return Format(
        name=element.get("name"),
        class_name=element.get("class"),
        block_size=int(element.get("blockSize")),
        texels_per_block=int(element.get("texelsPerBlock")),
        block_extent=tuple(int(size) for size in extent.split(",")) if extent else (1, 1, 1),
        compressed=element.get("compressed", ""),
        chroma=element.get("chroma", ""),
        components=components,
        num_planes=len(planes) or 1,
        planes=planes)


def _read_sync(element: ElementTree.Element) -> Sync:
    sync = Sync()
    for stage in element.findall("syncstage"):
        support, equivalent = stage.find("syncsupport"), stage.find("syncequivalent")
        sync.stages.append(SyncStage(
            stage.get("name"), stage.get("alias", ""),
            _split(support.get("queues")) if support is not None else [],
            _split(equivalent.get("stage")) if equivalent is not None else []))
    for access in element.findall("syncaccess"):
        support, equivalent = access.find("syncsupport"), access.find("syncequivalent")
        sync.accesses.append(SyncAccess(
            access.get("name"), access.get("alias", ""),
            _split(support.get("stage")) if support is not None else [],
            _split(equivalent.get("access")) if equivalent is not None else []))
    for pipeline in element.findall("syncpipeline"):
        stages = [
            SyncPipelineStage(
                stage.text, stage.get("order", ""), stage.get("before", ""), stage.get("after", ""))
            for stage in pipeline.findall("syncpipelinestage")]
        sync.pipelines.append(SyncPipeline(pipeline.get("name"), _split(pipeline.get("depends")), stages))
    return sync


def _read_video(root: ElementTree.Element) -> Dict[str, Struct]:
    structs = {}
    for element in root.findall("types/type"):
        if element.get("category") in ("struct", "union") and _for_api(element):
            structs[element.get("name")] = _read_struct(element)
    return structs


def _read_spirv_enable(element: ElementTree.Element) -> SpirvEnable:
    return SpirvEnable(
        version=element.get("version", ""), extension=element.get("extension", ""), struct=element.get("struct", ""),
        feature=element.get("feature", ""), property_struct=element.get("property", ""), member=element.get("member", ""),
        value=element.get("value", ""))


class _Reader:
    """The state of one reading."""

    def __init__(self, root: ElementTree.Element, defines: Set[str]):
        self._root = root
        self._defines = defines
        self._all = Registry()                       # Everything defined, provided or not.
        self._dependencies: Dict[str, Set[str]] = {}  # Type or command -> types that its declaration names.
        self._guards: Dict[str, Set[str]] = {}       # Name -> guards of its providers; "" is none.
        self._providers: Dict[str, List[str]] = {}
        self._partners: Dict[str, List[str]] = {}
        self._commands: Dict[str, Command] = {}

    def read(self) -> Registry:
        registry = self._all
        for platform in self._root.findall("platforms/platform"):
            registry.platforms[platform.get("name")] = platform.get("protect")
        for element in self._root.findall("types/type"):
            if _for_api(element):
                self._read_type(element)
        for element in self._root.findall("enums"):
            self._read_enums(element)
        for element in self._root.findall("commands/command"):
            if _for_api(element):
                command = _read_command(element)
                self._commands[command.name] = command
                self._depend(command.name, [command.return_type] + [param.type for param in command.params])
        for command in self._commands.values():
            # Of the types that its target needs; not of the target, which stays hidden if it has no provider.
            self._depend(command.name, self._dependencies[self._target_of(command).name])
        registry.commands = dict(self._commands)
        for element in self._root.findall("feature"):
            if _for_api(element):
                self._read_feature(element)
        for element in self._root.findall("extensions/extension"):
            if _for_api(element, "supported"):
                self._read_extension(element)
        for element in self._root.findall("formats/format"):
            registry.formats[element.get("name")] = _read_format(element)
        sync = self._root.find("sync")
        registry.sync = _read_sync(sync) if sync is not None else None
        registry.spirv_capabilities = self._read_spirv("spirvcapabilities/spirvcapability")
        registry.spirv_extensions = self._read_spirv("spirvextensions/spirvextension")
        return self._provided()

    def _read_spirv(self, path: str) -> Dict[str, List[SpirvEnable]]:
        return {element.get("name"): [_read_spirv_enable(enable) for enable in element.findall("enable") if _for_api(enable)]
                for element in self._root.findall(path) if _for_api(element)}

    def _depend(self, name: str, types: Iterable[str]) -> None:
        self._dependencies.setdefault(name, set()).update(t for t in types if t)

    # The definitions of the file.

    def _read_type(self, element: ElementTree.Element) -> None:
        registry, category = self._all, element.get("category")
        name = element.get("name") or element.findtext("name") or element.findtext("proto/name")
        alias = element.get("alias", "")
        self._depend(name, [alias, element.get("requires"), element.get("bitvalues")])
        if category in ("struct", "union"):
            struct = registry.structs[name] = _read_struct(element)
            self._depend(name, [member.type for member in struct.members])
        elif category == "handle":
            registry.handles[name] = Handle(
                name, alias_of=alias, dispatchable=element.findtext("type") == "VK_DEFINE_HANDLE",
                parents=_split(element.get("parent")), object_type=element.get("objtypeenum", ""))
        elif category == "bitmask":
            registry.bitmasks[name] = Bitmask(
                name, alias_of=alias, width=64 if element.findtext("type") == "VkFlags64" else 32,
                bits=element.get("bitvalues") or element.get("requires") or "")
            self._depend(name, [element.findtext("type")])
        elif category == "enum":
            registry.enums.setdefault(name, Enum(name)).alias_of = alias
        elif category == "basetype":
            registry.base_types[name] = element.findtext("type") or ""
        elif category == "define" and name == "VK_HEADER_VERSION":
            number = _text(element).rsplit("VK_HEADER_VERSION", 1)[1]
            registry.header_version = int(re.findall(r"\d+", number)[0])

    def _read_enums(self, element: ElementTree.Element) -> None:
        kind = element.get("type")
        if kind not in ("enum", "bitmask"):
            for constant in element.findall("enum"):
                self._all.constants[constant.get("name")] = constant.get("value") or constant.get("alias")
            return
        values = self._all.enums.setdefault(element.get("name"), Enum(element.get("name")))
        values.is_bitmask = kind == "bitmask"
        values.width = int(element.get("bitwidth", "32"))
        for value in element.findall("enum"):
            if _for_api(value):
                self._add_value(values, value, None, "", "")

    def _add_value(self, values: Enum, element: ElementTree.Element, number: Optional[int],
                   guard: str, provider: str) -> None:
        name = element.get("name")
        known = values.value(name)
        if known is not None:  # Provided by another extension too: the one with fewer guards counts.
            known.guard = known.guard if guard else ""
            if known.providers and provider and provider not in known.providers:
                known.providers.append(provider)
            return
        value = enum_value(element, number)
        if value is None and not element.get("alias"):
            raise ValueError(values.name + ": no value for " + name)
        bit = element.get("bitpos")
        values.values.append(EnumValue(
            name, value if value is not None else 0, element.get("alias", ""), guard,
            int(bit, 0) if bit is not None else None, [provider] if provider else []))

    # The items that features and extensions provide.

    def _read_feature(self, element: ElementTree.Element) -> None:
        major, minor = element.get("number").split(".")[:2]
        name = _PART_OF_VERSION.sub("VK_VERSION_", element.get("name"))
        feature = self._all.features.setdefault(name, Feature(name, (int(major), int(minor))))
        if name == element.get("name"):
            feature.depends = element.get("depends", "")
        self._read_requirements(element, feature, "", None)

    def _read_extension(self, element: ElementTree.Element) -> None:
        platform = element.get("platform", "")
        extension = Extension(
            name=element.get("name"), number=int(element.get("number")), type=element.get("type", ""),
            depends=element.get("depends") or "+".join(_split(element.get("requires"))), platform=platform,
            guard=element.get("protect") or self._all.platforms.get(platform, ""),
            promoted_to=element.get("promotedto", ""), deprecated_by=element.get("deprecatedby", ""),
            obsoleted_by=element.get("obsoletedby", ""), provisional=element.get("provisional") == "true",
            special_use=_split(element.get("specialuse")))
        self._all.extensions[extension.name] = extension
        self._read_requirements(element, extension, extension.guard, extension.number)

    def _read_requirements(self, element: ElementTree.Element, provider, guard: str,
                           number: Optional[int]) -> None:
        """<require> adds, <remove> removes; other children (such as <deprecate>) provide nothing."""
        for require in element.findall("require"):
            if not _for_api(require):
                continue
            partners = _partners(require, provider)
            for item in require:
                if item.tag in ("command", "type") and _for_api(item):
                    (provider.commands if item.tag == "command" else provider.types).append(item.get("name"))
                    self._partners.setdefault(item.get("name"), []).extend(partners)
                elif item.tag == "enum" and _for_api(item):
                    self._read_required_enum(item, provider, guard, number, partners)
        for remove in element.findall("remove"):
            for item in remove:
                for names in (provider.commands, provider.types):
                    if item.get("name") in names:
                        names.remove(item.get("name"))
        for name in provider.commands + provider.types:
            self._provide(name, provider.name, guard)

    def _read_required_enum(self, item: ElementTree.Element, provider, guard: str,
                            number: Optional[int], partners: List[str]) -> None:
        name = item.get("name")
        if item.get("extends"):
            extended = self._all.enums.setdefault(item.get("extends"), Enum(item.get("extends")))
            for by in [provider.name, *partners]:
                self._add_value(extended, item, number, item.get("protect") or guard, by)
        elif name.endswith("_SPEC_VERSION") and isinstance(provider, Extension) and item.get("value"):
            provider.version = int(item.get("value"), 0)
        elif item.get("value") or item.get("alias"):
            self._all.constants.setdefault(name, item.get("value") or item.get("alias"))

    def _provide(self, name: str, provider: str, guard: str) -> None:
        pending, seen = [name], set()
        while pending:
            current = pending.pop()
            if current in seen:
                continue
            seen.add(current)
            self._guards.setdefault(current, set()).add(guard)
            providers = self._providers.setdefault(current, [])
            if provider not in providers:
                providers.append(provider)
            pending += self._dependencies.get(current, ())

    # The part of it that this build can see.

    def _guard_of(self, name: str) -> str:
        guards = self._guards[name] - self._defines
        visible = "" in guards or len(guards) < len(self._guards[name])
        return "" if visible else sorted(guards)[0]

    def _visible(self, table: Dict[str, object]) -> Dict[str, object]:
        result = {}
        for name, item in table.items():
            if name in self._guards and self._guard_of(name) == "":
                item.providers = self._providers[name]
                item.providers += [by for by in self._partners.get(name, ()) if by not in item.providers]
                result[name] = item
        return result

    def _provided(self) -> Registry:
        registry = self._all
        registry.commands = self._visible(registry.commands)
        registry.handles = self._visible(registry.handles)
        registry.structs = self._visible(registry.structs)
        registry.enums = self._visible(registry.enums)
        registry.bitmasks = self._visible(registry.bitmasks)
        visible = {name: extension for name, extension in registry.extensions.items()
                   if not extension.guard or extension.guard in self._defines}
        registry.hidden_extensions = {
            name: extension for name, extension in registry.extensions.items() if name not in visible}
        registry.extensions = visible
        self._resolve_commands()
        for table in (registry.handles, registry.structs, registry.enums, registry.bitmasks):
            _resolve_type_aliases(table)
        for values in registry.enums.values():
            self._resolve_values(values)
        self._drop_guarded_stypes()
        return registry

    def _drop_guarded_stypes(self) -> None:
        """An extension without a guard can have a struct whose VkStructureType has one."""
        types = self._all.enums.get("VkStructureType")
        names = {value.name for value in types.values} if types else set()
        for struct in self._all.structs.values():
            member = struct.member("sType")
            if member is not None:
                member.values = [value for value in member.values if value in names]

    def _resolve_commands(self) -> None:
        """An alias gets its target's declaration, and its place where the target is not provided."""
        commands = self._all.commands
        targets = {name: self._target_of(command) for name, command in commands.items()}
        promoted: Dict[str, str] = {}
        for command in commands.values():
            target = targets[command.name]
            if target.name in commands:
                command.canonical = target.name
            else:
                command.canonical = promoted.setdefault(target.name, command.name)
            if target is not command:
                for attribute in ("return_type", "params", "success_codes", "error_codes", "queues",
                                  "command_buffer_levels", "render_pass", "video_coding", "tasks",
                                  "allows_no_queues", "implicit_extern_sync"):
                    setattr(command, attribute, getattr(target, attribute))
            command.level = self._level_of(command)

    def _target_of(self, command: Command) -> Command:
        while command.canonical != command.name:
            if command.canonical not in self._commands:
                raise ValueError("{} is an alias of an unknown command".format(command.name))
            command = self._commands[command.canonical]
        return command

    def _level_of(self, command: Command) -> Level:
        handle = self._all.handles.get(command.params[0].type) if command.params else None
        if handle is None or not handle.dispatchable or command.params[0].is_pointer:
            return Level.GLOBAL
        while handle.name not in ("VkInstance", "VkPhysicalDevice", "VkDevice"):
            handle = self._all.handles[handle.parents[0]]
        levels = {"VkInstance": Level.INSTANCE, "VkPhysicalDevice": Level.PHYSICAL_DEVICE}
        return levels.get(handle.name, Level.DEVICE)

    def _resolve_values(self, values: Enum) -> None:
        values.values = [v for v in values.values if not v.guard or v.guard in self._defines]
        numbers = {value.name: value for value in values.values}
        resolved = []
        for value in values.values:
            target = value
            while target is not None and target.alias_of:
                target = numbers.get(target.alias_of)
            if target is not None:
                value.value, value.bit = target.value, target.bit
                resolved.append(value)
        values.values = resolved


def _resolve_type_aliases(table: Dict[str, object]) -> None:
    """An alias carries everything of its target but the name; chains are followed to their end."""
    for name, item in table.items():
        target = item
        while target.alias_of and target.alias_of in table:
            target = table[target.alias_of]
        if target is not item:
            for attribute, value in vars(target).items():
                if attribute not in ("name", "alias_of", "providers"):
                    setattr(item, attribute, value)
            item.alias_of = target.name
