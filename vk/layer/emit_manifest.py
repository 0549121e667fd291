"""Writes VkLayer_warden_validation.json, the manifest by which the loader finds the layer."""

import json
from typing import Optional

from vk.registry import output
from vk.registry.model import Registry

EMITTER = "emit_manifest.py"

NAME = "VK_LAYER_WARDEN_validation"
LIBRARY = "./libVkLayer_warden_validation.so"
DESCRIPTION = "Warden: validation on the CPU and on the GPU"

# properties.c has the same lists.
INSTANCE_EXTENSIONS = [
    "VK_EXT_debug_report", "VK_EXT_debug_utils", "VK_EXT_layer_settings", "VK_EXT_validation_features"]
DEVICE_EXTENSIONS = ["VK_EXT_debug_marker", "VK_EXT_tooling_info", "VK_EXT_validation_cache"]

# Specification versions of extensions that are newer than some registry that this must run on.
NEWER = {"VK_EXT_layer_settings": 2}


def _extension(registry: Registry, name: str, with_entry_points: bool) -> dict:
    known = registry.extensions.get(name)
    entry = {"name": name, "spec_version": str(known.version if known else NEWER[name])}
    if with_entry_points and known:
        entry["entrypoints"] = known.commands
    return entry


def emit_manifest(registry: Registry, features: Optional[str] = None) -> str:
    """The manifest; `features` is the file that print_settings wrote, for configuration tools."""
    major, minor = max(feature.number for feature in registry.features.values())
    layer = {
        "name": NAME,
        "type": "GLOBAL",
        "library_path": LIBRARY,
        "api_version": "{}.{}.{}".format(major, minor, registry.header_version),
        "implementation_version": "1",
        "description": DESCRIPTION,
        "instance_extensions": [_extension(registry, name, False) for name in INSTANCE_EXTENSIONS],
        "device_extensions": [_extension(registry, name, True) for name in DEVICE_EXTENSIONS],
    }
    if features:
        layer["platforms"] = ["LINUX"]
        with open(features, encoding="utf-8") as text:
            layer["features"] = json.load(text)
    return json.dumps({"file_format_version": "1.2.0", "layer": layer}, indent=4) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"manifest": emit_manifest}, ["features"])
