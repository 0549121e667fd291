"""Counts the `externsync` marks of a registry in its XML, and looks each one up in the tables that the emitter wrote."""

import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree

from vk.threads import emit_thread_steps as emitter

ARGUMENTS = []


class ThreadStepsTest(unittest.TestCase):
    """Arguments: vk.xml and threads_steps.c."""

    def setUp(self):
        self.root = ElementTree.parse(ARGUMENTS[0]).getroot()
        with open(ARGUMENTS[1], encoding="utf-8") as table:
            text = re.sub(r"\s+", " ", table.read())
        # The steps of each command: its comment, then one pair of braces for each.
        parts = re.split(r"// (vk\w+) ", text.split("wd_use_command wd_use_commands")[0])[1:]
        self.steps = {name: re.findall(r"\{[^{}]*\}", body) for name, body in zip(parts[::2], parts[1::2])}

    def covers(self, command, argument, flags=("WD_USE_EXCLUSIVE",)):
        """Whether a step of the command has the offset `argument` and one of the flags."""
        return any("offsetof({})".format(argument) in step and any(flag in step for flag in flags)
                   for step in self.steps.get(command, ()))

    def marks(self):
        """(command, parameter element, mark) of every command that the tables have."""
        for command in self.root.findall("commands/command"):
            name = command.findtext("proto/name")
            for param in command.findall("param"):
                if name in self.steps and param.get("externsync"):
                    yield name, param, param.get("externsync")

    def is_covered(self, name, param, mark):
        param_name, type_name = param.findtext("name"), param.findtext("type")
        argument = "wd_{}_args, {}".format(name[2:], param_name)
        if (name, param_name) in emitter.RESTRICTED:
            return self.covers(name, argument, ("WD_USE_WAITS",))
        if mark == "maybe":
            return type_name in emitter.MAYBE
        if mark == "true":
            return self.covers(name, argument)
        paths = [path for path in mark.replace("maybe:", "").split(",") if path not in emitter.BY_HAND]
        members = [re.search(r"(?:->|\.)(\w+)", path).group(1) for path in paths]
        return all(self.covers(name, "{}, {}".format(type_name, member)) for member in members)

    def test_every_mark_of_a_parameter(self):
        marks = list(self.marks())
        missing = [(name, param.findtext("name")) for name, param, mark in marks
                   if not self.is_covered(name, param, mark)]
        self.assertEqual(missing, [])
        self.assertGreater(len(marks), 250)
        print("{} parameters marked externsync: all covered".format(len(marks)))

    def test_every_mark_of_a_member(self):
        count = 0
        for struct in self.root.findall("types/type[@category='struct']"):
            for member in struct.findall("member"):
                name = "{}.{}".format(struct.get("name"), member.findtext("name"))
                if not member.get("externsync") or struct.get("alias") or name in emitter.BY_HAND:
                    continue
                users = [command for command in self.steps
                         if self.covers(command, name.replace(".", ", "))]
                is_used = any(struct.get("name") == param.findtext("type")
                              for command in self.root.findall("commands/command")
                              if command.findtext("proto/name") in self.steps for param in command.findall("param"))
                if is_used:
                    self.assertTrue(users, name)
                    count += 1
        print("{} members marked externsync: all covered".format(count))

    def test_implied_objects_are_known(self):
        for implied in self.root.findall("commands/command/implicitexternsyncparams/param"):
            text = "".join(implied.itertext()).split("\n")[0]
            self.assertIn(text, emitter.BY_HAND)

    def test_commands_that_record_use_their_pool(self):
        with open(ARGUMENTS[1], encoding="utf-8") as table:
            text = table.read()
        for command in ("CmdDraw", "BeginCommandBuffer", "EndCommandBuffer", "ResetCommandBuffer"):
            self.assertRegex(text, r"\[WD_COMMAND_{}\] = \{{.*, true\}}".format(command))
        for command in ("QueueSubmit", "FreeCommandBuffers", "CreateBuffer"):
            self.assertRegex(text, r"\[WD_COMMAND_{}\] = \{{.*, false\}}".format(command))


if __name__ == "__main__":
    ARGUMENTS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
