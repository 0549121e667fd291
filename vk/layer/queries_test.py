"""No validator asks the driver for properties, features or extensions: vk/capabilities has them.

Arguments: the sources of the layer and the tools."""

import re
import sys
import unittest

SOURCES = sys.argv[1:]
del sys.argv[1:]

# Calls through a dispatch table: "dispatch->GetPhysicalDeviceFeatures(", "vk->EnumerateDeviceExtensionProperties(".
QUERY = re.compile(r"(?:->|\.)((?:GetPhysicalDevice(?:Properties|Features|MemoryProperties|QueueFamilyProperties)2?(?:KHR)?)|"
                   r"EnumerateDeviceExtensionProperties)\b(?!\s*=)")
# The cache itself, and the command that the layer carries out.
ALLOWED = {"vk/capabilities/capabilities.c", "vk/capabilities/capabilities_queues.c", "vk/layer/properties.c"}


class QueriesTest(unittest.TestCase):
    def test_only_the_cache_asks_the_driver(self):
        checked = 0
        for path in SOURCES:
            if not re.match(r"vk/.*\.[ch]$", path):
                continue
            checked += 1
            with open(path, encoding="utf-8") as text:
                for number, line in enumerate(text, 1):
                    if QUERY.search(line) and path not in ALLOWED and ".post_record" not in line:
                        self.fail("%s:%d: read %s from vk/capabilities" % (path, number, QUERY.search(line).group(1)))
        self.assertGreater(checked, 100)

    def test_the_pattern_finds_calls(self):
        for line in ["call->instance->dispatch.GetPhysicalDeviceFeatures(down->physicalDevice, &supported);",
                     "vk->GetPhysicalDeviceProperties2KHR(device, &p);", "get = vk->EnumerateDeviceExtensionProperties;"]:
            self.assertTrue(QUERY.search(line))
        self.assertFalse(QUERY.search("instance->GetPhysicalDeviceFeatures = GetFeatures;"))


if __name__ == "__main__":
    unittest.main()
