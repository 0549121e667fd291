"""Runs transcripts: command lines, their output on both streams, and their exit codes.

A line `$ COMMAND` is run by bash in a fresh folder of its transcript; the lines after it are its expected output, and
`[exit N]` stands for an exit code other than 0. Lines that begin with `#` before the first command are comments. UUIDs,
keys and dates are written as <uuid>, <key> and <date>, since they change with the validator's version and the day.

    golden_test.py TOOL SHADERS TRANSCRIPT...             compares
    golden_test.py --update TOOL SHADERS TRANSCRIPT...    writes the current output of the commands
"""

import difflib
import os
import re
import subprocess
import sys
import tempfile

MASKS = [
    (re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"), "<uuid>"),
    (re.compile(r"\b[0-9a-f]{32}\b"), "<key>"),
    (re.compile(r"SPIRV-Tools v\d.*"), "SPIRV-Tools <version>"),
    (re.compile(r"\b\d{4}-\d\d-\d\d\b"), "<date>"),
]


def run(command, environment, folder):
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=1200,
    )
    text = done.stdout.decode("utf-8", "replace").replace(folder, "<folder>")
    for pattern, mask in MASKS:
        text = pattern.sub(mask, text)
    if text and not text.endswith("\n"):
        text += "\n"
    if done.returncode:
        text += "[exit %d]\n" % done.returncode
    return text


def replay(path, tool, shaders):
    """Returns the transcript as it is written and as it comes out now."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    result = []
    started = False
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "PATH": os.path.dirname(tool) + ":" + os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": folder,
            "SHADERS": shaders,
            "LC_ALL": "C",
        }
        for line in lines:
            if line.startswith("$ "):
                started = True
                result.append(line)
                result.extend(run(line[2:], environment, folder).splitlines())
            elif not started:
                result.append(line)
    return lines, result


def main(arguments):
    update = arguments[:1] == ["--update"]
    tool, shaders, *transcripts = [os.path.abspath(path) for path in arguments[update:]]
    failed = 0
    for path in transcripts:
        expected, found = replay(path, tool, shaders)
        if expected == found:
            continue
        failed += 1
        if update:
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(found) + "\n")
        else:
            print("\n".join(difflib.unified_diff(expected, found, path, "now", lineterm="")))
    print("%d transcripts, %d differ" % (len(transcripts), failed))
    return 1 if failed and not update else 0


sys.exit(main(sys.argv[1:]))
