"""Measures Warden beside Debian's Khronos layer in one run and prints the ratios. Called by `./dev bench`.

usage: bench.py --bin FOLDER [--rounds N] [--out FOLDER]

Configurations take turns, round after round, so that a slow moment of the machine hits all of them. A column is the
median over the rounds; a ratio is the median of the ratios within a round. The table and a plot (SVG) go to --out.
"""

import argparse
import glob
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GROUPS = 5000

KHRONOS = {
    "VK_LAYER_PATH": "/usr/share/vulkan/explicit_layer.d",
    "VK_INSTANCE_LAYERS": "VK_LAYER_KHRONOS_validation",
}

# What the Khronos layer does besides, switched off where one kind of validation is compared alone.
KHRONOS_OTHERS = [
    "VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT",
    "VK_VALIDATION_FEATURE_DISABLE_API_PARAMETERS_EXT",
    "VK_VALIDATION_FEATURE_DISABLE_OBJECT_LIFETIMES_EXT",
    "VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT",
    "VK_VALIDATION_FEATURE_DISABLE_UNIQUE_HANDLES_EXT",
]


def configurations(binaries):
    """Returns name -> environment. The first is what the others are compared with."""
    warden = {"VK_LAYER_PATH": str(binaries / "vk/layer"), "VK_INSTANCE_LAYERS": "VK_LAYER_WARDEN_validation"}
    gpu_assisted = "VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT"
    return {
        "no layer": {},
        "Warden, everything off": {**warden, "VK_WARDEN_VALIDATION_ENABLE": "false"},
        "Warden, defaults": warden,
        "Warden, GPU-assisted": {**warden, "VK_WARDEN_VALIDATION_GPUAV_ENABLE": "true"},
        "Warden, synchronization": {**warden, "VK_WARDEN_VALIDATION_VALIDATE_SYNC": "true"},
        "Khronos layer, defaults": KHRONOS,
        "Khronos layer, synchronization": {
            **KHRONOS,
            "VK_LAYER_ENABLES": "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT",
            "VK_LAYER_DISABLES": ";".join(KHRONOS_OTHERS),
        },
        "Khronos layer, GPU-assisted": {**KHRONOS, "VK_LAYER_ENABLES": gpu_assisted},
    }


def find_driver(name, pattern):
    manifests = sorted(glob.glob(pattern))
    if not manifests:
        sys.exit(f"bench: {name} is missing: no file {pattern}; run './dev setup'")
    return manifests[0]


def measure(binaries, driver, environment):
    """Returns the nanoseconds of one group of commands in one process."""
    full = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    full.update(environment, VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)
    folder = binaries / "testing/bench"
    command = [str(folder / "record_bench"), str(folder), str(GROUPS), "21"]
    result = subprocess.run(command, env=full, capture_output=True, text=True, check=False)
    lines = result.stdout.splitlines()
    if result.returncode != 0 or not lines:
        sys.exit(f"bench: {' '.join(command)} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return float(lines[-1].split()[0])


def measure_all(binaries, driver, rounds):
    """Returns configuration -> (median nanoseconds, median ratio to the first configuration)."""
    environments = configurations(binaries)
    times = {name: [] for name in environments}
    order = list(environments)
    for name in order:
        measure(binaries, driver, environments[name])  # Not counted: fills the caches of driver and layers.
    for _ in range(rounds):
        for name in order:
            times[name].append(measure(binaries, driver, environments[name]))
        order.reverse()
    base = times["no layer"]
    return {
        name: (statistics.median(values), statistics.median(value / first for value, first in zip(values, base)))
        for name, values in times.items()
    }


def format_table(driver_name, results):
    base = next(iter(results.values()))[0]
    lines = [
        f"{driver_name}: {GROUPS} times bind + push + dispatch + barrier",
        "",
        f"| {'configuration':<30} | ns a group | overhead ns | ratio |",
        f"|{'-' * 32}|-----------:|------------:|------:|",
    ]
    for name, (nanoseconds, ratio) in results.items():
        lines.append(f"| {name:<30} | {nanoseconds:10.1f} | {nanoseconds - base:11.1f} | {ratio:5.3f} |")
    for ours, theirs in [
        ("Warden, defaults", "Khronos layer, defaults"),
        ("Warden, GPU-assisted", "Khronos layer, GPU-assisted"),
        ("Warden, synchronization", "Khronos layer, synchronization"),
    ]:
        overhead, peer = results[ours][0] - base, results[theirs][0] - base
        if overhead > 0.01 * base:
            lines.append(f"{ours}: {peer / overhead:.1f} times less overhead than {theirs}")
        else:
            lines.append(f"{ours}: overhead within 1 % of no layer; {theirs}: {peer:.0f} ns")
    return "\n".join(lines) + "\n"


def plot(all_results):
    """Returns an SVG with one row of bars a driver, on a linear scale of nanoseconds."""
    bar, left, width = 20, 230, 520
    parts, y = [], 10
    for driver_name, results in all_results.items():
        longest = max(nanoseconds for nanoseconds, _ in results.values())
        y += bar
        parts.append(f'<text x="10" y="{y}" font-weight="bold">{driver_name}, ns a group</text>')
        for name, (nanoseconds, _) in results.items():
            y += bar + 4
            length = width * nanoseconds / longest
            parts.append(f'<text x="10" y="{y}">{name}</text>')
            parts.append(f'<rect x="{left}" y="{y - 14}" width="{length:.1f}" height="{bar - 4}" fill="#4477aa"/>')
            parts.append(f'<text x="{left + length + 6:.1f}" y="{y}">{nanoseconds:.0f}</text>')
        y += bar
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 90}" height="{y + 10}" '
    return head + 'font-family="sans-serif" font-size="13">\n' + "\n".join(parts) + "\n</svg>\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="Bazel's output folder")
    parser.add_argument("--rounds", type=int, default=7, help="processes for each configuration (default: 7)")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / ".cache/bench", help="folder for table and plot")
    arguments = parser.parse_args()
    drivers = {
        "null driver": find_driver("the null driver", str(arguments.bin / "testing/null_driver/*.json")),
        "lavapipe": find_driver("lavapipe", "/usr/share/vulkan/icd.d/lvp_icd*.json"),
    }
    all_results = {name: measure_all(arguments.bin, driver, arguments.rounds) for name, driver in drivers.items()}
    table = "\n".join(format_table(name, results) for name, results in all_results.items())
    print(table)
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "record.md").write_text(table, encoding="utf-8")
    (arguments.out / "record.svg").write_text(plot(all_results), encoding="utf-8")
    print(f"written: {arguments.out / 'record.md'}, {arguments.out / 'record.svg'}")


if __name__ == "__main__":
    main()
