"""The facts of sync_registry.tsv against the installed registry: the values of bits always, <sync> where it has one."""

import sys
import unittest

from vk.registry import reader
from vk.syncval.model.emit_sync_tables import ACCESS, STAGE, Facts, make_usages

FACTS, REGISTRY = None, None


class FactsTest(unittest.TestCase):
    def test_values_are_the_registrys(self):
        known = {}
        for name in ("VkPipelineStageFlagBits2", "VkAccessFlagBits2", "VkQueueFlagBits"):
            known.update({value.name: value.value for value in REGISTRY.enums[name].values})
        shared = set(known) & set(FACTS.values)
        self.assertGreater(len(shared), 70)
        for name in shared:
            self.assertEqual(known[name], FACTS.values[name], name)

    def test_installed_sync_facts_are_ours(self):
        if REGISTRY.sync is None:
            self.skipTest("the installed vk.xml has no <sync>: it is older than 1.4")
        for access in REGISTRY.sync.accesses:
            bit = FACTS.values.get(access.name)
            supported = {FACTS.values[stage] for stage in access.stages if stage in FACTS.values}
            if bit and supported:
                self.assertLessEqual(supported, set(FACTS.supports.get(bit, [])), access.name)
        for stage in REGISTRY.sync.stages:
            bit = FACTS.values.get(stage.name)
            parts = {FACTS.values[part] for part in stage.equivalent if part in FACTS.values}
            if bit and parts and bit != FACTS.values[STAGE + "ALL_COMMANDS_BIT"]:
                self.assertLessEqual(parts, set(FACTS.expansions.get(bit, [])), stage.name)

    def test_every_memory_access_has_a_usage(self):
        used = {usage.access for usage in make_usages(FACTS)}
        for bit, name in FACTS.names[ACCESS].items():
            if bit and "_MEMORY_READ_" not in name and "_MEMORY_WRITE_" not in name:
                expansion = FACTS.access_expansions.get(bit, [])
                self.assertTrue(bit in used or set(expansion) <= used, name)

    def test_order_is_acyclic(self):
        for stage in FACTS.stages:
            for other in FACTS.stages:
                both = FACTS.earlier(stage) & other and FACTS.earlier(other) & stage
                self.assertEqual(bool(both), stage == other, (hex(stage), hex(other)))


if __name__ == "__main__":
    REGISTRY = reader.read_registry(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as facts:
        FACTS = Facts(list(facts))
    unittest.main(argv=sys.argv[:1])
