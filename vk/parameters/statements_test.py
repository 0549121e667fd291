"""The implicit statements that parameter validation can report, against those of the specification.

usage: statements_test.py VK_XML VIDEO_XML VALIDUSAGE [NAME=DIRECTORY...]

Compares by VUID and by meaning: each tree is written out in the specification's English, and must say what validusage.json
says. Prints the coverage. Further registries (folders with vk.xml, video.xml and validusage.json) are judged alike.
"""

import collections
import pathlib
import re
import sys
import unittest

from vk.parameters import later_rules, rules
from vk.parameters.emit_parameters import QUEUES
from vk.parameters.lowering import Lowering
from vk.parameters.required import NULL_IS_VALID, REQUIRED, VALUED, numbered_vuids
from vk.registry import expression, statements
from vk.registry.reader import read_registry

# Statements whose subject the build's registry has, but that no tree is made for, and the reason.
WITHOUT_TREE = [
    (r"VUID-VkInstanceCreateInfo-pNext", "an explicit statement, about callbacks, that has no number"),
    (r"VUID-VkEventCreateInfo-sType-unique", "the one struct that extends it has a platform guard"),
    (r"VUID-\w+-sType-(sType|unique)|VUID-\w+-pNext-pNext", "its VkStructureType has a platform guard"),
    (r"VUID-\w+-(pNext-pNext|[\w:>-]+-arraylength)", "only structs with a platform guard are concerned"),
]

# Where our English differs from the specification's while the meaning is the same.
SAME_MEANING = [
    (r"valid or VK_NULL_HANDLE", "or VK_NULL_HANDLE"),
    (r"\bvalid ", ""),  # Structs without statements are not called valid.
    (r"Any given element", "Each element"),
    (r"an int value", "a int value"),
    (r"pointer to VkExtent2D structures", "pointer to a VkExtent2D structure"),
    (r"^If (\w+) is not 0, (\1 must be a combination)", r"\2"),  # An empty combination is checked apart.
    (r"a Vk(\w+)Flags(\w*) value", r"a combination of Vk\1FlagBits\2 values"),
    (r"an array of \\\(.*?\\\)", "an array of FORMULA"),
    (r"an array of (codeSize / 4|2\*VK_UUID_SIZE|\(\w+ \+ 31\) / 32)", "an array of FORMULA"),
    (r"pointers to (Vk\w+ structures|uint32_t values|bytes)", r"\1"),
    (r"VkBuildAccelerationStructureFlagBits(NV|KHR)", "VkBuildAccelerationStructureFlagBits"),
    (r"VkPipelineStageFlagBits2KHR", "VkPipelineStageFlagBits2"),
    (r"(?:,? or |, )(?=VK_)", ","),  # Lists of literals.
    (r"valid pointer to an array of keySize uint8_t values", "uint8_t value"),  # A mistake of the specification.
    (r"pointer to an array of keySize uint8_t values", "uint8_t value"),
]

# Statements whose text and tree differ in one registry, and the reason.
DIFFERENT = {
    "VUID-VkImageDrmFormatModifierExplicitCreateInfoEXT-pPlaneLayouts-parameter":
        "the text of 1.3.239 calls the count optional, which its registry and later texts do not",
}


class Judged:
    """One registry, its statements and their tables."""

    def __init__(self, vk_xml, video_xml, validusage):
        self.registry = read_registry(vk_xml, video_xml)
        self.texts = statements.read_texts(validusage)
        self.statements = statements.implicit_statements(self.registry, self.texts)
        self.lowering = Lowering(self.registry, self.statements, self.texts)
        owners = set(self.registry.commands) | set(self.registry.structs)
        implicit = {vuid for vuid in self.texts if statements.is_implicit(vuid)}
        self.implicit = {vuid for vuid in implicit if vuid.split("-")[1] in owners}
        self.of_others = implicit - self.implicit
        self.raised = set(self.lowering.raised) - set(self.lowering.explicit)
        self.implied = set(self.lowering.implied) - set(self.lowering.not_raised)
        self.checked = self.raised | self.implied

    def print_coverage(self):
        ends = collections.Counter(vuid.rsplit("-", 1)[1] for vuid in self.implicit)
        checked = collections.Counter(vuid.rsplit("-", 1)[1] for vuid in self.checked)
        print("\nVulkan 1.x.{}: {} of {} implicit statements are checked ({:.2f} %), {} under their own id ({:.2f} %)".format(
            self.registry.header_version, len(self.checked), len(self.implicit), 100 * self.coverage(), len(self.raised),
            100 * len(self.raised) / len(self.implicit)))
        for end, number in ends.most_common():
            print("  {:16} {:5} of {:5}".format("-" + end, checked[end], number))
        for reason, number in collections.Counter(self.lowering.implied[vuid] for vuid in self.implied).most_common():
            print("  {:5} under other ids: {}".format(number, reason))
        reasons = collections.Counter(self.lowering.not_raised.values())
        reasons.update(self.reason_without_tree(vuid) for vuid in self.without_tree())
        for reason, number in reasons.most_common():
            print("  {:5} not checked: {}".format(number, reason))
        print("  {:5} of commands and structs with a platform guard".format(len(self.of_others)))

    def coverage(self):
        return len(self.checked & self.implicit) / len(self.implicit)

    def without_tree(self):
        return self.implicit - {statement.vuid for statement in self.statements}

    @staticmethod
    def reason_without_tree(vuid):
        return next((reason for pattern, reason in WITHOUT_TREE if re.fullmatch(pattern, vuid)), "")


def normalized(text):
    for pattern, replacement in SAME_MEANING:
        text = re.sub(pattern, replacement, text)
    return text


class StatementsTest(unittest.TestCase):
    maxDiff = None
    judged = []
    built = ()

    def test_coverage(self):
        for judged in self.judged:
            judged.print_coverage()
            self.assertGreaterEqual(judged.coverage(), 0.97)

    def test_every_id_is_of_the_specification(self):
        for judged in self.judged:
            self.assertEqual(judged.checked - set(judged.texts), set())

    def test_unchecked_statements_have_a_reason(self):
        for judged in self.judged:
            self.assertEqual([vuid for vuid in judged.without_tree() if not judged.reason_without_tree(vuid)], [])
            missing = judged.implicit - judged.checked - judged.without_tree()
            self.assertEqual(missing - set(judged.lowering.not_raised), set())

    def test_trees_match_the_specification(self):
        for judged in self.judged:
            different = []
            compared = 0
            for statement in judged.statements:
                text = expression.english(statement)
                compared += bool(text)
                if statement.vuid in DIFFERENT:
                    continue
                if text and normalized(text) != normalized(judged.texts[statement.vuid]):
                    different.append((statement.vuid, judged.texts[statement.vuid], text))
            print("{} of {} trees with a text of their own differ in words".format(len(different), compared))
            self.assertEqual(different, [])

    def test_statements_of_others_have_a_platform_guard(self):
        for judged in self.judged:
            for vuid in judged.of_others:
                self.assertNotIn(vuid.split("-")[1], judged.registry.commands)

    def test_every_pointer_without_implicit_statement_has_a_rule(self):
        valued = {key: items for key, items in VALUED.items() if key[1].startswith("p") and key[1][1].isupper()}
        rule = {**rules.READ_IF, **REQUIRED, **valued, **NULL_IS_VALID}
        found = set()
        for judged in self.judged:
            for record in [*judged.lowering.commands.values(), *judged.lowering.structs.values()]:
                if getattr(record.item, "returned_only", False):
                    continue
                found |= {(record.name, member.name) for member in record.members.values()}
                self.assertEqual([(record.name, member.name) for member in record.members.values()
                                  if member.pointer and member.no_auto_validity and member.name != "pNext"
                                  and (record.name, member.name) not in rule], [])
        owners = {owner for owner, _ in found}  # Not commands that are aliases in all registries here.
        self.assertEqual({key for key in rule if key[0] in owners} - found, set())

    def test_every_required_pointer_has_a_statement(self):
        for judged in self.judged:
            for (owner, member), items in REQUIRED.items():
                record = judged.lowering.commands.get(owner) or judged.lowering.structs.get(owner)
                if record is None or member not in record.members:
                    continue
                for required in items:
                    self.assertTrue(any(vuid in other.texts for other in self.judged for vuid in required.vuids), required.vuids)

    def test_every_value_that_only_numbers_require_is_checked(self):
        for (owner, member), items in VALUED.items():
            for valued in items:
                checked = [judged for judged in self.judged if set(valued.vuids) & set(judged.lowering.explicit)]
                self.assertTrue(checked, valued.vuids)
                for judged in checked:
                    record = judged.lowering.structs[owner]
                    self.assertTrue(record.members[member].no_auto_validity, (owner, member))
        numbered = set(numbered_vuids())
        for judged in self.judged:
            self.assertEqual(set(judged.lowering.explicit) - numbered, set())

    def test_relaxations_of_later_registries_are_known(self):
        built = read_registry(*self.built[:2])
        texts = statements.read_texts(self.built[2])
        later_rules.apply(built, texts)
        for judged in self.judged[1:]:
            if judged.registry.header_version <= built.header_version or judged.registry.header_version < later_rules.COMPARED:
                continue
            with self.subTest(version=judged.registry.header_version):
                found = set(later_rules.relaxations(built, judged.registry, QUEUES))
                self.assertEqual(found - later_rules.KEPT, set())
                suspended = {vuid for vuid in texts if vuid.endswith("-suspended")}
                self.assertEqual(suspended - set(judged.texts), set())

    def test_relaxations_are_found(self):
        registry, later = read_registry(*self.built[:2]), read_registry(*self.built[:2])
        self.assertEqual(list(later_rules.relaxations(registry, later, QUEUES)), [])
        later.commands["vkCmdDraw"].render_pass = "both"
        later.commands["vkCmdDraw"].queues = ["graphics", "compute", "transfer"]
        registry.structs["VkComputePipelineCreateInfo"].member("layout").optional = []
        later.structs["VkComputePipelineCreateInfo"].member("layout").optional = [True]
        later.structs["VkMemoryBarrier2"].extends.append("VkSubpassDependency")
        self.assertEqual(set(later_rules.relaxations(registry, later, QUEUES)), {
            ("render_pass", "vkCmdDraw", ""), ("queues", "vkCmdDraw", ""), ("extends", "VkSubpassDependency", "VkMemoryBarrier2"),
            ("optional", "VkComputePipelineCreateInfo", "layout")})

    def test_each_rule_is_used(self):
        vuids = {vuid for judged in self.judged for vuid in judged.texts}
        for pattern, _ in rules.NOT_CHECKED:
            self.assertTrue(any(re.fullmatch(pattern, vuid) for vuid in vuids), pattern)


def main():
    vk_xml, video_xml, validusage = sys.argv[1:4]
    StatementsTest.built = (vk_xml, video_xml, validusage)
    StatementsTest.judged = [Judged(vk_xml, video_xml, validusage)]
    for folder in map(pathlib.Path, sys.argv[4:]):
        StatementsTest.judged.append(Judged(folder / "vk.xml", folder / "video.xml", folder / "validusage.json"))
    unittest.main(argv=sys.argv[:1])


if __name__ == "__main__":
    main()
