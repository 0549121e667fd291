"""Draws docs/finding.svg, a terminal with two real findings of Warden. Called by `./dev picture`.

usage: picture.py --bin FOLDER --driver MANIFEST [--out FILE]

Runs two examples under the layer on lavapipe, and writes their output as an SVG picture.
"""

import argparse
import dataclasses
import itertools
import os
import pathlib
import re
import subprocess
import tempfile
import xml.sax.saxutils

ROOT = pathlib.Path(__file__).resolve().parents[2]
COLUMNS = 112
CHARACTER, LINE = 7.83, 17  # Of a 13-pixel monospaced font.

COLORS = {
    "prompt": "#7ee787",
    "error": "#ff7b72",
    "id": "#f2cc60",
    "source": "#79c0ff",
    "dim": "#8b949e",
    "plain": "#f0f6fc",
}


@dataclasses.dataclass
class Program:
    name: str
    setting: str


PROGRAMS = [Program("bindless", "GPUAV_ENABLE"), Program("missing_barrier", "VALIDATE_SYNC")]


def run(program, binaries, driver):
    """Returns the command as the user types it, and the lines that it prints."""
    folder = binaries / "examples" / program.name
    layer = {
        "VK_INSTANCE_LAYERS": "VK_LAYER_WARDEN_validation",
        f"VK_WARDEN_VALIDATION_{program.setting}": "true",
    }
    environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    environment.update(layer, VK_LAYER_PATH=str(binaries / "vk/layer"), VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)
    with tempfile.TemporaryDirectory() as cache:
        environment["XDG_CACHE_HOME"] = cache
        result = subprocess.run(
            [str(folder / program.name), "--shaders", str(folder)],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True,
        )  # fmt: skip
    command = " ".join(f"{key}={value}" for key, value in layer.items())
    return f"$ {command} \\\n  {program.name}", result.stdout.splitlines()


def first_finding(lines):
    """Returns the lines of the first error: the lines of the program and other messages are left out."""
    start = next(i for i, line in enumerate(lines) if line.startswith("Validation Error: "))
    end = start + 1
    while end < len(lines) and not re.match(r"^(Validation |[a-z_]+: |This finding )", lines[end]):
        end += 1
    return lines[start:end]


def color_spans(line):
    """Returns [(color, text), ...] of a line."""
    finding = re.match(r"^(Validation [\w ]+: )(\[ [^\]]* \])(.*\| MessageID = \w+ \|)?(.*)$", line)
    if line.startswith("$ ") or re.match(r"^  \w+$", line):
        return [("prompt", line)]
    if finding:
        parts = zip(("error", "id", "dim", "plain"), finding.groups())
        return [(color, text) for color, text in parts if text]
    return [("source" if re.match(r"^\d+:", line) else "plain", line)]


def wrap(spans):
    """Cuts a line at spaces, so that it fits into the picture. Returns a list of lines, each a list of (color, text)."""
    rows, length = [[]], 0
    for color, text in spans:
        for word in re.findall(r" *[^ ]+ *$| *[^ ]+", text):
            if length + len(word) > COLUMNS and length:
                rows.append([])
                word, length = word.lstrip(), 0
            rows[-1].append((color, word))
            length += len(word)
    return rows


def draw(lines):
    """Returns the SVG of a terminal with these lines."""
    rows, y = [], 52
    for line in lines:
        for row in wrap(color_spans(line)):
            parts = "".join(
                f'<tspan fill="{COLORS[color]}">{xml.sax.saxutils.escape("".join(text for _, text in words))}</tspan>'
                for color, words in itertools.groupby(row, key=lambda span: span[0])
            )
            rows.append(f'<text x="16" y="{y}" xml:space="preserve">{parts}</text>')
            y += LINE
    width, height = int(COLUMNS * CHARACTER) + 36, y + 4
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        "font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"13\">\n"
        f'<rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>\n'
    )
    lights = "".join(
        f'<circle cx="{20 + 20 * i}" cy="18" r="6" fill="{color}"/>\n'
        for i, color in enumerate(["#ff5f57", "#febc2e", "#28c840"])
    )
    return head + lights + "\n".join(rows) + "\n</svg>\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="Bazel's output folder")
    parser.add_argument("--driver", required=True, help="manifest of the driver")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "docs/finding.svg", help="the picture")
    arguments = parser.parse_args()
    lines = []
    for program in PROGRAMS:
        command, output = run(program, arguments.bin, arguments.driver)
        lines += ([""] if lines else []) + command.splitlines() + first_finding(output)
    arguments.out.write_text(draw(lines), encoding="utf-8")
    print(f"written: {arguments.out}")


if __name__ == "__main__":
    main()
