import unittest

from vk.core.device.dependencies import (
    And, Name, NotUnderstood, Or, conjuncts, parse, promoted_version, version_of)
from vk.registry.model import Extension, Registry


class DependenciesTest(unittest.TestCase):
    def test_operators_bind_to_the_left(self):
        self.assertEqual(parse("VK_A+VK_B,VK_C"), Or((And((Name("VK_A"), Name("VK_B"))), Name("VK_C"))))
        self.assertEqual(parse("VK_A,VK_B+VK_C"), And((Or((Name("VK_A"), Name("VK_B"))), Name("VK_C"))))

    def test_parentheses(self):
        tree = parse("((VK_A,VK_VERSION_1_1)+VK_B),VK_VERSION_1_2")
        first = Or((Name("VK_A"), Name("VK_VERSION_1_1")))
        self.assertEqual(tree, Or((And((first, Name("VK_B"))), Name("VK_VERSION_1_2"))))
        self.assertEqual(conjuncts(tree), [tree])
        self.assertEqual(conjuncts(parse("VK_C+(VK_A,VK_VERSION_1_1)+(VK_B+VK_D)")),
                         [Name("VK_C"), first, Name("VK_B"), Name("VK_D")])

    def test_versions(self):
        self.assertEqual(version_of("VK_VERSION_1_2"), (1, 2))
        self.assertIsNone(version_of("VK_KHR_version_1_2"))

    def test_other_expressions_are_not_understood(self):
        for expression in ("", "VK_A+", "!VK_A", "(VK_A", "VK_A)", "VkFoo::bar==VK_TRUE", "VK_A VK_B", "+VK_A"):
            with self.assertRaises(NotUnderstood, msg=expression):
                parse(expression)

    def test_promotions_through_other_extensions(self):
        registry = Registry()
        for name, to in (("VK_EXT_a", "VK_KHR_a"), ("VK_KHR_a", "VK_VERSION_1_2"), ("VK_EXT_b", "VK_EXT_b"), ("VK_EXT_c", "")):
            registry.extensions[name] = Extension(name, 1, "device", promoted_to=to)
        self.assertEqual(promoted_version(registry, "VK_EXT_a"), (1, 2))
        for name in ("VK_EXT_b", "VK_EXT_c", "VK_EXT_unknown"):
            self.assertIsNone(promoted_version(registry, name))


if __name__ == "__main__":
    unittest.main()
