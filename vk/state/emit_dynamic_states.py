"""Writes the dynamic states (vk/state/state_dynamic.h) and the hooks of the commands that set them.

    --list      state_dynamic_list.h       the states
    --hooks     state_dynamic_hooks.h      the hooks' declarations, and WD_STATE_DYNAMIC_HOOKS for the validator's table
    --source    state_dynamic_generated.c  the table of states and the hooks
"""

import re
from typing import Dict, List, Optional, Tuple

from vk.registry import output
from vk.registry.model import Command, Registry

EMITTER = "emit_dynamic_states.py"

# Every state that checks may name, whether the registry of the build has it or not; suffixes of vendors are left out.
STATES = """
VIEWPORT SCISSOR LINE_WIDTH DEPTH_BIAS BLEND_CONSTANTS DEPTH_BOUNDS STENCIL_COMPARE_MASK STENCIL_WRITE_MASK
STENCIL_REFERENCE CULL_MODE FRONT_FACE PRIMITIVE_TOPOLOGY VIEWPORT_WITH_COUNT SCISSOR_WITH_COUNT
VERTEX_INPUT_BINDING_STRIDE DEPTH_TEST_ENABLE DEPTH_WRITE_ENABLE DEPTH_COMPARE_OP DEPTH_BOUNDS_TEST_ENABLE
STENCIL_TEST_ENABLE STENCIL_OP RASTERIZER_DISCARD_ENABLE DEPTH_BIAS_ENABLE PRIMITIVE_RESTART_ENABLE LINE_STIPPLE
VIEWPORT_W_SCALING DISCARD_RECTANGLE DISCARD_RECTANGLE_ENABLE DISCARD_RECTANGLE_MODE SAMPLE_LOCATIONS
RAY_TRACING_PIPELINE_STACK_SIZE VIEWPORT_SHADING_RATE_PALETTE VIEWPORT_COARSE_SAMPLE_ORDER EXCLUSIVE_SCISSOR_ENABLE
EXCLUSIVE_SCISSOR FRAGMENT_SHADING_RATE VERTEX_INPUT PATCH_CONTROL_POINTS LOGIC_OP COLOR_WRITE_ENABLE
DEPTH_CLAMP_ENABLE POLYGON_MODE RASTERIZATION_SAMPLES SAMPLE_MASK ALPHA_TO_COVERAGE_ENABLE ALPHA_TO_ONE_ENABLE
LOGIC_OP_ENABLE COLOR_BLEND_ENABLE COLOR_BLEND_EQUATION COLOR_WRITE_MASK TESSELLATION_DOMAIN_ORIGIN
RASTERIZATION_STREAM CONSERVATIVE_RASTERIZATION_MODE EXTRA_PRIMITIVE_OVERESTIMATION_SIZE DEPTH_CLIP_ENABLE
SAMPLE_LOCATIONS_ENABLE COLOR_BLEND_ADVANCED PROVOKING_VERTEX_MODE LINE_RASTERIZATION_MODE LINE_STIPPLE_ENABLE
DEPTH_CLIP_NEGATIVE_ONE_TO_ONE VIEWPORT_W_SCALING_ENABLE VIEWPORT_SWIZZLE COVERAGE_TO_COLOR_ENABLE
COVERAGE_TO_COLOR_LOCATION COVERAGE_MODULATION_MODE COVERAGE_MODULATION_TABLE_ENABLE COVERAGE_MODULATION_TABLE
SHADING_RATE_IMAGE_ENABLE REPRESENTATIVE_FRAGMENT_TEST_ENABLE COVERAGE_REDUCTION_MODE
ATTACHMENT_FEEDBACK_LOOP_ENABLE DEPTH_CLAMP_RANGE
""".split()

# States whose commands do not have the name of the state.
COMMANDS = {
    "VERTEX_INPUT_BINDING_STRIDE": "vkCmdBindVertexBuffers2",
    "VIEWPORT_SHADING_RATE_PALETTE": "vkCmdSetViewportShadingRatePaletteNV",
    "VIEWPORT_COARSE_SAMPLE_ORDER": "vkCmdSetCoarseSampleOrderNV",
}

# Commands that also set a state.
OTHER_COMMANDS = {
    "vkCmdSetDepthBias2EXT": "DEPTH_BIAS",
    "vkCmdSetFragmentShadingRateEnumNV": "FRAGMENT_SHADING_RATE",
}

# Commands whose hooks state_dynamic.c and state_bind.c have: their values are arrays, or they have several.
HAND_WRITTEN = {
    "vkCmdSetViewport", "vkCmdSetScissor", "vkCmdSetViewportWithCount", "vkCmdSetScissorWithCount",
    "vkCmdBindVertexBuffers2", "vkCmdSetVertexInputEXT", "vkCmdSetColorBlendEnableEXT",
    "vkCmdSetColorBlendEquationEXT", "vkCmdSetColorBlendAdvancedEXT", "vkCmdSetColorWriteMaskEXT",
    "vkCmdSetColorWriteEnableEXT", "vkCmdSetSampleMaskEXT", "vkCmdSetSampleLocationsEXT", "vkCmdSetDiscardRectangleEXT",
}

# Commands with several parameters, of which the value of the state is one: that of the last command.
VALUES = {"vkCmdSetStencilWriteMask": "writeMask"}

VENDOR = re.compile("(_?)(KHR|EXT|NV|AMD|QCOM|ARM|HUAWEI|VALVE|SEC)$")


def values(registry: Registry) -> Dict[str, Tuple[str, int]]:
    """State -> its name in the API, and its value: those that the registry has."""
    found: Dict[str, Tuple[str, int]] = {}
    for value in registry.enums["VkDynamicState"].values:
        state = VENDOR.sub("", value.name)[len("VK_DYNAMIC_STATE_"):]
        if not value.alias_of:
            found[state] = (value.name, value.value)
    return found


def _words(name: str) -> str:
    """vkCmdSetDepthTestEnableEXT -> depthtestenable, as DEPTH_TEST_ENABLE_EXT."""
    return VENDOR.sub("", name).replace("_", "").lower()


def setters(registry: Registry) -> Dict[str, Command]:
    """State -> the canonical command that sets it."""
    by_words = {_words(command.name[len("vkCmdSet"):]): command for command in registry.canonical_commands()
                if command.name.startswith("vkCmdSet")}
    by_name = {VENDOR.sub("", command.name): command for command in registry.canonical_commands()}
    found = {}
    for state in STATES:
        command = by_name.get(VENDOR.sub("", COMMANDS[state])) if state in COMMANDS else by_words.get(_words(state))
        if command:
            found[state] = command
    return found


def _scalar(registry: Registry, command: Command) -> Optional[str]:
    """The only parameter after the command buffer, if it is a 32-bit value."""
    if len(command.params) != 2:
        return None
    param = command.params[1]
    if param.is_pointer or param.arrays:
        return None
    is_word = param.type in ("VkBool32", "uint32_t") or param.type in registry.enums or (
        param.type in registry.bitmasks and registry.bitmasks[param.type].width == 32)
    return param.name if is_word else None


def _generated(registry: Registry) -> List[Tuple[str, Command]]:
    found = [(state, command) for state, command in setters(registry).items() if command.name not in HAND_WRITTEN]
    return found + [(state, registry.commands[name]) for name, state in OTHER_COMMANDS.items() if name in registry.commands]


def _declare(command: Command, suffix: str) -> str:
    args = "wd_{}_args".format(command.short_name)
    return output.call("void wd_state_post_" + command.short_name,
                       ["struct wd_call *call", "const {} *args".format(args), "const {} *down".format(args)], suffix)


def _hook(state: str, registry: Registry, command: Command) -> List[str]:
    value = VALUES.get(command.name) or _scalar(registry, command)
    arguments = ["call", "args->commandBuffer", "WD_STATE_DYNAMIC_" + state,
                 "(uint32_t)args->" + value if value else "0"]
    return ["", _declare(command, " {"), "    (void)down;", output.call("wd_state_set_dynamic", arguments, ";", 4), "}"]


def _banner(registry: Registry) -> str:
    return output.banner(EMITTER, registry).replace("vk/registry/" + EMITTER, "vk/state/" + EMITTER)


def emit_list(registry: Registry) -> str:
    lines = ["// wd_state_dynamic_state is a VkDynamicState as an index; the registry of the build may lack it.",
             "typedef enum wd_state_dynamic_state {"]
    lines += ["    WD_STATE_DYNAMIC_{},".format(state) for state in STATES]
    lines += ["    WD_STATE_NUM_DYNAMIC_STATES,", "} wd_state_dynamic_state;"]
    return _banner(registry) + output.header("WARDEN_VK_STATE_STATE_DYNAMIC_LIST_H", [], "\n".join(lines))


def emit_hooks(registry: Registry) -> str:
    commands = [command for _, command in _generated(registry)]
    lines = [_declare(command, ";") for command in commands]
    lines += ["", "// WD_STATE_DYNAMIC_HOOKS initializes these members of wd_hooks.",
              "#define WD_STATE_DYNAMIC_HOOKS \\"]
    lines.append(" \\\n".join("    .{0} = {{.post_record = wd_state_post_{0}}},".format(command.short_name)
                             for command in commands))
    return _banner(registry) + output.header("WARDEN_VK_STATE_STATE_DYNAMIC_HOOKS_H", ['"vk/registry/validator.h"'],
                                             "\n".join(lines))


def emit_source(registry: Registry) -> str:
    known, commands = values(registry), setters(registry)
    lines = ["const wd_state_dynamic_info wd_state_dynamic_infos[WD_STATE_NUM_DYNAMIC_STATES] = {"]
    for state in STATES:
        name, value = known.get(state, ("VK_DYNAMIC_STATE_" + state, -1))
        command = commands[state].name if state in commands else ""
        lines += ["    [WD_STATE_DYNAMIC_{}] =".format(state),
                  '        {{"{}",'.format(name), '         "{}", {}}},'.format(command, value)]
    lines.append("};")
    for state, command in _generated(registry):
        lines += _hook(state, registry, command)
    return (_banner(registry) + '#include "vk/state/state_dynamic_hooks.h"\n#include "vk/state/state_internal.h"\n\n' +
            "\n".join(lines) + "\n")


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"list": emit_list, "hooks": emit_hooks, "source": emit_source})
