"""Every VUID that Warden's sources name is one of the specification's.

usage: vuids_test.py VALIDUSAGE SOURCE...

VALIDUSAGE is the validusage.json of the installed registry. Among the sources is the header that lists the commands whose ids
GPU-assisted validation composes. Ids stand in a source whole, or as the end of those that are composed of a command or a structure and a
rule. What the installed registry is too old for is in NEWER; where Debian's chromium is installed, all ids are looked up in the
list that the much newer Khronos layer in that package carries.
"""

import json
import pathlib
import re
import sys
import unittest

MODULE = ["VkShaderModuleCreateInfo"]
OBJECT = ["VkShaderCreateInfoEXT"]
COMMANDS = []  # Filled from the header.

# The ends of composed ids -> what stands in front of them.
COMPOSED = {
    "None-08114": COMMANDS,
    "None-10068": COMMANDS,
    "codeSize-01085": MODULE,
    "codeSize-08735": MODULE + OBJECT,
    "codeSize-arraylength": OBJECT,
    "pCode-07912": MODULE,
    "pCode-08736": MODULE + OBJECT,
    "pCode-08737": MODULE + OBJECT,
    "pCode-parameter": MODULE + OBJECT,
    "storageBuffers-06936": COMMANDS,
    "uniformBuffers-06935": COMMANDS,
}

# Ids that the registry of Debian 12 (1.3.239) does not have -> why they are ours to report.
NEWER = [
    (r"VUID-vkCmd\w+-None-10068", "indices into arrays of descriptors had no rule of their own"),
    (r"VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819", "accesses outside of buffers had no rule of their own"),
    (r"VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314", "it was called RuntimeSpirv"),
    (r"VUID-VkShaderModuleCreateInfo-(codeSize-08735|pCode-07912|pCode-0873[67])", "rules of extensions were taken apart"),
    (r"VUID-VkShaderCreateInfoEXT-.*", "VK_EXT_shader_object is newer"),
]

CHROMIUM = pathlib.Path("/usr/lib/chromium/libVkLayer_khronos_validation.so")
WHOLE = re.compile(r'"(VUID-[^"%]+)"')
END = re.compile(r'"-?([A-Za-z]\w*-(?:\d{5}|parameter|arraylength))"')


def ids_in(source):
    """The ids that stand whole in a source's text, and the ends of others, as two sets."""
    return set(WHOLE.findall(source)), set(END.findall(source))


def composed_of(ends):
    """The ids that ends make."""
    return {f"VUID-{front}-{end}" for end in ends for front in COMPOSED.get(end, [])}


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
        texts = {pathlib.Path(path).name: pathlib.Path(path).read_text(encoding="utf-8") for path in cls.sources}
        COMMANDS.extend("vk" + name for name in re.findall(r"\bX\((Cmd\w+),", texts["gpuav_commands.h"]))
        cls.used, cls.ends = set(), set()
        for text in texts.values():
            whole, ends = ids_in(text)
            cls.used |= whole | composed_of(ends)
            cls.ends |= ends

    def test_ids_are_found_in_sources(self):
        self.assertIn("VUID-vkQueueSubmit-pSubmits-02207", self.used)
        self.assertIn("VUID-vkCmdDrawIndexedIndirect-None-10068", self.used)
        self.assertIn("VUID-VkShaderModuleCreateInfo-codeSize-01085", self.used)

    def test_what_ends_are_composed_with_is_known(self):
        self.assertEqual(self.ends, set(COMPOSED))

    def test_every_id_is_of_the_specification(self):
        self.assertEqual({v for v in self.used if v not in self.known and not is_newer(v)}, set())

    def test_every_id_is_of_the_newest_specification(self):
        if not CHROMIUM.exists():
            self.skipTest("install the Debian package 'chromium'")
        newest = set(CHROMIUM.read_bytes().split(b"\0"))
        self.assertEqual({v for v in self.used if v.encode() not in newest}, set())

    def test_mistakes_are_found(self):
        whole, ends = ids_in('"VUID-vkCmdDraw-None-99999" "VUID-%s-%s" "-None-10068" "other-00001" "no id"')
        self.assertEqual(whole, {"VUID-vkCmdDraw-None-99999"})
        self.assertEqual(ends, {"None-10068", "other-00001"})
        self.assertNotIn("VUID-vkCmdDraw-None-99999", self.known)
        self.assertFalse(is_newer("VUID-vkCmdDraw-None-99999"))


if __name__ == "__main__":
    VuidsTest.validusage, *VuidsTest.sources = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
