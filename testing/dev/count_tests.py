"""Counts the test cases of one Bazel run and prints 'N passed, N failed, N skipped'.

usage: count_tests.py EVENTS CODE

EVENTS is the output of `bazel test --build_event_json_file`, CODE is Bazel's exit code. A GoogleTest target counts by its
cases, any other target as one case. The exit code is 0 only when Bazel's was 0 and no case failed.
"""

import json
import pathlib
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree


def test_results(events):
    """Yields (label, passed, path of test.xml or None) for the last attempt of each shard of each test target."""
    results = {}
    for line in pathlib.Path(events).read_text(encoding="utf-8").splitlines():
        event = json.loads(line)
        if "testResult" not in event:
            continue
        name = event["id"]["testResult"]
        result = event["testResult"]
        path = None
        for output in result.get("testActionOutput", []):
            if output.get("name") == "test.xml":
                path = urllib.parse.unquote(urllib.parse.urlparse(output["uri"]).path)
        results[name["label"], name.get("run", 1), name.get("shard", 1)] = (result.get("status") == "PASSED", path)
    for (label, _, _), (passed, path) in sorted(results.items()):
        yield label, passed, path


def count_cases(path):
    """Returns (passed, failed, [(skipped case, reason)]) of one test.xml."""
    passed = failed = 0
    skipped = []
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        skip = case.find("skipped")
        name = case.get("classname", "") + "." + case.get("name", "")
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif skip is not None or case.get("result") == "skipped" or case.get("status") == "notrun":
            message = skip.get("message", "").strip() if skip is not None else ""
            skipped.append((name, message.splitlines()[-1] if message else "no reason given"))
        else:
            passed += 1
    return passed, failed, skipped


def count_target(target_passed, path):
    """Counts a target; one whose log is missing or torn counts as one case."""
    try:
        passed, failed, skipped = count_cases(path)
    except (TypeError, OSError, ElementTree.ParseError):
        passed, failed, skipped = 0, 0, []
    if target_passed and passed + len(skipped) == 0:
        passed = 1
    if not target_passed and failed == 0:
        failed = 1
    return passed, failed, skipped


def main():
    bazel_code = int(sys.argv[2])
    total_passed = total_failed = 0
    all_skipped = []
    for label, target_passed, path in test_results(sys.argv[1]):
        passed, failed, skipped = count_target(target_passed, path)
        total_passed += passed
        total_failed += failed
        all_skipped += skipped
        if failed:
            print(f"failed: {label}")
    for name, reason in all_skipped:
        print(f"skipped: {name}: {reason}")
    if bazel_code != 0 and total_failed == 0:
        total_failed = 1
        print(f"bazel ended with code {bazel_code}: a target did not build, or a test did not run")
    print(f"{total_passed} passed, {total_failed} failed, {len(all_skipped)} skipped")
    return 1 if total_failed else 0


if __name__ == "__main__":
    sys.exit(main())
