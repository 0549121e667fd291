"""Writes the state tracker's hooks for handles without content and counted commands, and its table of feature structs.

    --header    state_generated.h   the hooks' declarations, and WD_STATE_GENERATED_HOOKS for the validator's table
    --source    state_generated.c   the hooks
    --features  state_features.c    wd_state_feature_struct_size and wd_state_merge_features
"""

import re
from typing import List, Optional, Tuple

from vk.registry import output
from vk.registry.model import Command, Declaration, Level, Registry, Struct

EMITTER = "emit_state_hooks.py"

# Commands that create or destroy handles and that this emitter skips, with the reason.
CONTENT = "state_hooks.h has it: the object has content"
LIFE = "the validator's life hooks have it"
HAND_WRITTEN = {
    "vkCreateInstance": LIFE,
    "vkDestroyInstance": LIFE,
    "vkCreateDevice": LIFE,
    "vkDestroyDevice": LIFE,
    "vkEnumeratePhysicalDevices": CONTENT,
    "vkGetDeviceQueue": CONTENT,
    "vkGetDeviceQueue2": CONTENT,
    "vkAllocateMemory": CONTENT,
    "vkCreateFence": CONTENT,
    "vkRegisterDeviceEventEXT": CONTENT,
    "vkRegisterDisplayEventEXT": CONTENT,
    "vkCreateSemaphore": CONTENT,
    "vkCreateEvent": CONTENT,
    "vkCreateQueryPool": CONTENT,
    "vkCreateBuffer": CONTENT,
    "vkCreateBufferView": CONTENT,
    "vkCreateImage": CONTENT,
    "vkCreateImageView": CONTENT,
    "vkCreateShaderModule": CONTENT,
    "vkCreateGraphicsPipelines": CONTENT,
    "vkCreateComputePipelines": CONTENT,
    "vkCreateRayTracingPipelinesNV": CONTENT,
    "vkCreateRayTracingPipelinesKHR": CONTENT,
    "vkCreateDataGraphPipelinesARM": CONTENT,
    "vkCreateDeferredOperationKHR": CONTENT,
    "vkCreatePipelineLayout": CONTENT,
    "vkCreateShadersEXT": CONTENT,
    "vkCreateSampler": CONTENT,
    "vkCreateSamplerYcbcrConversion": CONTENT,
    "vkCreateDescriptorSetLayout": CONTENT,
    "vkCreateDescriptorPool": CONTENT,
    "vkAllocateDescriptorSets": CONTENT,
    "vkFreeDescriptorSets": "state_hooks.h has it: an array",
    "vkCreateDescriptorUpdateTemplate": CONTENT,
    "vkCreateFramebuffer": CONTENT,
    "vkCreateRenderPass": CONTENT,
    "vkCreateRenderPass2": CONTENT,
    "vkCreateCommandPool": CONTENT,
    "vkAllocateCommandBuffers": CONTENT,
    "vkFreeCommandBuffers": "state_hooks.h has it: an array",
    "vkCreateSwapchainKHR": CONTENT,
    "vkCreateSharedSwapchainsKHR": CONTENT,
    "vkGetSwapchainImagesKHR": CONTENT,
    "vkCreateAccelerationStructureKHR": CONTENT,
    "vkCreateAccelerationStructure2KHR": CONTENT,
    "vkCreateAccelerationStructureNV": CONTENT,
    "vkCreateVideoSessionKHR": CONTENT,
    "vkCreateVideoSessionParametersKHR": CONTENT,
    "vkCreatePipelineBinariesKHR": "state_hooks.h has it: the handles are in a struct",
}

# Types whose objects have structs of their own. A command of a later registry that makes one is not tracked: an
# object without the content would be taken for one that has it.
CONTENT_TYPES = {
    "VkInstance", "VkPhysicalDevice", "VkDevice", "VkQueue", "VkDeviceMemory", "VkFence", "VkSemaphore",
    "VkEvent", "VkQueryPool", "VkBuffer", "VkBufferView", "VkImage", "VkImageView", "VkShaderModule", "VkPipeline",
    "VkPipelineLayout", "VkSampler", "VkDescriptorSetLayout", "VkDescriptorPool", "VkDescriptorSet",
    "VkDescriptorUpdateTemplate", "VkFramebuffer", "VkRenderPass", "VkCommandPool", "VkCommandBuffer",
    "VkSamplerYcbcrConversion", "VkSwapchainKHR", "VkShaderEXT", "VkAccelerationStructureKHR", "VkAccelerationStructureNV",
    "VkDeferredOperationKHR", "VkVideoSessionKHR", "VkVideoSessionParametersKHR",
}

ACTIONS = [("vkCmdDraw", "WD_STATE_ACTION_DRAW"), ("vkCmdDispatch", "WD_STATE_ACTION_DISPATCH"),
           ("vkCmdTraceRays", "WD_STATE_ACTION_TRACE"),
           ("vkCmdExecuteGeneratedCommands", "WD_STATE_ACTION_GENERATED")]

Hook = Tuple[Command, str, List[str]]  # The command, the phase, the body's lines.


def _banner(registry: Registry, text: str = "") -> str:
    return output.banner(EMITTER, registry, text).replace("vk/registry/" + EMITTER, "vk/state/" + EMITTER)


def _handle(registry: Registry, type_name: str, expression: str) -> str:
    dispatchable = registry.handles[type_name].dispatchable
    return "WD_STATE_{}({})".format("DISPATCHABLE" if dispatchable else "NON_DISPATCHABLE", expression)


def _object_type(registry: Registry, type_name: str) -> str:
    return registry.handles[registry.canonical_type(type_name)].object_type


def _is_instance(command: Command) -> bool:
    return command.level in (Level.INSTANCE, Level.PHYSICAL_DEVICE)


def _root(command: Command) -> str:
    return "call->instance->state" if _is_instance(command) else "call->device->state"


def _parent(registry: Registry, command: Command, type_name: str) -> str:
    """The expression of the parent's object, NULL where that is the device or the instance."""
    parents = [p for p in registry.handles[type_name].parents if p not in ("VkDevice", "VkInstance")]
    for param in command.params:
        if param.type in parents and not param.is_pointer:
            find = "wd_state_instance_find" if _is_instance(command) else "wd_state_find"
            return "{}({}, {}, {})".format(find, _root(command), _object_type(registry, param.type),
                                           _handle(registry, param.type, "args->" + param.name))
    return "NULL"


def _count(command: Command, param: Declaration) -> Optional[str]:
    """The number of elements of an output, or None for a single one."""
    if not param.lengths or param.lengths[0] == "1":
        return None
    length = param.lengths[0]
    is_pointer = any(p.name == length and p.is_pointer for p in command.params)
    return ("*args->" if is_pointer else "args->") + length


def _create(registry: Registry, command: Command, param: Declaration) -> List[str]:
    created = re.match("vk(Create|Allocate|Acquire|Register)", command.name) is not None
    function = "wd_state_track" if created else "wd_state_note"
    function += "_instance" if _is_instance(command) else ""
    count = _count(command, param)
    element = "args->{}[i]".format(param.name) if count else "*args->" + param.name
    call = output.call(function, [_root(command), _object_type(registry, param.type),
                                  _handle(registry, param.type, element),
                                  _parent(registry, command, param.type)], ";", 8)
    conditions = []
    if command.return_type == "VkResult":
        conditions.append("args->result >= VK_SUCCESS")
    conditions.append("args->" + param.name)
    if count:
        head = "    for (uint32_t i = 0; {} && i < {}; i++) {{".format(" && ".join(conditions), count)
    else:
        head = "    if ({}) {{".format(" && ".join(conditions))
    return [head, call, "    }"]


def _destroy(registry: Registry, command: Command) -> Optional[List[str]]:
    """The body for commands of the form vkDestroyX(parent, x, ...)."""
    if len(command.params) < 2:
        return None
    param = command.params[1]
    if param.type not in registry.handles or param.is_pointer:
        return None
    arguments = ["&{}->table".format(_root(command)), _object_type(registry, param.type),
                 _handle(registry, param.type, "args->" + param.name), "call->name"]
    return [output.call("wd_state_forget", arguments, ";", 4)]


def _outputs(registry: Registry, command: Command) -> List[Declaration]:
    return [p for p in command.params if p.type in registry.handles and p.is_output]


def _action(command: Command) -> Optional[str]:
    return next((action for prefix, action in ACTIONS if command.name.startswith(prefix)), None)


def _is_hand_written(registry: Registry, command: Command) -> bool:
    return command.name in HAND_WRITTEN or any(
        name in HAND_WRITTEN for name, other in registry.commands.items() if other.canonical == command.name)


def hooks(registry: Registry) -> Tuple[List[Hook], List[str]]:
    """The hooks, and the names of commands that make objects with content and that nothing tracks."""
    found, unknown = [], []
    for command in registry.canonical_commands():
        action = _action(command)
        if action:
            body = output.call("wd_state_count_action", ["call", "args->commandBuffer", action], ";", 4)
            found.append((command, "post", [body]))
        elif _is_hand_written(registry, command):
            continue
        elif command.is_destroy:
            body = _destroy(registry, command)
            if body:
                found.append((command, "pre", body))
        else:
            for param in _outputs(registry, command):
                if registry.canonical_type(param.type) in CONTENT_TYPES:
                    unknown.append(command.name)
                    found.append((command, "post", ["    (void)args;", "    wd_state_note_lack(&{}->table);".format(
                        _root(command))]))
                else:
                    found.append((command, "post", _create(registry, command, param)))
    return found, unknown


def _signature(command: Command, phase: str) -> List[str]:
    args = "wd_{}_args".format(command.short_name)
    down = "{} *down".format(args) if phase == "pre" else "const {} *down".format(args)
    return ["struct wd_call *call", "const {} *args".format(args), down]


def _name(command: Command, phase: str) -> str:
    return "wd_state_{}_{}".format(phase, command.short_name)


def emit_header(registry: Registry) -> str:
    found, _ = hooks(registry)
    lines = [output.call("void " + _name(command, phase), _signature(command, phase), ";")
             for command, phase, _ in found]
    lines.append("")
    lines.append("// WD_STATE_GENERATED_HOOKS initializes these members of wd_hooks.")
    lines.append("#define WD_STATE_GENERATED_HOOKS \\")
    entries = ["    .{} = {{.{}_record = {}}},".format(command.short_name, phase, _name(command, phase))
               for command, phase, _ in found]
    lines.append(" \\\n".join(entries))
    return _banner(registry) + output.header(
        "WARDEN_VK_STATE_STATE_GENERATED_H", ['"vk/registry/validator.h"'], "\n".join(lines))


def emit_source(registry: Registry) -> str:
    found, unknown = hooks(registry)
    text = "Not tracked, for nobody knows their content: " + ", ".join(unknown) if unknown else ""
    parts = [_banner(registry, text),
             '#include "vk/state/state_generated.h"\n\n#include "vk/state/state_internal.h"']
    for command, phase, body in found:
        parts.append("\n" + output.call("void " + _name(command, phase), _signature(command, phase), " {"))
        parts.append("    (void)down;")
        parts += body
        parts.append("}")
    return "\n".join(parts) + "\n"


def _core_member(registry: Registry, struct: Struct) -> str:
    """Which member of wd_state_features a struct's features were promoted to, or "".

    Structs with a vendor's suffix are not the promoted ones, even where names are the same.
    """
    if re.search("[A-Z]{2,}$", struct.name) and not struct.name.endswith("Features"):
        return ""
    for version in ("11", "12", "13"):
        core = registry.structs.get("VkPhysicalDeviceVulkan{}Features".format(version))
        if core and set(struct.feature_names) <= set(core.feature_names):
            return "vulkan" + version
    return ""


def emit_features(registry: Registry) -> str:
    extending = registry.extending("VkDeviceCreateInfo") + registry.extending("VkPhysicalDeviceFeatures2")
    structs = {struct.name: struct for struct in extending if struct.is_feature_struct}
    parts = [_banner(registry),
             '#include "vk/state/state_internal.h"\n',
             "size_t wd_state_feature_struct_size(VkStructureType type) {",
             "    switch ((int)type) {"]
    for struct in structs.values():
        parts += ["    case {}:".format(struct.stype), "        return sizeof({});".format(struct.name)]
    parts += ["    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2:",
              "        return sizeof(VkPhysicalDeviceFeatures2);",
              "    default:", "        return 0;", "    }", "}", ""]
    promoted = [(struct, _core_member(registry, struct)) for struct in structs.values()]
    promoted = [(struct, core) for struct, core in promoted if core]
    for struct, core in promoted:
        parts.append(output.call("static void merge_" + struct.name[2:],
                                 ["wd_state_features *features", "const {} *chained".format(struct.name)], " {"))
        parts += ["    features->{0}.{1} |= chained->{1};".format(core, name) for name in struct.feature_names]
        parts += ["}", ""]
    parts += ["void wd_state_merge_features(wd_state_features *features, const VkBaseInStructure *chained) {",
              "    switch ((int)chained->sType) {",
              "    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2:",
              "        features->core = ((const VkPhysicalDeviceFeatures2 *)chained)->features;",
              "        break;"]
    for struct, _ in promoted:
        parts += ["    case {}:".format(struct.stype),
                  "        merge_{}(features, (const {} *)chained);".format(struct.name[2:], struct.name),
                  "        break;"]
    parts += ["    default:", "        break;", "    }", "}"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__,
               {"header": emit_header, "source": emit_source, "features": emit_features})
