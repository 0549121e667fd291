"""Every VUID that Warden's sources name is one of the specification's.

usage: vuids_test.py VALIDUSAGE NEWER SOURCE...

VALIDUSAGE is the validusage.json of the build's registry. The repository @registries has those of the other registries on this
machine. NEWER is the table of ids that older registries do not have. Among the sources are the table of message ids and the header
that lists the commands whose ids GPU-assisted validation composes.
"""

import json
import pathlib
import re
import sys
import unittest

MODULE = ["VkShaderModuleCreateInfo"]
OBJECT = ["VkShaderCreateInfoEXT"]
STAGE = ["VkPipelineShaderStageCreateInfo"]
PIPELINES = ["VkGraphicsPipelineCreateInfo", "VkComputePipelineCreateInfo", "VkRayTracingPipelineCreateInfoKHR",
             "VkRayTracingPipelineCreateInfoNV"]
COMMANDS = []  # Filled from the header.
VERTEX_DRAWS = ["vkCmdDraw", "vkCmdDrawIndexed", "vkCmdDrawMultiEXT", "vkCmdDrawMultiIndexedEXT", "vkCmdDrawIndirect",
                "vkCmdDrawIndirectCount", "vkCmdDrawIndexedIndirect", "vkCmdDrawIndexedIndirectCount"]
COUNTED_DRAWS = ["vkCmdDrawIndirectCount", "vkCmdDrawIndexedIndirectCount", "vkCmdDrawMeshTasksIndirectCountEXT"]
DIVIDED_DRAWS = ["VkDrawIndirectCommand", "VkDrawIndexedIndirectCommand", "vkCmdDraw", "vkCmdDrawIndexed", "vkCmdDrawMultiEXT",
                 "vkCmdDrawMultiIndexedEXT", "vkCmdDrawIndirectByteCountEXT"]
BUILDS = ["vkCmdBuildAccelerationStructuresKHR", "vkCmdBuildAccelerationStructuresIndirectKHR"]
TRACES = ["vkCmdTraceRaysKHR", "vkCmdTraceRaysIndirectKHR", "vkCmdTraceRaysIndirect2KHR"]
INDIRECT_TRACES = ["VkTraceRaysIndirectCommandKHR", "VkTraceRaysIndirectCommand2KHR"]

# Of all recorded commands, which test_every_recorded_command_has_the_statement checks in each registry.
RECORDING = "VUID-*-commandBuffer-recording"

# Patterns of the table of message ids -> the names that stand in the place of their `*`.
COMPOSED = {
    RECORDING: [],
    "VUID-*-None-02721": VERTEX_DRAWS,
    "VUID-*-None-08114": COMMANDS,
    "VUID-*-None-08116": COMMANDS,
    "VUID-*-None-09462": DIVIDED_DRAWS,
    "VUID-*-None-08612": COMMANDS,
    "VUID-*-None-08613": COMMANDS,
    "VUID-*-None-09600": COMMANDS,
    "VUID-*-None-10068": COMMANDS,
    "VUID-*-None-11297": COMMANDS,
    "VUID-*-None-11298": COMMANDS,
    "VUID-*-None-11299": COMMANDS,
    "VUID-*-None-11300": COMMANDS,
    "VUID-*-None-11301": COMMANDS,
    "VUID-*-None-11302": COMMANDS,
    "VUID-*-None-11304": COMMANDS,
    "VUID-*-None-11305": COMMANDS,
    "VUID-*-None-11306": COMMANDS,
    "VUID-*-None-11308": COMMANDS,
    "VUID-*-None-11309": COMMANDS,
    "VUID-*-None-11319": TRACES,
    "VUID-*-None-11372": COMMANDS,
    "VUID-*-None-11373": COMMANDS,
    "VUID-*-None-11374": COMMANDS,
    "VUID-*-None-11398": COMMANDS,
    "VUID-*-None-11437": COMMANDS,
    "VUID-*-None-11438": COMMANDS,
    "VUID-*-None-11439": COMMANDS,
    "VUID-*-None-11441": COMMANDS,
    "VUID-*-None-11442": COMMANDS,
    "VUID-*-None-12472": COMMANDS,
    "VUID-*-codeSize-08735": MODULE + OBJECT,
    "VUID-*-countBuffer-02717": COUNTED_DRAWS,
    "VUID-*-depth-03640": INDIRECT_TRACES,
    "VUID-*-format-07753": COMMANDS,
    "VUID-*-height-03639": INDIRECT_TRACES,
    "VUID-*-None-10391": PIPELINES,
    "VUID-*-layout-07987": PIPELINES,
    "VUID-*-layout-07988": PIPELINES,
    "VUID-*-layout-07990": PIPELINES,
    "VUID-*-layout-07991": PIPELINES,
    "VUID-*-layout-10069": PIPELINES,
    "VUID-*-dstAccelerationStructure-03706": BUILDS,
    "VUID-*-pCode-08736": MODULE + OBJECT,
    "VUID-*-pCode-08737": MODULE + OBJECT,
    "VUID-*-pCode-08738": MODULE + OBJECT,
    "VUID-*-pCode-08739": MODULE + OBJECT,
    "VUID-*-pCode-08740": MODULE + OBJECT,
    "VUID-*-pCode-08741": MODULE + OBJECT,
    "VUID-*-pCode-08742": MODULE + OBJECT,
    "VUID-*-pCode-parameter": MODULE + OBJECT,
    "VUID-*-pNext-09461": DIVIDED_DRAWS,
    "VUID-*-pNext-11315": STAGE + OBJECT,
    "VUID-*-pNext-11316": STAGE + OBJECT,
    "VUID-*-pNext-11317": STAGE + OBJECT,
    "VUID-*-pNext-12454": STAGE + OBJECT,
    "VUID-*-pInfos-03663": BUILDS,
    "VUID-*-pInfos-03664": BUILDS,
    "VUID-*-pInfos-03709": BUILDS,
    "VUID-*-pInfos-03717": BUILDS,
    "VUID-*-pInfos-03768": BUILDS,
    "VUID-*-pInfos-12281": BUILDS,
    "VUID-*-pRegions-07931": ["vkCmdCopyBufferToImage", "VkCopyBufferToImageInfo2"],
    "VUID-*-robustBufferAccess2-08798": ["vkCmdDrawIndexed", "vkCmdDrawMultiIndexedEXT", "VkDrawIndexedIndirectCommand"],
    "VUID-*-storageBuffers-06936": COMMANDS,
    "VUID-*-uniformBuffers-06935": COMMANDS,
    "VUID-*-viewType-07752": COMMANDS,
    "VUID-*-width-03638": INDIRECT_TRACES,
    "VUID-*-width-03641": INDIRECT_TRACES,
    "VUID-*-None-02691": COMMANDS,
    "VUID-*-None-02692": COMMANDS,
    "VUID-*-None-06479": COMMANDS,
    "VUID-*-None-08609": COMMANDS,
    "VUID-*-None-08610": COMMANDS,
    "VUID-*-None-08611": COMMANDS,
    "VUID-*-OpImageWrite-08795": COMMANDS,
    "VUID-*-OpTypeImage-07027": COMMANDS,
    "VUID-*-OpTypeImage-07028": COMMANDS,
    "VUID-*-SampledType-04470": COMMANDS,
    "VUID-*-SampledType-04471": COMMANDS,
    "VUID-*-magFilter-04553": COMMANDS,
    "VUID-*-magFilter-09598": COMMANDS,
    "VUID-*-mipmapMode-04770": COMMANDS,
    "VUID-*-mipmapMode-09599": COMMANDS,
    "VUID-*-None-02693": COMMANDS,
    "VUID-*-filterCubic-02694": COMMANDS,
    "VUID-*-filterCubicMinmax-02695": COMMANDS,
    "VUID-*-flags-02696": COMMANDS,
    "VUID-*-unnormalizedCoordinates-09635": COMMANDS,
    "VUID-*-None-07888": COMMANDS,
    "VUID-*-OpImageWrite-04469": COMMANDS,
    "VUID-*-OpTypeImage-07029": COMMANDS,
    "VUID-*-OpTypeImage-07030": COMMANDS,
    "VUID-*-SampledType-04472": COMMANDS,
    "VUID-*-SampledType-04473": COMMANDS,
}

# Sources that compare ids in messages of SPIRV-Tools, which has older ids as well, and report none of them.
MATCHED = ["shader_exception.c"]

VUID = re.compile(r'"(VUID-[^"% ]+)"')


def ids_in(source):
    """The ids in a source's text, and the patterns of others, as two sets."""
    found = set(VUID.findall(source))
    patterns = {vuid for vuid in found if "*" in vuid}
    return found - patterns, patterns


def composed_of(patterns):
    """The ids that patterns make."""
    return {pattern.replace("*", name) for pattern in patterns for name in COMPOSED.get(pattern, [])}


def version_of(text):
    """A version such as "1.4.309" as a tuple of numbers."""
    return tuple(int(part) for part in text.split("."))


def newer_rules(text):
    """The table of ids that some registries do not have: a pattern, and the first version that has the ids, or the last
    one, where the table has 'to' before it."""
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return [(re.compile(pattern), version_of(version.replace("to ", "")), version.startswith("to "))
            for pattern, version, reason in rows if reason]


def registry_version(path):
    return version_of(json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["version info"]["api version"])


def recorded_commands(path):
    """The commands in a validusage.json that are recorded."""
    return {name for name in json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["validation"]
            if name.startswith("vkCmd")}


def registry_ids(path):
    """The ids in a validusage.json."""
    def walk(value):
        if isinstance(value, dict):
            if "vuid" in value:
                yield value["vuid"]
            value = list(value.values())
        if isinstance(value, list):
            for one in value:
                yield from walk(one)

    return set(walk(json.loads(pathlib.Path(path).read_text(encoding="utf-8"))))


def missing_ids(used, known, version, rules):
    """The ids that a registry of this version should have and does not have."""
    allowed = [pattern for pattern, bound, is_last in rules if (version > bound if is_last else version < bound)]
    return {vuid for vuid in used - known if not any(pattern.fullmatch(vuid) for pattern in allowed)}


class VuidsTest(unittest.TestCase):
    registries = []  # Files validusage.json; the first is the build's.
    newer = None
    sources = []

    @classmethod
    def setUpClass(cls):
        cls.rules = newer_rules(pathlib.Path(cls.newer).read_text(encoding="utf-8"))
        texts = {pathlib.Path(path).name: pathlib.Path(path).read_text(encoding="utf-8") for path in cls.sources
                 if pathlib.Path(path).name not in MATCHED}
        COMMANDS.extend("vk" + name for name in re.findall(r"\bX\((Cmd\w+),", texts["gpuav_commands.h"]))
        cls.used, cls.patterns = set(), set()
        for text in texts.values():
            complete, patterns = ids_in(text)
            cls.used |= complete | composed_of(patterns)
            cls.patterns |= patterns

    def test_ids_are_found_in_sources(self):
        self.assertIn("VUID-vkQueueSubmit-pSubmits-02207", self.used)
        self.assertIn("VUID-vkCmdDrawIndexedIndirect-None-10068", self.used)
        self.assertIn("VUID-VkShaderModuleCreateInfo-codeSize-01085", self.used)

    def test_names_of_patterns_are_known(self):
        self.assertEqual(self.patterns, set(COMPOSED))

    def test_every_id_is_of_the_specification(self):
        for registry in self.registries:
            version = registry_version(registry)
            with self.subTest(version=version):
                self.assertEqual(missing_ids(self.used, registry_ids(registry), version, self.rules), set())

    def test_every_recorded_command_has_the_statement(self):
        for registry in self.registries:
            with self.subTest(version=registry_version(registry)):
                commands = recorded_commands(registry)
                self.assertIn("vkCmdDraw", commands)
                self.assertEqual({RECORDING.replace("*", name) for name in commands} - registry_ids(registry), set())

    def test_every_row_of_the_table_is_used(self):
        for pattern, _, _ in self.rules:
            self.assertTrue(any(pattern.fullmatch(vuid) for vuid in self.used), pattern.pattern)

    def test_mistakes_are_found(self):
        complete, patterns = ids_in('"VUID-vkCmdDraw-None-99999" "VUID-%s-%s" "VUID-*-None-00001" "no id"')
        self.assertEqual(complete, {"VUID-vkCmdDraw-None-99999"})
        self.assertEqual(patterns, {"VUID-*-None-00001"})
        rules = newer_rules("# comment\nVUID-a-\\d+\t1.4.310\treason\n")
        used = {"VUID-a-1", "VUID-b-1", "VUID-c-1"}
        self.assertEqual(missing_ids(used, {"VUID-c-1"}, (1, 4, 309), rules), {"VUID-b-1"})
        self.assertEqual(missing_ids(used, {"VUID-c-1"}, (1, 4, 310), rules), {"VUID-a-1", "VUID-b-1"})
        rules = newer_rules("VUID-a-\\d+\tto 1.4.309\treason\n")
        self.assertEqual(missing_ids(used, {"VUID-c-1"}, (1, 4, 309), rules), {"VUID-a-1", "VUID-b-1"})
        self.assertEqual(missing_ids(used, {"VUID-c-1"}, (1, 4, 310), rules), {"VUID-b-1"})
        with self.assertRaises(ValueError):
            newer_rules("VUID-a\t1.4.310\n")


if __name__ == "__main__":
    build, VuidsTest.newer, *VuidsTest.sources = sys.argv[1:]
    VuidsTest.registries = [build] + sorted(map(str, pathlib.Path("../registries").glob("*/registry/validusage.json")))
    unittest.main(argv=sys.argv[:1])
