"""Every VUID that Warden's sources name is one of the specification's.

usage: vuids_test.py VALIDUSAGE SOURCE...

VALIDUSAGE is the validusage.json of the installed registry. Among the sources are the table of message ids and the header that
lists the commands whose ids GPU-assisted validation composes. Rules that the installed registry is too old for are in NEWER.
Where Debian's chromium is installed, all ids are looked up in the list of the much newer Khronos layer in that package.
"""

import json
import pathlib
import re
import sys
import unittest

MODULE = ["VkShaderModuleCreateInfo"]
OBJECT = ["VkShaderCreateInfoEXT"]
COMMANDS = []  # Filled from the header.

# Patterns of the table of message ids -> the names that stand in the place of their `*`.
COMPOSED = {
    "VUID-*-None-08114": COMMANDS,
    "VUID-*-None-10068": COMMANDS,
    "VUID-*-codeSize-08735": MODULE + OBJECT,
    "VUID-*-pCode-08736": MODULE + OBJECT,
    "VUID-*-pCode-08737": MODULE + OBJECT,
    "VUID-*-pCode-parameter": MODULE + OBJECT,
    "VUID-*-storageBuffers-06936": COMMANDS,
    "VUID-*-uniformBuffers-06935": COMMANDS,
}

# Ids that the registry of Debian 12 (1.3.239) does not have -> why they are ours to report.
NEWER = [
    (r"VUID-vkCmd\w+-None-10068", "indices into arrays of descriptors had no rule of their own"),
    (r"VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819", "accesses outside of buffers had no rule of their own"),
    (r"VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314", "it was called RuntimeSpirv"),
    (r"VUID-VkShaderModuleCreateInfo-(codeSize-08735|pCode-07912|pCode-0873[67])", "rules of extensions were taken apart"),
    (r"VUID-VkShaderCreateInfoEXT-.*", "VK_EXT_shader_object is newer"),
]

# Sources that compare ids in messages of SPIRV-Tools, which has older ids as well, and report none of them.
MATCHED = ["shader_exception.c"]

CHROMIUM = pathlib.Path("/usr/lib/chromium/libVkLayer_khronos_validation.so")
VUID = re.compile(r'"(VUID-[^"% ]+)"')


def ids_in(source):
    """The ids in a source's text, and the patterns of others, as two sets."""
    found = set(VUID.findall(source))
    patterns = {vuid for vuid in found if "*" in vuid}
    return found - patterns, patterns


def composed_of(patterns):
    """The ids that patterns make."""
    return {pattern.replace("*", name) for pattern in patterns for name in COMPOSED.get(pattern, [])}


def registry_ids(path):
    def walk(value):
        if isinstance(value, dict):
            if "vuid" in value:
                yield value["vuid"]
            value = list(value.values())
        if isinstance(value, list):
            for one in value:
                yield from walk(one)

    return set(walk(json.loads(pathlib.Path(path).read_text(encoding="utf-8"))))


def is_newer(vuid):
    return any(re.fullmatch(pattern, vuid) for pattern, _ in NEWER)


class VuidsTest(unittest.TestCase):
    validusage = None
    sources = []

    @classmethod
    def setUpClass(cls):
        cls.known = registry_ids(cls.validusage)
        texts = {pathlib.Path(path).name: pathlib.Path(path).read_text(encoding="utf-8") for path in cls.sources
                 if pathlib.Path(path).name not in MATCHED}
        COMMANDS.extend("vk" + name for name in re.findall(r"\bX\((Cmd\w+),", texts["gpuav_commands.h"]))
        cls.used, cls.patterns = set(), set()
        for text in texts.values():
            whole, patterns = ids_in(text)
            cls.used |= whole | composed_of(patterns)
            cls.patterns |= patterns

    def test_ids_are_found_in_sources(self):
        self.assertIn("VUID-vkQueueSubmit-pSubmits-02207", self.used)
        self.assertIn("VUID-vkCmdDrawIndexedIndirect-None-10068", self.used)
        self.assertIn("VUID-VkShaderModuleCreateInfo-codeSize-01085", self.used)

    def test_names_of_patterns_are_known(self):
        self.assertEqual(self.patterns, set(COMPOSED))

    def test_every_id_is_of_the_specification(self):
        self.assertEqual({v for v in self.used if v not in self.known and not is_newer(v)}, set())

    def test_every_id_is_of_the_newest_specification(self):
        if not CHROMIUM.exists():
            self.skipTest("install the Debian package 'chromium'")
        newest = set(CHROMIUM.read_bytes().split(b"\0"))
        self.assertEqual({v for v in self.used if v.encode() not in newest}, set())

    def test_mistakes_are_found(self):
        whole, patterns = ids_in('"VUID-vkCmdDraw-None-99999" "VUID-%s-%s" "VUID-*-None-00001" "no id"')
        self.assertEqual(whole, {"VUID-vkCmdDraw-None-99999"})
        self.assertEqual(patterns, {"VUID-*-None-00001"})
        self.assertNotIn("VUID-vkCmdDraw-None-99999", self.known)
        self.assertFalse(is_newer("VUID-vkCmdDraw-None-99999"))


if __name__ == "__main__":
    VuidsTest.validusage, *VuidsTest.sources = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
