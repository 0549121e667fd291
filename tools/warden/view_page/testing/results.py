"""Runs the tests of the main module and reports each case to Bazel (XML_OUTPUT_FILE), so that skipped ones are counted."""

import os
import sys
import unittest
import xml.etree.ElementTree as ElementTree


NAME = os.path.basename(sys.argv[0]).replace(".py", "")


class Result(unittest.TextTestResult):
    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.suite = ElementTree.Element("testsuite", name=NAME)

    def case(self, test, kind=None, message=""):
        case = ElementTree.SubElement(self.suite, "testcase", classname=NAME, name=str(test).split()[0])
        if kind:
            ElementTree.SubElement(case, kind, message=message)

    def addSuccess(self, test):
        super().addSuccess(test)
        self.case(test)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.case(test, "skipped", reason)
        print("skipped: " + reason, file=sys.stderr)

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.case(test, "failure")

    def addError(self, test, error):
        super().addError(test, error)
        self.case(test, "error")


def run(arguments):
    """Runs the tests with these names, or all. `--update` belongs to page_case.py."""
    names = [argument for argument in arguments if argument != "--update"]
    loader = unittest.TestLoader()
    main = sys.modules["__main__"]
    suite = loader.loadTestsFromNames(names, main) if names else loader.loadTestsFromModule(main)
    result = unittest.TextTestRunner(resultclass=Result).run(suite)
    path = os.environ.get("XML_OUTPUT_FILE")
    if path:
        root = ElementTree.Element("testsuites")
        root.append(result.suite)
        ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
    sys.exit(0 if result.wasSuccessful() else 1)
