"""Checks by hand: what C files of vk/core state about themselves, and tables that statements give.

    hand = HandChecks.read(path)     # the lines that vk/core:hand_checks found in the C files
    hand.files["01197"]              # the file that checks a rule
    hand.hooks["vkCmdCopyBuffer"]    # the functions that check a command, in the order of their topics
    hand.actions                     # topics that check each draw, dispatch and trace
    hand.quick["vkCmdPushConstants"] # the QuickCheck of a command

A C file names a rule as WD_CORE_RULE(<number>), and its hooks as WD_CORE_CHECK(topic, Command), WD_CORE_ACTION_CHECK(topic), or
WD_CORE_QUICK_CHECK(topic, Command, rule, ...).
"""

import re
from typing import Dict, List, Match, NamedTuple, Optional, Tuple

from vk.registry.model import Registry

# Actions that are no draw, dispatch or trace of a pipeline bound to a bind point that is tracked.
_NOT_TRACKED = re.compile(r"Graph|Tile|Cluster")


class Action(NamedTuple):
    """What an action command does, in the words of wd_core_action."""
    command: str
    bind: str
    is_indexed: bool
    is_mesh: bool
    is_indirect: bool


class QuickCheck(NamedTuple):
    """A function that allows calls of a command, the check by hand of its topic, and the compiled rules that it decides."""
    function: str
    hook: str
    rules: Tuple[str, ...]


class HandChecks:
    def __init__(self) -> None:
        self.files: Dict[str, str] = {}
        self.hooks: Dict[str, List[str]] = {}
        self.actions: List[str] = []
        self.quick: Dict[str, QuickCheck] = {}

    @staticmethod
    def read(path: str) -> "HandChecks":
        """`path`: lines 'file:what it names'."""
        found = HandChecks()
        with open(path, encoding="utf-8") as lines:
            for file, name in sorted(line.strip().split(":", 1) for line in lines):
                rule, check, action, quick = (re.match(pattern, name) for pattern in (
                    r"WD_CORE_RULE\((\d{5})\)", r"WD_CORE_CHECK\((\w+), (\w+)\)", r"WD_CORE_ACTION_CHECK\((\w+)\)",
                    r"WD_CORE_QUICK_CHECK\((\w+), (\w+)((?:, \d{5})*)\)"))
                if rule:
                    found.files.setdefault(rule.group(1), file)
                elif check:
                    found.hooks.setdefault("vk" + check.group(2), []).append("wd_core_{}_{}".format(*check.groups()))
                elif action:
                    found.actions.append(action.group(1))
                elif quick:
                    topic, command, rules = quick.groups()
                    found.quick["vk" + command] = QuickCheck("wd_core_{}_allows_{}".format(topic, command),
                                                             "wd_core_{}_{}".format(topic, command),
                                                             tuple(re.findall(r"\d{5}", rules)))
        for functions in found.hooks.values():
            functions.sort()
        found.actions.sort()
        return found

    def quick_check(self, command: str, compiled: List[str]) -> Optional[str]:
        """The function that decides all that is checked of a command, if there is one. `compiled`: the VUIDs of its statements."""
        quick = self.quick.get(command)
        decides_all = quick and self.hooks.get(command) == [quick.hook] and all(vuid[-5:] in quick.rules for vuid in compiled)
        return quick.function if quick and decides_all else None

    def hooked(self, registry: Registry) -> List[str]:
        """The commands of a registry that have a check by hand."""
        commands = {command.name for command in registry.canonical_commands()}
        actions = {action.command for action in actions_of(registry)} if self.actions else set()
        return sorted((set(self.hooks) | actions) & commands)


def actions_of(registry: Registry) -> List[Action]:
    found = []
    for command in registry.canonical_commands():
        match = re.match(r"vkCmd(Draw|Dispatch|TraceRays)(\w*)$", command.name)
        if match and not _NOT_TRACKED.search(match.group(2)):
            bind = {"Draw": "GRAPHICS", "Dispatch": "COMPUTE", "TraceRays": "RAY_TRACING"}[match.group(1)]
            kind = match.group(2)
            found.append(Action(command.name, bind, "Indexed" in kind, "Mesh" in kind, "Indirect" in kind))
    return found


# Statements of which later registries may have more.
_EXCLUSIVE = re.compile(r"If the pNext chain includes a (VkPhysicalDeviceVulkan\d+Features) structure, then it must not include ")
_NEEDED = re.compile(r"If the pNext chain of VkInstanceCreateInfo includes a (Vk\w+) structure, the list of enabled extensions in "
                     r"ppEnabledExtensionNames must contain (VK_\w+)$")
# Extensions that some loaders refuse, although layers read the structs: applications have no other way to pass these.
_REFUSED = ("VK_EXT_layer_settings", "VK_EXT_validation_flags")


def _explicit(texts: Dict[str, str], owner: str, pattern) -> List[Tuple[str, Match]]:
    found = []
    for vuid, text in texts.items():
        match: Optional[Match] = pattern.match(text) if re.match(r"VUID-" + owner + r"-\w+-\d{5}$", vuid) else None
        if match:
            found.append((vuid, match))
    return sorted(found)


def exclusive_features(texts: Dict[str, str]) -> List[Tuple[str, str, List[str]]]:
    """(VUID, the struct of a version's features, the structs that a chain with it must not have)."""
    return [(vuid, match.group(1), re.findall(r"VkPhysicalDevice\w+Features\w*", texts[vuid][match.end():]))
            for vuid, match in _explicit(texts, "VkDeviceCreateInfo", _EXCLUSIVE)]


def needed_extensions(texts: Dict[str, str]) -> List[Tuple[str, str, str]]:
    """(VUID, a struct in the chain of an instance's create info, the extension that it needs)."""
    return [(vuid, match.group(1), match.group(2)) for vuid, match in _explicit(texts, "VkInstanceCreateInfo", _NEEDED)
            if match.group(2) not in _REFUSED]


def in_tables(texts: Dict[str, str]) -> Dict[str, str]:
    """VUID -> file of the statements that tables of vk/core/device have."""
    found = {row[0]: "vk/core/device/enabled_features.c" for row in exclusive_features(texts)}
    found.update({row[0]: "vk/core/device/enabled_extensions.c" for row in needed_extensions(texts)})
    return found
