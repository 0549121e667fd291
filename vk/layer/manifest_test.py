"""The settings in the layer's manifest have the form that configuration tools read, and are those of docs/settings.md.

Argument: the manifest."""

import json
import re
import sys
import unittest

MANIFEST = sys.argv.pop()
TYPES = {"BOOL": bool, "INT": int, "STRING": str, "SAVE_FILE": str, "SAVE_FOLDER": str, "LIST": list, "ENUM": str,
         "FLAGS": list}


def nested(settings, parent=None):
    """Yields each setting and the one that it is below."""
    for setting in settings:
        yield setting, parent
        yield from nested(setting.get("settings", []), setting)


class ManifestTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(MANIFEST, encoding="utf-8") as text:
            cls.features = json.load(text)["layer"]["features"]
        cls.settings = {setting["key"]: setting for setting, _ in nested(cls.features["settings"])}

    def test_has_each_key_of_the_page_once(self):
        with open("docs/settings.md", encoding="utf-8") as text:
            page = re.findall(r"^\| `(\w+)` \| (?:boolean|number|text|list|words?) \|", text.read(), re.MULTILINE)
        keys = [setting["key"] for setting, _ in nested(self.features["settings"])]
        self.assertEqual(sorted(keys), sorted(page))
        self.assertGreater(len(keys), 25)

    def test_settings_are_complete(self):
        for key, setting in self.settings.items():
            with self.subTest(key=key):
                for member in ["label", "description"]:
                    self.assertTrue(setting[member])
                self.assertEqual(setting["env"], "VK_WARDEN_VALIDATION_" + key.upper())
                self.assertEqual(setting["platforms"], ["LINUX"])
                self.assertIs(type(setting["default"]), TYPES[setting["type"]])

    def test_defaults_are_values(self):
        for key, setting in self.settings.items():
            with self.subTest(key=key):
                default = setting["default"]
                if setting["type"] in ("FLAGS", "ENUM"):
                    words = [flag["key"] for flag in setting["flags"]]
                    self.assertEqual(len(words), len(set(words)))
                    for word in default if isinstance(default, list) else [default]:
                        self.assertIn(word, words)
                if setting["type"] == "INT":
                    self.assertTrue(setting["range"]["min"] <= default <= setting["range"]["max"] < 2**31)

    def test_children_depend_on_their_parents(self):
        for setting, parent in nested(self.features["settings"]):
            with self.subTest(key=setting["key"]):
                depends = [(on["key"], on["value"]) for on in setting.get("dependence", {}).get("settings", [])]
                self.assertEqual(depends, [(parent["key"], True)] if parent else [])
                self.assertEqual(parent["type"] if parent else "BOOL", "BOOL")

    def test_presets_set_existing_settings(self):
        self.assertGreater(len(self.features["presets"]), 2)
        for preset in self.features["presets"]:
            self.assertTrue(preset["label"] and preset["description"] and preset["settings"])
            for value in preset["settings"]:
                self.assertIs(type(value["value"]), TYPES[self.settings[value["key"]]["type"]])
        everything = {value["key"] for value in self.features["presets"][-1]["settings"]}
        self.assertLessEqual({"validate_shaders", "validate_sync", "gpuav_enable"}, everything)
        self.assertTrue(all(key.startswith("validate_") or key.endswith("_enable") for key in everything))


if __name__ == "__main__":
    unittest.main()
