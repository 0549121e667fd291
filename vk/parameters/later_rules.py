"""What later registries say about commands and structs that the build's registry may have, too.

    apply(registry, texts)   before the statements are made

A rule that a later text relaxed is judged by the later text. A rule that later texts state for each command is checked with their
ids, if all texts before forbid the same in other words. statements_test.py compares the tables with the registries on the machine.
"""

from typing import Dict, Iterator, List, Set, Tuple

from vk.registry.model import Registry

# Structs -> structs that their chain may lead to.
CHAINS: Dict[str, List[str]] = {
    "VkComputePipelineCreateInfo": ["VkValidationFeaturesEXT"],
    "VkGraphicsPipelineCreateInfo": ["VkValidationFeaturesEXT"],
    "VkPipelineShaderStageCreateInfo": ["VkValidationFeaturesEXT"],
    "VkRayTracingPipelineCreateInfoKHR": ["VkValidationFeaturesEXT"],
    "VkSamplerCreateInfo": ["VkDebugUtilsObjectNameInfoEXT"],
}

# Commands for all queues, in and outside of video coding scopes, that no longer count as actions.
LABELS: Set[str] = {"vkCmdBeginDebugUtilsLabelEXT", "vkCmdEndDebugUtilsLabelEXT", "vkCmdInsertDebugUtilsLabelEXT",
                    "vkCmdDebugMarkerBeginEXT", "vkCmdDebugMarkerEndEXT", "vkCmdDebugMarkerInsertEXT"}

LABEL_QUEUES = ["transfer", "decode", "encode", "opticalflow"]

# Members that may be 0 or NULL.
OPTIONAL: Set[Tuple[str, str]] = {
    ("VkDeviceDeviceMemoryReportCreateInfoEXT", "pUserData"),
    ("VkPipelineCreateFlags2CreateInfo", "flags"),
    ("vkCmdSetSampleMaskEXT", "pSampleMask"),
}

# Members that only explicit statements are about, which say when they are read.
WITHOUT_STATEMENT: Set[Tuple[str, str]] = {("VkDeviceImageMemoryRequirements", "planeAspect")}

# Relaxations that are not carried out: of extensions or features that are newer as well, whose calls are not judged
# (parameters_newer.c), and of statements that explicit ones repeat. The attribute, the owner, and the member.
KEPT: Set[Tuple[str, str, str]] = {
    ("extends", "VkSubpassDependency2", "VkMemoryBarrierAccessFlags3KHR"),
    ("no_auto_validity", "VkCopyMicromapInfoEXT", "mode"),
    ("no_auto_validity", "VkDeviceCreateInfo", "ppEnabledLayerNames"),
    ("no_auto_validity", "VkPipelineMultisampleStateCreateInfo", "pSampleMask"),
    ("no_auto_validity", "VkShaderCreateInfoEXT", "pSetLayouts"),
    ("no_auto_validity", "vkCmdWriteMicromapsPropertiesEXT", "queryType"),
    ("optional", "VkComputePipelineCreateInfo", "layout"),
    ("optional", "VkDeviceCreateInfo", "queueCreateInfoCount"),
    ("optional", "VkPrivateDataSlotCreateInfo", "flags"),
    ("optional", "VkRayTracingPipelineCreateInfoKHR", "layout"),
    ("optional", "VkRayTracingPipelineCreateInfoNV", "layout"),
    ("queues", "vkCmdBindDescriptorBuffersEXT", ""),
    ("queues", "vkCmdBindDescriptorSets", ""),
    ("queues", "vkCmdBindPipeline", ""),
    ("queues", "vkCmdSetDescriptorBufferOffsets2EXT", ""),
    ("queues", "vkCmdSetDescriptorBufferOffsetsEXT", ""),
    ("render_pass", "vkCmdDispatch", ""),
    ("render_pass", "vkCmdDispatchBase", ""),
    ("render_pass", "vkCmdDispatchIndirect", ""),
}

# Types of which every value is valid: no statement is about them.
WITHOUT_VALUES = ("VkDeviceAddress", "VkDeviceSize", "VkStridedDeviceAddressNV", "VkBool32", "float")

# The header version of the registry that the tables were made from.
COMPARED = 363

SUSPENDED = "This command must not be called between suspended render pass instances"


def _members(registry: Registry, owner: str):
    item = registry.commands.get(owner) or registry.structs.get(owner)
    return [] if item is None else item.params if owner in registry.commands else item.members


def _mark(registry: Registry, places: Set[Tuple[str, str]], attribute: str, value) -> None:
    for owner, name in places:
        for member in _members(registry, owner):
            if member.name == name:
                setattr(member, attribute, value)


def _add_suspended(registry: Registry, texts: Dict[str, str]) -> None:
    """VUID-VkSubmitInfo-pCommandBuffers-06015 forbids actions and synchronization between suspended instances in all versions."""
    if any(vuid.endswith("-suspended") for vuid in texts):
        return
    for command in registry.canonical_commands():
        if command.name.startswith("vkCmd") and {"action", "synchronization"} & set(command.tasks):
            texts["VUID-{}-suspended".format(command.name)] = SUSPENDED


def apply(registry: Registry, texts: Dict[str, str]) -> None:
    """Changes the registry and the texts of its statements as later registries have them."""
    for owner, names in CHAINS.items():
        for name in names:
            struct = registry.structs.get(name)
            if struct is not None and owner in registry.structs and owner not in struct.extends:
                struct.extends = [*struct.extends, owner]
    for name in LABELS & set(registry.commands):
        command = registry.commands[name]
        command.queues = [*command.queues, *(queue for queue in LABEL_QUEUES if queue not in command.queues)] if (
            "graphics" in command.queues) else command.queues
        command.video_coding = "both"
        command.tasks = [task for task in command.tasks if task != "action"]
    _mark(registry, OPTIONAL, "optional", [True])
    _mark(registry, WITHOUT_STATEMENT, "no_auto_validity", True)
    _add_suspended(registry, texts)


# --- What later registries relax


def _is_stated(member) -> bool:
    return member.type not in WITHOUT_VALUES and not member.type.startswith("uint") or bool(member.pointer)


def _member_relaxations(owner: str, members, later) -> Iterator[Tuple[str, str, str]]:
    for member in members:
        other = next((m for m in later if m.name == member.name), None)
        is_length = any(member.name in m.lengths for m in members)
        if other is None or member.no_auto_validity or not (_is_stated(member) or is_length and not member.optional):
            continue
        if other.no_auto_validity:
            yield "no_auto_validity", owner, member.name
        if any(other.optional) and not any(member.optional):
            yield "optional", owner, member.name


def relaxations(registry: Registry, later: Registry, queue_bits: Dict[str, str]) -> Iterator[Tuple[str, str, str]]:
    """What a later registry allows and this one does not, of commands and structs that both have."""
    for command in registry.canonical_commands():
        other = later.commands.get(command.name)
        if other is None:
            continue
        yield from _member_relaxations(command.name, command.params, other.params)
        queues = {queue_bits.get(name, name) for name in command.queues}
        if queues and {queue_bits.get(name, name) for name in other.queues} - queues:
            yield "queues", command.name, ""
        if command.render_pass in ("inside", "outside") and other.render_pass != command.render_pass:
            yield "render_pass", command.name, ""
        if (command.video_coding or "outside") != "both" and other.video_coding == "both":
            yield "video_coding", command.name, ""
    for struct in registry.structs.values():
        other = later.structs.get(struct.name)
        if other is None or struct.alias_of or other.alias_of:
            continue
        yield from _member_relaxations(struct.name, struct.members, other.members)
        for owner in other.extends:
            if owner in registry.structs and owner not in struct.extends:
                yield "extends", owner, struct.name
