"""The compiled explicit statements of each registry on this machine, and broken texts.

usage: statements_test.py VK_XML VIDEO_XML VALIDUSAGE MESSAGE_IDS HAND_CHECKS OFTEN_HIT PAGE [DIRECTORY...]
"""

import collections
import pathlib
import random
import re
import sys
import unittest
from typing import NamedTuple

from vk.core.statements import later, reasons
from vk.core.statements.classes import NOT_BY_DEFAULT, classify
from vk.core.statements.emit_statements import read_checks
from vk.core.statements.hand_checks import HandChecks
from vk.core.statements.places import NotCompiled
from vk.registry import english, grammar, phrases, wording
from vk.registry.reader import read_registry

MOST_PHRASES = 400
# Registries all of whose statements have a check or a reason.
WITH_REASONS = (309, 363)
# Rules that are compiled at least, by the registry's header version.
COMPILED = {239: 1250, 309: 1550, 363: 1900}
# Of the 100, 300 and 400 rules that users hit most and that a registry has, the percentage that is reported by default at
# least, by the registry's header version.
OFTEN_HIT = {239: {100: 97, 300: 91, 400: 91}, 309: {100: 97, 300: 95, 400: 95}, 363: {100: 98, 300: 95, 400: 94}}

# Words whose exchange changes the meaning of a statement.
OPPOSITES = [("less than", "greater than"), ("greater than", "less than"), ("must</strong> not", "must</strong>"),
             ("must</strong> be", "must</strong> not be"), ("is not", "is"), (" or ", " and "), (" and ", " or "),
             ("not enabled", "enabled"), ("must</strong> include", "must</strong> not include")]


class OftenHit(NamedTuple):
    """A rule that public reports name."""
    rank: str
    rule: str  # The number at the end of the VUID.
    vuid: str  # One that has it.
    reason: str  # Why nothing reports it; else empty.


def read_often_hit(path):
    with open(path, encoding="utf-8") as file:
        rows = [(line.rstrip("\n") + "\t\t").split("\t")[:4] for line in file if not line.startswith("#")]
    return [OftenHit(*row) for row in rows]


class Judged:
    """One registry and its checks."""

    def __init__(self, vk_xml, video_xml, validusage, message_ids):
        self.registry = read_registry(str(vk_xml), str(video_xml))
        self.version = self.registry.header_version
        self.checks = read_checks(self.registry, str(validusage), message_ids)
        self.markup = self.checks.markup
        self.compiled = {check.vuid: check for owner in self.checks.compiled.values() for check in owner}

    def form(self, vuid):
        owner, text = self.markup[vuid]
        return wording.normal_form(wording.words(text, self.checks.vocabulary, owner))


class StatementsTest(unittest.TestCase):
    judged = []
    ids_text = ""
    hand = HandChecks()
    often_hit = []
    page = ""

    def _reported(self, judged):
        """The rules of a registry, and those that are reported by default."""
        known, reported = set(), set()
        for vuid, kind, detail in classify(judged.checks, self.ids_text, self.hand.files):
            known.add(vuid[-5:])
            if kind in ("compiled", "by hand") and detail not in NOT_BY_DEFAULT:
                reported.add(vuid[-5:])
        return known, reported

    def test_rules_that_users_hit_are_reported(self):
        for judged in self.judged:
            known, reported = self._reported(judged)
            for most, least in OFTEN_HIT[max(version for version in OFTEN_HIT if version <= judged.version)].items():
                with self.subTest(version=judged.version, most=most):
                    rules = {hit.rule for hit in self.often_hit[:most]} & known
                    print("registry {}: {} of the {} rules among the {} most hit are reported by default".format(
                        judged.version, len(rules & reported), len(rules), most))
                    self.assertGreaterEqual(100 * len(rules & reported), least * len(rules))

    def test_the_page_lists_the_rules_that_users_hit_and_nothing_reports(self):
        known, reported = set(), set()
        for judged in self.judged:
            of_registry = self._reported(judged)
            known |= of_registry[0]
            reported |= of_registry[1]
        for hit in self.often_hit:
            self.assertFalse(hit.reason and hit.rule in reported, "often_hit.tsv: {} is reported".format(hit.vuid))
            self.assertTrue(hit.reason or hit.rule in reported or hit.rule not in known,
                            "often_hit.tsv: no reason why nothing reports {}".format(hit.vuid))
        rows = ["| {} | {} | {} |".format(hit.rank, hit.vuid, hit.reason) for hit in self.often_hit if hit.reason]
        self.assertEqual([row for row in self.page.splitlines() if re.match(r"\| \d+ \| VUID-", row)], rows)

    def test_every_statement_is_in_one_class(self):
        for judged in self.judged:
            with self.subTest(version=judged.version):
                classes = collections.Counter()
                explicit = {vuid for vuid in judged.markup if re.search(r"-\d{5}$", vuid)}
                seen = []
                for vuid, kind, detail in classify(judged.checks, self.ids_text, self.hand.files):
                    self.assertIn(kind, ("compiled", "by hand", "cannot be checked", "left out", "not compiled"))
                    self.assertTrue(detail, vuid)
                    classes[kind] += 1
                    seen.append(vuid)
                self.assertEqual(len(seen), len(set(seen)))
                self.assertEqual(set(seen), explicit)
                print("registry {}: {}".format(judged.version, dict(classes)))

    def test_each_statement_without_a_check_has_a_reason(self):
        for judged in self.judged:
            rows = list(classify(judged.checks, self.ids_text, self.hand.files))
            without = sorted({vuid for vuid, kind, _ in rows if kind == "not compiled"})
            print("registry {}: {} statements without a check and without a reason".format(judged.version, len(without)))
            if judged.version in WITH_REASONS:
                with self.subTest(version=judged.version):
                    self.assertEqual(without, [])

    def test_a_reason_by_number_is_of_a_rule_without_a_check(self):
        known, checked = set(), set()
        for judged in self.judged:
            for vuid, kind, _ in classify(judged.checks, self.ids_text, self.hand.files):
                known.add(vuid[-5:])
                if kind in ("compiled", "by hand"):
                    checked.add(vuid[-5:])
        for rule in reasons.numbers():
            self.assertTrue(rule not in checked or rule not in known, "reasons.py: {} has a check".format(rule))

    def test_the_coverage_does_not_fall(self):
        for judged in self.judged:
            with self.subTest(version=judged.version):
                rules = {vuid[-5:] for vuid in judged.compiled}
                print("registry {}: {} rules compiled, {} ids, {} phrases".format(
                    judged.version, len(rules), len(judged.compiled), phrases.size()))
                for version, least in COMPILED.items():
                    if judged.version >= version:
                        self.assertGreaterEqual(len(rules), least)

    def test_quick_checks_decide_all_rules_of_their_commands(self):
        for judged in self.judged:
            for command, quick in self.hand.quick.items():
                compiled = [check.vuid for check in judged.checks.compiled.get(command, [])]
                with self.subTest(version=judged.version, command=command):
                    self.assertEqual(self.hand.quick_check(command, compiled), quick.function)
                    self.assertIsNone(self.hand.quick_check(command, compiled + ["VUID-{}-None-99999".format(command)]))
        self.assertTrue(self.hand.quick)

    def test_phrases_are_few(self):
        self.assertLessEqual(phrases.size(), MOST_PHRASES)

    def test_compiled_trees_give_their_statement_again(self):
        for judged in self.judged:
            for vuid in judged.compiled:
                form = judged.form(vuid)
                rule, _ = phrases.parse(form)
                self.assertTrue(english.matches(rule, form), vuid)

    def test_a_tree_of_another_meaning_gives_another_sentence(self):
        """The writer knows the nodes and not the phrases: what it writes for a changed tree differs."""
        judged, num = self.judged[0], 0
        for vuid in sorted(judged.compiled):
            form = judged.form(vuid)
            for word, other in OPPOSITES[:2]:
                if word in form and other not in form:
                    rule, _ = phrases.parse(form)
                    self.assertFalse(english.matches(rule, form.replace(word, other)), vuid)
                    num += 1
        self.assertGreater(num, 100)

    def _mutations(self, text, chooser):
        """Texts that differ from a statement in one place, and whether their meaning is certain to differ."""
        for word, other in OPPOSITES:
            if word in text:
                yield text.replace(word, other, 1), word.strip() not in ("or", "and")
        words = text.split(" ")
        for _ in range(3):
            position = chooser.randrange(len(words))
            yield " ".join(words[:position] + words[position + 1:]), False
            yield " ".join(words[:position] + [words[chooser.randrange(len(words))]] + words[position + 1:]), False
        yield text[:chooser.randrange(len(text))], False
        yield text.replace("<code>", "", 1).replace("</code>", "<code>", 1), False
        yield "".join(chooser.choice((c, c, c, c, c, c, c, c, c, "<", "]", "\x7f", "")) for c in text), False

    def test_broken_texts_make_no_wrong_check(self):
        """A text that differs is not compiled, or its tree gives the text again: its own meaning, never the old one."""
        judged, chooser = self.judged[0], random.Random(32)
        checks, num = judged.checks, collections.Counter()
        vuids = sorted(judged.compiled)
        for vuid in chooser.sample(vuids, 250):
            owner, text = judged.markup[vuid]
            for mutated, is_opposite in self._mutations(text, chooser):
                try:
                    check = checks.compile(vuid, owner, mutated, mutated)
                except NotCompiled:
                    num["not compiled"] += 1
                    continue
                form = wording.normal_form(wording.words(mutated, checks.vocabulary, owner))
                rule, _ = phrases.parse(form)
                self.assertTrue(english.matches(rule, form), mutated)
                num["compiled to its own meaning"] += 1
                if is_opposite:
                    self.assertNotEqual(check.violation, judged.compiled[vuid].violation, (vuid, mutated))
        print(dict(num))
        self.assertGreater(num["not compiled"], 1000)

    def test_the_parser_ends(self):
        for text in ("", "must", "if " * 500, "p:a and " * 400 + "p:b must be n:0", "( " * 300, "e:A , " * 900):
            try:
                rule, _ = phrases.parse(text)
                self.assertIsNone(rule if len(text) < 900 and "must be" not in text else None)
            except (grammar.TooComplex, RecursionError):
                pass

    def test_relaxed_rules_are_those_of_later_texts(self):
        newest = max(self.judged, key=lambda judged: judged.version)
        for rule, (version, allows) in later.RELAXED.items():
            self.assertTrue(allows)
            if newest.version >= version:
                self.assertEqual(later.reason(rule, newest.version), "")


if __name__ == "__main__":
    StatementsTest.judged = [Judged(*sys.argv[1:5])]
    with open(sys.argv[4], encoding="utf-8") as ids_file:
        StatementsTest.ids_text = ids_file.read()
    StatementsTest.hand = HandChecks.read(sys.argv[5])
    StatementsTest.often_hit = read_often_hit(sys.argv[6])
    StatementsTest.page = pathlib.Path(sys.argv[7]).read_text(encoding="utf-8")
    for folder in map(pathlib.Path, sys.argv[8:]):
        other = Judged(folder / "vk.xml", folder / "video.xml", folder / "validusage.json", sys.argv[4])
        if other.version not in {judged.version for judged in StatementsTest.judged}:
            StatementsTest.judged.append(other)
    unittest.main(argv=sys.argv[:1])
