"""Emits the conditions under which a device accepts the capabilities and the extensions of SPIR-V.

    --source   spirv_requirement_tables.c
    --grammar  spirv.core.grammar.json, which numbers the capabilities
"""

import json
from typing import Dict, List, Optional, Tuple

from vk.capabilities.emit_capabilities import flat_names, property_structs
from vk.registry import output
from vk.registry.model import Registry, SpirvEnable

EMITTER = "emit_spirv_requirements.py"

# Members of property structs that have another name in the struct that Vulkan12Properties and later replaced.
RENAMED_MEMBERS = {"subgroupSupportedOperations": "supportedOperations"}

# Conditions that vk.xml lacks: features of VkPhysicalDeviceVulkan12Features. Vulkan 1.2 promoted VK_EXT_shader_viewport_index_layer
# with features, and modules before SPIR-V 1.5 can use them only with the capability of the extension.
MORE_FEATURES = {"ShaderViewportIndexLayerEXT": ["shaderOutputViewportIndex", "shaderOutputLayer"]}

# Vendors whose capabilities are for OpenCL only.
OPENCL_VENDORS = ("SPV_INTEL_", "SPV_ALTERA_")


class Needs:
    """The conditions of all rows, one after the other."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.names = flat_names(registry)
        self.rows: List[str] = []
        self.members: List[str] = []

    def add(self, enables: List[SpirvEnable]) -> Tuple[int, int]:
        """(the first condition, their number). None: the headers of the build have none of them."""
        rows: List[str] = []
        for enable in enables:
            row = self._row(enable)
            if row and row not in rows:
                rows.append(row)
        self.rows += rows
        return len(self.rows) - len(rows), len(rows)

    def _row(self, enable: SpirvEnable) -> Optional[str]:
        if enable.version:
            feature = self.registry.features.get(enable.version.replace("VK_API_VERSION", "VK_VERSION"))
            return feature and '{{WD_SPIRV_NEEDS_VERSION, 0, VK_MAKE_API_VERSION(0, {0}, {1}, 0), 0, "Vulkan {0}.{1}"}}'.format(
                *feature.number)
        if enable.extension:
            extension = self.registry.extensions.get(enable.extension)
            return extension and extension.type == "device" and (
                '{{WD_SPIRV_NEEDS_EXTENSION, offsetof(wd_extensions, {}), 0, 0, "{}"}}'.format(
                    enable.extension[len("VK_"):], enable.extension)) or None
        if enable.feature:
            member = self.names.get((self.registry.canonical_type(enable.struct), enable.feature))
            return member and '{{WD_SPIRV_NEEDS_FEATURE, offsetof(wd_features, {}), 0, 0, "{}"}}'.format(member, enable.feature)
        return self._property_row(enable)

    def _property_row(self, enable: SpirvEnable) -> Optional[str]:
        names = {enable.member, RENAMED_MEMBERS.get(enable.member, enable.member)}
        first = len(self.members)
        own = []
        for struct in property_structs(self.registry):
            own += ["{{{}, offsetof({}, {})}}".format(struct.stype, struct.name, member.name)
                    for member in struct.members if member.name in names]
        if not own:
            return None
        if own[0] in self.members:
            first = self.members.index(own[0])
        else:
            self.members += own
        return '{{WD_SPIRV_NEEDS_PROPERTY, {}, {}, {}, "{}"}}'.format(first, enable.value, len(own), enable.member)


def _numbers(grammar: dict) -> Dict[str, dict]:
    """Capability -> its entry in the grammar; aliases included."""
    kinds = {kind["kind"]: kind for kind in grammar["operand_kinds"]}
    found = {}
    for entry in kinds["Capability"]["enumerants"]:
        for name in [entry["enumerant"]] + entry.get("aliases", []):
            found[name] = entry
    return found


def _is_for_opencl(entry: dict) -> bool:
    """Whether Vulkan has no extension that could allow a capability, also in later versions: it is of OpenCL's environment."""
    return all(name.startswith(OPENCL_VENDORS) for name in entry.get("extensions", []))


def _implies_shader(name: str, numbers: Dict[str, dict]) -> bool:
    """Whether declaring a capability declares Shader as well (SPIR-V, Capability, Implicitly Declares)."""
    return name == "Shader" or any(_implies_shader(other, numbers) for other in numbers[name].get("capabilities", []))


def _capabilities(registry: Registry, needs: Needs, grammar: dict) -> List[str]:
    numbers = _numbers(grammar)
    enables: Dict[int, List[SpirvEnable]] = {}
    names: Dict[int, str] = {}
    for name, entry in numbers.items():
        names.setdefault(entry["value"], name)
    for name, own in registry.spirv_capabilities.items():
        if name in numbers:
            enables.setdefault(numbers[name]["value"], []).extend(own)
    for name, features in MORE_FEATURES.items():
        enables[numbers[name]["value"]] += [SpirvEnable(struct="VkPhysicalDeviceVulkan12Features", feature=feature)
                                            for feature in features]
    rows = []
    for number in sorted(names):
        if number in enables:
            status, place = "WD_SPIRV_CAPABILITY_CONDITIONAL", needs.add(enables[number])
        elif _is_for_opencl(numbers[names[number]]):
            status, place = "WD_SPIRV_CAPABILITY_NEVER", (0, 0)
        else:
            status, place = "WD_SPIRV_CAPABILITY_UNKNOWN", (0, 0)
        rows.append('    {{{}, "{}", {}, {}, {}, {}}},'.format(
            number, names[number], status, str(_implies_shader(names[number], numbers)).lower(), *place))
    return rows


def emit_source(registry: Registry, grammar_path: str) -> str:
    with open(grammar_path, encoding="utf-8") as stream:
        grammar = json.load(stream)
    needs = Needs(registry)
    capabilities = _capabilities(registry, needs, grammar)
    extensions = ['    {{"{}", {}, {}}},'.format(name, *needs.add(registry.spirv_extensions[name]))
                  for name in sorted(registry.spirv_extensions)]
    newest = max(feature.number for feature in registry.features.values())
    parts = [output.banner(EMITTER, registry).replace("vk/registry/", "vk/shader/"),
             "#include <stddef.h>\n", '#include "vk/shader/spirv_requirements_internal.h"\n',
             "const wd_spirv_need wd_spirv_needs[] = {"]
    parts += ["    {},".format(row) for row in needs.rows] + ["};", ""]
    parts += ["const wd_spirv_property_member wd_spirv_property_members[] = {"]
    parts += ["    {},".format(row) for row in needs.members] + ["};", ""]
    parts += ["const wd_spirv_capability_row wd_spirv_capability_rows[] = {"] + capabilities + ["};"]
    parts += ["const size_t wd_spirv_num_capability_rows = {};".format(len(capabilities)), ""]
    parts += ["const wd_spirv_extension_row wd_spirv_extension_rows[] = {"] + extensions + ["};"]
    parts += ["const size_t wd_spirv_num_extension_rows = {};".format(len(extensions)), ""]
    parts += ["const uint32_t wd_spirv_newest_vulkan = VK_MAKE_API_VERSION(0, {}, {}, 0);".format(*newest), ""]
    return "\n".join(parts)


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source}, ["grammar"])
