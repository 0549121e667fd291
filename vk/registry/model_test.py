"""Tests of the model, on testdata/edge_cases.xml form by form, and on the installed registry."""

import os
import sys
import unittest

from vk.registry import (
    emit_dispatch_table, emit_enum_strings, emit_handle_types, emit_hooks, emit_null_driver, output, reader)
from vk.registry.model import Level

FOLDER = os.path.join(os.path.dirname(__file__), "testdata")
EDGE_CASES, EDGE_VIDEO = os.path.join(FOLDER, "edge_cases.xml"), os.path.join(FOLDER, "edge_video.xml")
INSTALLED = []  # vk.xml and video.xml of this machine, from the command line.


def names(items):
    return [item.name for item in items]


class EdgeCases(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.registry = reader.read_registry(EDGE_CASES, EDGE_VIDEO)

    def test_header_version(self):
        self.assertEqual(self.registry.header_version, 77)

    def test_only_commands_that_somebody_provides_are_there(self):
        for name in ("vkMoorPier", "vkBetaSail", "vkSinkBoat", "vkSafetyDrill", "vkRemoved"):
            self.assertNotIn(name, list(self.registry.commands))
        self.assertIn("vkGetTide", list(self.registry.commands))

    def test_a_defined_guard_brings_its_commands_types_and_values(self):
        registry = reader.read_registry(
            EDGE_CASES, defines=["VK_ENABLE_BETA_EXTENSIONS", "VK_USE_PLATFORM_HARBOUR"])
        self.assertIn("vkBetaSail", list(registry.commands))
        self.assertIn("VkBetaInfo", list(registry.structs))
        self.assertIn("vkMoorPier", list(registry.commands))
        self.assertIn("VK_TIDE_PIER", names(registry.enums["VkTide"].values))
        self.assertEqual(registry.structs["VkBoatGuardedLOC"].stype, "VK_STRUCTURE_TYPE_BOAT_GUARDED_LOC")

    def test_undefined_guards_hide_types_but_not_those_that_others_need(self):
        self.assertNotIn("VkBetaInfo", list(self.registry.structs))
        self.assertIn("VkUsedByBoth", list(self.registry.structs))
        self.assertEqual(self.registry.structs["VkBoatGuardedLOC"].stype, "")
        self.assertNotIn("VK_LOC_harbour", list(self.registry.extensions))

    def test_the_declaration_of_this_api_is_taken(self):
        command = self.registry.commands["vkCreateBoat"]
        self.assertEqual(command.return_type, "VkResult")
        self.assertEqual(names(command.params), ["device", "pCreateInfo", "pBoat"])
        size = self.registry.structs["VkBoatCreateInfo"].member("size")
        self.assertEqual(size.declaration(), "uint32_t size")
        self.assertEqual(self.registry.bitmasks["VkHullFlags"].bits, "VkHullFlagBits")
        self.assertNotIn("VK_CARGO_2_SECRET_BIT", names(self.registry.enums["VkCargoFlagBits2"].values))

    def test_versions_of_the_other_api_are_left_out(self):
        self.assertEqual(list(self.registry.features), ["VK_VERSION_1_0", "VK_VERSION_1_1"])
        self.assertNotIn("VK_LOC_safety", list(self.registry.extensions))
        self.assertNotIn("VK_LOC_sunk", list(self.registry.extensions))

    def test_parts_of_a_version_are_the_version(self):
        self.assertEqual(self.registry.commands["vkGetTide"].providers, ["VK_VERSION_1_1"])
        self.assertEqual(self.registry.features["VK_VERSION_1_1"].commands, ["vkGetTide", "vkCmdLiftCargo"])
        self.assertEqual(self.registry.features["VK_VERSION_1_1"].depends, "VK_VERSION_1_0+VK_BASE_VERSION_1_1")

    def test_deprecation_provides_nothing(self):
        self.assertNotIn("vkSafetyDrill", self.registry.features["VK_VERSION_1_0"].commands)

    def test_aliases_are_followed_to_the_end(self):
        alias = self.registry.commands["vkCreateBoatOLDER"]
        self.assertEqual(alias.canonical, "vkCreateBoat")
        self.assertTrue(alias.is_alias)
        self.assertEqual(len(alias.params), 3)
        self.assertEqual(names(self.registry.aliases("vkCreateBoat")),
                         ["vkCreateBoatOLD", "vkCreateBoatOLDER"])

    def test_an_alias_replaces_an_item_of_a_disabled_extension(self):
        self.assertEqual(self.registry.commands["vkSinkBoatLOC"].canonical, "vkSinkBoatLOC")
        self.assertEqual(self.registry.commands["vkScuttleBoatLOC"].canonical, "vkSinkBoatLOC")
        self.assertEqual(names(self.registry.commands["vkSinkBoatLOC"].params), ["device", "pInfo"])
        self.assertIn("VkDisabledInfo", list(self.registry.structs))

    def test_type_aliases_have_the_members_of_their_target(self):
        self.assertEqual(self.registry.structs["VkBoatCreateInfoOLD"].alias_of, "VkBoatCreateInfo")
        self.assertEqual(self.registry.structs["VkBoatCreateInfoOLD"].stype,
                         "VK_STRUCTURE_TYPE_BOAT_CREATE_INFO")
        self.assertEqual(self.registry.handles["VkBoatOLD"].object_type, "VK_OBJECT_TYPE_BOAT")
        self.assertEqual(self.registry.bitmasks["VkCargoFlags2OLD"].width, 64)
        self.assertEqual(self.registry.canonical_type("VkTideOLD"), "VkTide")

    def test_levels_follow_the_first_parameter(self):
        levels = {name: command.level for name, command in self.registry.commands.items()}
        self.assertEqual(levels["vkCreateInstance"], Level.GLOBAL)
        self.assertEqual(levels["vkGetTide"], Level.PHYSICAL_DEVICE)
        self.assertEqual(levels["vkCreateBoat"], Level.DEVICE)
        self.assertEqual(levels["vkCmdLiftCargo"], Level.DEVICE)  # Through VkCrane's parent.

    def test_command_attributes(self):
        command = self.registry.commands["vkCmdLiftCargo"]
        self.assertEqual(command.queues, ["graphics", "compute"])
        self.assertEqual(command.command_buffer_levels, ["primary", "secondary"])
        self.assertEqual(command.tasks, ["action"])
        self.assertEqual(command.implicit_extern_sync, ["the rope"])
        self.assertEqual(command.providers, ["VK_VERSION_1_1"])
        self.assertEqual(self.registry.commands["vkCreateBoat"].error_codes, ["VK_ERROR_AGROUND"])
        self.assertTrue(self.registry.commands["vkDestroyBoat"].is_destroy)
        self.assertFalse(self.registry.commands["vkCreateBoat"].is_destroy)

    def test_declarations(self):
        weights = self.registry.commands["vkCmdLiftCargo"].params[1]
        self.assertEqual(weights.declaration(), "const float weights[4]")
        self.assertEqual(weights.decayed(), "const float *weights")
        boat = self.registry.structs["VkBoatCreateInfo"]
        self.assertEqual(boat.member("ppNames").declaration(), "const char *const *ppNames")
        self.assertEqual(boat.member("ppNames").lengths, ["nameCount", "null-terminated"])
        self.assertEqual(boat.member("mast").arrays, ["3", "VK_MAST_SIZE"])
        self.assertEqual(boat.member("mast").decayed(), "float (*mast)[VK_MAST_SIZE]")
        self.assertEqual(boat.member("draught").declaration(), "uint32_t draught : 24")
        self.assertEqual(boat.member("size").is_pointer, False)

    def test_lengths_that_are_expressions(self):
        plan = self.registry.structs["VkBoatCreateInfo"].member("pPlan")
        self.assertEqual(plan.lengths, ["(size + 3) / 4"])

    def test_optional_and_extern_sync(self):
        get = self.registry.commands["vkGetTide"]
        self.assertEqual(get.params[1].optional, [False, True])
        self.assertEqual(get.params[2].lengths, ["pTideCount"])
        self.assertEqual(self.registry.commands["vkCreateBoat"].params[1].extern_sync, "pCreateInfo->dock")
        self.assertEqual(self.registry.commands["vkDestroyBoat"].params[1].extern_sync, "true")

    def test_structs(self):
        color = self.registry.structs["VkBoatColourLOC"]
        self.assertEqual(color.extends, ["VkBoatCreateInfo", "VkHarbourProperties"])
        self.assertTrue(color.returned_only and color.allow_duplicate)
        self.assertIn("VkBoatColourLOC", names(self.registry.extending("VkBoatCreateInfo")))
        self.assertTrue(self.registry.structs["VkWaterLOC"].is_union)
        self.assertEqual(self.registry.structs["VkWaterLOC"].members[1].selection,
                         ["VK_TIDE_HIGH", "VK_TIDE_SPRING"])
        self.assertEqual(self.registry.structs["VkBoatCreateInfo"].member("water").selector, "tide")

    def test_enum_values(self):
        tides = {value.name: value.value for value in self.registry.enums["VkTide"].values}
        self.assertEqual(tides, {"VK_TIDE_LOW": 0, "VK_TIDE_HIGH": 1, "VK_TIDE_SPRING": 1000003000,
                                 "VK_TIDE_SPRING_LOC": 1000003000})
        self.assertEqual(self.registry.enums["VkResult"].value("VK_ERROR_BECALMED").value, -1000002001)
        stype = self.registry.enums["VkStructureType"].value("VK_STRUCTURE_TYPE_BOAT_COLOUR_LOC")
        self.assertEqual(stype.value, 1000003002)

    def test_bitmasks_of_both_widths(self):
        hull, cargo = self.registry.enums["VkHullFlagBits"], self.registry.enums["VkCargoFlagBits2"]
        self.assertEqual((hull.width, cargo.width), (32, 64))
        self.assertEqual(hull.value("VK_HULL_STEEL_BIT").value, 1 << 31)
        self.assertEqual(hull.value("VK_HULL_PAPER_BIT_LOC").bit, 5)
        self.assertIsNone(hull.value("VK_HULL_ALL").bit)
        self.assertEqual(cargo.value("VK_CARGO_2_CORN_BIT").value, 1 << 40)
        self.assertEqual(self.registry.bitmasks["VkCargoFlags2"].bits, "VkCargoFlagBits2")

    def test_extensions(self):
        old = self.registry.extensions["VK_OLD_boat"]
        self.assertEqual((old.version, old.type, old.promoted_to), (9, "device", "VK_VERSION_1_1"))
        self.assertEqual(old.depends, "VK_LOC_colour+(VK_VERSION_1_1,VK_LOC_tide)")
        self.assertEqual(self.registry.constants["VK_MAST_SIZE"], "4U")
        self.assertEqual(self.registry.constants["VK_MAST_SIZE_OLD"], "VK_MAST_SIZE")

    def test_formats(self):
        sail, deck = self.registry.formats["VK_FORMAT_SAIL"], self.registry.formats["VK_FORMAT_DECK"]
        self.assertEqual((sail.block_size, sail.num_planes, sail.block_extent), (6, 1, (1, 1, 1)))
        self.assertEqual([component.bits for component in sail.components], [16, 0])
        self.assertEqual((deck.texels_per_block, deck.num_planes, deck.block_extent), (20, 2, (5, 4, 1)))
        self.assertEqual(sail.planes, [])
        self.assertEqual([(plane.width_divisor, plane.height_divisor, plane.compatible) for plane in deck.planes],
                         [(1, 1, "VK_FORMAT_SAIL"), (2, 2, "VK_FORMAT_SAIL")])

    def test_sync(self):
        sync = self.registry.sync
        self.assertEqual(sync.stages[0].queues, ["graphics", "compute"])
        self.assertEqual(sync.stages[1].equivalent, ["VK_STAGE_LOAD"])
        self.assertEqual(sync.accesses[0].stages, ["VK_STAGE_LOAD"])
        self.assertEqual(sync.pipelines[0].stages[0].before, "VK_STAGE_ALL")

    def test_video(self):
        boat = self.registry.video_structs["StdVideoBoat"]
        self.assertEqual(boat.member("plan").arrays, ["STD_VIDEO_BOAT_SIZE", "64"])
        self.assertEqual(self.registry.video_structs["StdVideoBoatFlags"].member("reserved").bits, 31)

    def test_bad_input_is_an_error(self):
        broken = os.path.join(os.environ.get("TEST_TMPDIR", "/tmp"), "broken.xml")
        cases = ["<registry><enums name='VkTide' type='enum'><enum name='VK_TIDE'/></enums></registry>",
                 "<registry><commands><command><proto><type>void</type><name>vkX</name></proto>"
                 "<param>int</param></command></commands></registry>",
                 "<registry><commands><command name='vkX' alias='vkNobody'/></commands></registry>",
                 "<registry>"]
        for text in cases:
            with open(broken, "w", encoding="utf-8") as out:
                out.write(text)
            with self.assertRaises((ValueError, SyntaxError)):
                reader.read_registry(broken)


class Emitters(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.registry = reader.read_registry(EDGE_CASES, EDGE_VIDEO)

    def test_dispatch_tables_have_aliases_and_no_global_commands(self):
        text = emit_dispatch_table.emit_header(self.registry)
        self.assertIn("    PFN_vkCreateBoatOLDER CreateBoatOLDER;", text)
        self.assertNotIn("CreateInstance;", text)
        self.assertNotIn("vkBetaSail", text)

    def test_hooks_are_of_canonical_commands(self):
        text = emit_hooks.emit_header(self.registry)
        self.assertIn("    WD_COMMAND_SinkBoatLOC,", text)
        self.assertNotIn("WD_COMMAND_CreateBoatOLD,", text)
        self.assertIn("typedef struct wd_CmdLiftCargo_args {\n    VkCrane crane;\n    const float *weights;\n"
                      "    VkCargoFlags2 cargo;\n} wd_CmdLiftCargo_args;", text)
        self.assertIn("    VkBoat *pBoat;\n    VkResult result;\n}", text)

    def test_command_table_is_sorted_and_complete(self):
        commands = emit_hooks.sorted_commands(self.registry)
        self.assertEqual(names(commands), sorted(self.registry.commands))
        self.assertIn("VK_OBJECT_TYPE_CRANE", emit_hooks.emit_source(self.registry))

    def test_enum_strings_give_one_name_a_value(self):
        text = emit_enum_strings.emit_source(self.registry)
        self.assertIn("case VK_TIDE_SPRING:", text)
        self.assertNotIn("case VK_TIDE_SPRING_LOC:", text)
        self.assertIn("{UINT64_C(0x10000000000), \"VK_CARGO_2_GRAIN_BIT\"}", text)
        self.assertIn("{UINT64_C(0x80000000), \"VK_HULL_STEEL_BIT\"}", text)

    def test_every_output_names_its_emitter_first(self):
        for emitter in (emit_dispatch_table, emit_enum_strings, emit_hooks):
            for emit in (emitter.emit_header, emitter.emit_source):
                self.assertEqual(emit(self.registry).split()[3], "vk/registry/" + emitter.EMITTER)

    def test_calls_are_wrapped(self):
        self.assertEqual(output.call("void f", ["int a", "int b"], ";"), "void f(int a, int b);")
        wrapped = output.call("void f", ["int " + "a" * 50, "int " + "b" * 60], ";")
        self.assertEqual(wrapped, "void f(int " + "a" * 50 + ",\n       int " + "b" * 60 + ");")


class Installed(unittest.TestCase):
    """Invariants of any registry; run on the one that this build uses."""

    @classmethod
    def setUpClass(cls):
        cls.registry = reader.read_registry(*INSTALLED)

    def test_aliases_have_the_signature_of_a_command_that_is_there(self):
        for command in self.registry.commands.values():
            canonical = self.registry.commands[command.canonical]
            self.assertFalse(canonical.is_alias, command.name)
            self.assertEqual(command.level, canonical.level)
            self.assertEqual(len(command.params), len(canonical.params))

    def test_every_type_that_is_named_is_there(self):
        tables = (self.registry.handles, self.registry.structs, self.registry.enums, self.registry.bitmasks,
                  self.registry.base_types)
        for command in self.registry.commands.values():
            for param in command.params:
                if param.type.startswith("Vk"):
                    self.assertTrue(any(param.type in table for table in tables),
                                    command.name + " " + param.type)

    def test_structure_types_are_unique(self):
        stypes = [s.stype for s in self.registry.structs.values() if s.stype and not s.alias_of]
        self.assertEqual(len(stypes), len(set(stypes)))

    def test_handles_have_object_types_and_parents(self):
        for handle in self.registry.handles.values():
            self.assertTrue(handle.object_type, handle.name)
            self.assertTrue(handle.parents or handle.name == "VkInstance", handle.name)

    def test_levels_cover_all_commands(self):
        listed = emit_dispatch_table.instance_commands(self.registry)
        listed += emit_dispatch_table.device_commands(self.registry)
        global_commands = [c.name for c in self.registry.commands.values() if c.level is Level.GLOBAL]
        self.assertEqual(len(listed) + len(global_commands), len(self.registry.commands))
        self.assertEqual(sorted(global_commands), [
            "vkCreateInstance", "vkEnumerateInstanceExtensionProperties",
            "vkEnumerateInstanceLayerProperties", "vkEnumerateInstanceVersion"])

    def test_exceptions_of_the_null_driver_still_name_something(self):
        seen = {emit_null_driver.hand_written_name(c) for c in self.registry.canonical_commands()}
        newer = {"MapMemory2", "GetDeviceImageSubresourceLayout",  # Registries before 1.3.244 lack them.
                 "GetDeviceFaultReportsKHR", "GetDeviceFaultDebugInfoKHR"}  # Those before VK_KHR_device_fault.
        self.assertEqual(set(emit_null_driver.HAND_WRITTEN) - seen - newer, set())

    def test_handle_types_are_sorted_by_number(self):
        numbers = self.registry.enums["VkObjectType"]
        handles = [numbers.value(h.object_type).value for h in emit_handle_types.handle_types(self.registry)]
        self.assertEqual(handles, sorted(handles))


if __name__ == "__main__":
    INSTALLED += sys.argv[1:3]
    unittest.main(argv=sys.argv[:1], verbosity=1)
