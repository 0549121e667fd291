"""Tests of the manual pages, the shell completions and --help of the tools: they name the same options, which the parser
accepts, and the programs that read them find no fault in them."""

import os
import re
import shutil
import subprocess
import unittest

ROOT = os.path.join(os.getcwd(), "tools")
TOOLS = ["errdecode", "spv-instrument", "vkcache", "warden"]

# Calls a completion function as bash does, and prints its completions. compopt works only in a real completion.
BASH = """
compopt() { :; }
source "$1"; shift
function=$1; shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
"$function"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def tool(name):
    return os.path.join(ROOT, name, name)


def page(name, file):
    with open(os.path.join(ROOT, name, file), encoding="utf-8") as text:
        return text.read()


def run(command, **kwargs):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200,
                          check=False, env=dict(os.environ, LC_ALL="C.UTF-8"), **kwargs)


def help_of(command):
    return run(command + ["--help"]).stdout.decode()


def commands():
    """Yields the command of each tool and each subcommand."""
    for name in TOOLS:
        yield [tool(name)]
        listed = re.search(r"\nSubcommands:\n((?:  .*\n)*)", help_of([tool(name)]))
        for line in listed.group(1).splitlines() if listed else []:
            if not line.startswith("   "):
                yield [tool(name), line.split()[0]]


def options_of(command):
    """Returns (letter or None, long name, whether it takes an argument) of each option in --help."""
    found = re.findall(r"^  (?:-(\w), |    )--([\w-]+)(\[?=\S+)?", help_of(command), re.MULTILINE)
    return [(letter or None, name, bool(argument)) for letter, name, argument in found]


class PagesTest(unittest.TestCase):
    def need(self, program, package):
        if not shutil.which(program):
            self.skipTest("%s is missing: install the Debian package %s" % (program, package))

    def test_there_are_subcommands_and_options(self):
        self.assertEqual(sum(1 for _ in commands()), 4 + 7 + 5)
        for command in commands():
            names = [name for _, name, _ in options_of(command)]
            self.assertEqual(names[-8:], ["json", "quiet", "verbose", "color", "help", "version", "print-man",
                                          "print-completion"])
            self.assertEqual(len(names), len(set(names)))

    def test_the_parser_accepts_each_option_that_is_in_help(self):
        for command in commands():
            for letter, name, has_argument in options_of(command):
                for option in ["--" + name] + (["-" + letter] if letter else []):
                    with self.subTest(command=command, option=option):
                        # The next option is unknown, and must be the first that is refused.
                        arguments = [option] + (["auto"] if has_argument else [])
                        done = run(command + arguments + ["--no-such-option"])
                        self.assertNotIn(b"unknown option '%s'" % option.encode(), done.stderr)

    def test_pages_name_the_options_that_are_in_help(self):
        for command in commands():
            name = os.path.basename(command[0])
            man = page(name, name + ".1").replace("\\-", "-")
            for letter, option, _ in options_of(command):
                with self.subTest(command=command, option=option):
                    self.assertIn("\\fB--%s\\fR" % option, man)
                    self.assertRegex(page(name, name + ".bash"), r"[ ']--%s[ =']" % option)
                    self.assertRegex(page(name, "_" + name), r"\*--%s(=-?)?\[" % option)
                    self.assertRegex(page(name, name + ".fish"), r" -l %s " % option)
                    if letter:
                        self.assertIn("\\fB-%s\\fR, \\fB--%s\\fR" % (letter, option), man)

    def test_groff_formats_the_manual_pages_without_a_warning(self):
        self.need("groff", "groff-base")
        for name in TOOLS:
            done = run(["groff", "-man", "-Tutf8", "-ww", os.path.join(ROOT, name, name + ".1")])
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS"]:
                self.assertIn(heading, re.sub(".\b", "", done.stdout.decode()))  # Bold is written twice.

    def test_man_finds_no_fault(self):
        self.need("man", "man-db")
        for name in TOOLS:
            done = run(["man", "--warnings", "-l", os.path.join(ROOT, name, name + ".1")])
            self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_shells_parse_the_completions(self):
        missing = []
        for shell, file in [("bash", "%s.bash"), ("zsh", "_%s"), ("fish", "%s.fish")]:
            if not shutil.which(shell):
                missing.append(shell)
                continue
            for name in TOOLS:
                done = run([shell, "-n", os.path.join(ROOT, name, file % name)])
                self.assertEqual((done.returncode, done.stderr), (0, b""))
        if missing:
            self.skipTest("not parsed, install the Debian packages: " + " ".join(missing))

    def complete(self, name, *words):
        function = "_" + name.replace("-", "_")
        done = run(["bash", "-c", BASH, "bash", os.path.join(ROOT, name, name + ".bash"), function, name, *words],
                   cwd=os.path.join(ROOT, "vkcache"))
        self.assertEqual(done.stderr, b"")
        return done.stdout.decode().split()

    def test_bash_completes(self):
        self.assertEqual(self.complete("vkcache", "in"), ["inspect"])
        self.assertEqual(self.complete("vkcache", "help", "me"), ["merge"])
        self.assertEqual(self.complete("vkcache", "warm", "--ta"), ["--target-env="])
        self.assertEqual(self.complete("vkcache", "--json", "prune", "--ma"), ["--max-entries=", "--max-size="])
        self.assertEqual(self.complete("vkcache", "merge", "--ma"), [])
        self.assertEqual(self.complete("vkcache", "warm", "-e", "vulkan1.1s"), ["vulkan1.1spv1.4"])
        self.assertEqual(self.complete("vkcache", "inspect", "_vk"), ["_vkcache"])
        # Bash passes '=' as a word of its own.
        self.assertEqual(self.complete("errdecode", "--format", "="), ["text", "json", "sarif"])
        self.assertEqual(self.complete("errdecode", "--format", "=", "s"), ["sarif"])
        self.assertEqual(self.complete("errdecode", "--output", "=", "vkcache.f"), ["vkcache.fish"])
        self.assertEqual(self.complete("spv-instrument", "--desc-set", "="), [])
        self.assertEqual(self.complete("spv-instrument", "--in"), ["--in-place"])
        self.assertEqual(self.complete("spv-instrument", "--single"), [])  # Renamed.
        self.assertEqual(self.complete("warden", "run", "--fail-on", "=", "w"), ["warning"])
        self.assertEqual(self.complete("warden", "run", "--off", "=", "sy"), ["sync"])
        self.assertEqual(self.complete("warden", "do"), ["doctor"])
        self.assertEqual(self.complete("warden", "doctor", "_"), [])
        self.assertEqual(self.complete("warden", "view", "_vk"), ["_vkcache"])

    def test_bash_completes_settings(self):
        self.assertEqual(self.complete("warden", "settings", "validate_s"), ["validate_shaders", "validate_sync"])
        self.assertEqual(self.complete("warden", "settings", "gpuav_mode", "gpuav_mo"), ["gpuav_mode"])
        for before in [["--set"], ["--set", "="], ["-s"]]:
            self.assertEqual(self.complete("warden", "run", *before, "gpuav_mo"), ["gpuav_mode="])

    def test_other_shells_complete_settings(self):
        self.assertRegex(page("warden", "_warden"), r"'\*--set=\[[^\]]*\]:KEY=VALUE:compadd -S = - enable validate_")
        self.assertRegex(page("warden", "_warden"), r"'\*:argument:\(enable validate_")
        self.assertRegex(page("warden", "warden.fish"), r" run' -l set -s s -x -a 'enable= validate_")
        self.assertRegex(page("warden", "warden.fish"), r" settings' -f -a 'enable validate_")


if __name__ == "__main__":
    unittest.main()
