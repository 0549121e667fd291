"""Measures Warden and Debian's Khronos layer in one run and prints the ratios. Called by `./dev bench`.

usage: bench.py --bin FOLDER [--rounds N] [--only NAME] [--out FOLDER] [--plot FILE] [--khronos LIBRARY]

Configurations take turns, round after round, so that a slow moment of the machine hits all of them. A figure is the minimum
of all samples of 20 ms in all rounds: the time of the work when the machine does nothing else. Programs print CPU time of the
recording thread. A program that prints more than its figure ends the run: a layer reported a message, and the cost of
reporting is not measured here. Tables and a plot (SVG) go to --out; --plot writes the plot elsewhere.
"""

import argparse
import dataclasses
import glob
import json
import math
import os
import pathlib
import subprocess
import sys

import application_bench
import cache_bench

ROOT = pathlib.Path(__file__).resolve().parents[2]
GROUPS = 5000

# The Khronos layer's kinds of validation: the feature that disables each in Debian's layer, and the setting of newer ones.
KHRONOS_KINDS = {
    "core": ("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "VALIDATE_CORE"),
    "parameters": ("VK_VALIDATION_FEATURE_DISABLE_API_PARAMETERS_EXT", "STATELESS_PARAM"),
    "lifetimes": ("VK_VALIDATION_FEATURE_DISABLE_OBJECT_LIFETIMES_EXT", "OBJECT_LIFETIME"),
    "threads": ("VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT", "THREAD_SAFETY"),
    "handles": ("VK_VALIDATION_FEATURE_DISABLE_UNIQUE_HANDLES_EXT", "UNIQUE_HANDLES"),
}

# Submissions are compared with each other, as in Warden. Colons separate lists in these variables on Linux.
KHRONOS_SYNC_ENABLES = [
    "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT",
    "VALIDATION_CHECK_ENABLE_SYNCHRONIZATION_VALIDATION_QUEUE_SUBMIT",
]

WARDEN_API_KEYS = ["VALIDATE_PARAMETERS", "VALIDATE_OBJECT_LIFETIMES", "VALIDATE_OBJECTS_IN_USE", "VALIDATE_COMMAND_BUFFERS",
                   "VALIDATE_THREADS"]  # fmt: skip
WARDEN_OTHER_KEYS = ["VALIDATE_SHADERS", "VALIDATE_CORE"]

NO_LAYER = "no layer"
WARDEN_DEFAULTS = "Warden, defaults"
KHRONOS_DEFAULTS = "Khronos layer, defaults"
WARDEN_SYNC = "Warden, synchronization"
KHRONOS_SYNC = "Khronos layer, synchronization"
SYNC = [NO_LAYER, WARDEN_SYNC, KHRONOS_SYNC]
# Parameters, object lifetimes and states of command buffers, threads.
WARDEN_API = "Warden, API use"
KHRONOS_API = "Khronos layer, API use"

# Core checks read state that the checks of the API's use keep, too: their figure is what they add to these.
CORE = ("Warden, API use and core", "Khronos layer, API use and core")
BASES = {CORE[0]: WARDEN_API, CORE[1]: KHRONOS_API}
GPU_ASSISTED = ("Warden, GPU-assisted", "Khronos layer, GPU-assisted")
PAIRS = [(WARDEN_API, KHRONOS_API), CORE, GPU_ASSISTED, (WARDEN_SYNC, KHRONOS_SYNC)]


@dataclasses.dataclass(frozen=True)
class Scenario:
    """The scenarios of record_bench and object_bench: one table with every configuration."""

    name: str
    group: str
    label: str  # In the plot.
    configurations: tuple = (*SYNC, WARDEN_API, KHRONOS_API, *CORE)  # Empty: all.
    program: str = "record_bench"
    unit: str = "group"
    num_units: int = GROUPS

    def command(self, folder):
        return [str(folder / self.program), str(folder), self.name, str(self.num_units), "21"]


@dataclasses.dataclass
class Sweep:
    """A program whose one size grows: one table with a row for each size, one kind of validation only.

    The program is called with the size, then `arguments`, and prints as its last line the nanoseconds of one of `unit`.
    The argument FOLDER is replaced by the folder of the program, which has shaders.
    """

    name: str
    title: str
    program: str
    size: str
    unit: str
    sizes: list
    arguments: list = dataclasses.field(default_factory=list)
    drivers: list = dataclasses.field(default_factory=lambda: ["null driver", "lavapipe"])
    pair: tuple = (WARDEN_SYNC, KHRONOS_SYNC)

    def command(self, folder, size):
        return [str(folder / self.program), str(size), *(str(folder) if name == "FOLDER" else name for name in self.arguments)]


SCENARIOS = [
    Scenario("dispatch", "bind + push + dispatch + global barrier", "dispatch", configurations=()),
    Scenario("sets",
            "bind pipeline + bind + push + dispatch + global barrier, 256 sets and 8 pipelines in turn", "dispatch, 256 sets in turn"),
    Scenario("once",
            "bind + push + dispatch + global barrier, each set and buffer range used once", "dispatch, each set used once"),
    Scenario("buffer-barriers", "bind + push + dispatch + 2 buffer barriers", "dispatch, buffer barriers"),
    Scenario("draws", "bind + bind vertices + push + draw, 100 in a render pass", "draw"),
    Scenario("uploads", "transition + copy to image + transition, 64 images in turn", "image upload"),
    *[Scenario(kind, "creation and destruction: " + kind, "creation: " + kind, (NO_LAYER, WARDEN_API, KHRONOS_API, *CORE), "object_bench", "object", 1000)
      for kind in ("image", "view", "buffer", "sampler", "render-pass", "framebuffer", "set-layout", "pipeline-layout", "pipeline")],
]  # fmt: skip

SWEEPS = [
    Sweep("barriers", "global barriers of two kinds in turn", "barrier_bench", "live ranges", "barrier",
          [64, 4096, 65536], ["barriers"], ["null driver"]),
    Sweep("barriers-used", "a global barrier and a fill of one of the ranges", "barrier_bench", "live ranges",
          "barrier and fill", [64, 4096, 65536], ["used"], ["null driver"]),
    Sweep("copies", "byte-granular, interleaved buffer copies in one command buffer", "copy_bench", "copies", "copy",
          [1000, 10000, 100000]),
    Sweep("submissions", "submissions of one small command buffer", "submit_bench", "submissions", "submission",
          [1024, 32768], ["same"], ["null driver"]),
    Sweep("submissions-many", "submissions of 256 small command buffers in turn", "submit_bench", "submissions",
          "submission", [1024, 8192], ["many"], ["null driver"]),
    Sweep("submissions-chain", "submissions of one small command buffer, each after the previous one by a semaphore",
          "submit_bench", "submissions", "submission", [1024, 32768], ["chain"], ["null driver"]),
    Sweep("submit-dispatches", "vkQueueSubmit of one command buffer of dispatches, GPU-assisted", "submit_dispatch_bench",
          "dispatches", "submission", [1, 100], ["FOLDER", "1"], pair=GPU_ASSISTED),
    Sweep("submit2-dispatches", "vkQueueSubmit2 of one command buffer of dispatches, GPU-assisted", "submit_dispatch_bench",
          "dispatches", "submission", [1, 100], ["FOLDER", "2"], pair=GPU_ASSISTED),
    Sweep("core-barriers", "global barriers of two kinds in turn, what core checks add", "barrier_bench", "live ranges", "barrier",
          [64, 65536], ["barriers"], ["null driver"], CORE),
    Sweep("core-submissions", "submissions of one small command buffer, what core checks add", "submit_bench", "submissions",
          "submission", [1024, 32768], ["same"], ["null driver"], CORE),
    Sweep("core-threads", "the group of `threads` in threads with a pool each, what core checks add, CPU time of a thread", "thread_bench",
          "threads", "group", [1, 2, 4], ["cpu"], ["null driver"], CORE),
    Sweep("threads", "bind set + bind vertices + push + copy + barrier in threads with a pool each, API use, CPU time of a thread",
          "thread_bench", "threads", "group", [1, 2, 4], ["cpu"], ["null driver"], (WARDEN_API, KHRONOS_API)),
    Sweep("threads-elapsed", "the same, elapsed time", "thread_bench", "threads", "group", [1, 2, 4], ["elapsed"],
          ["null driver"], (WARDEN_API, KHRONOS_API)),
]  # fmt: skip


class KhronosLayer:
    """Debian's Khronos layer, or a newer library of it, whose settings have other names."""

    def __init__(self, library=None, out=None):
        self.folder = pathlib.Path("/usr/share/vulkan/explicit_layer.d")
        self.is_newer = library is not None
        if self.is_newer:
            layer = {"name": "VK_LAYER_KHRONOS_validation", "type": "GLOBAL", "library_path": str(library.resolve()),
                     "api_version": "1.4.0", "implementation_version": "1", "description": ""}  # fmt: skip
            self.folder = out
            self.folder.mkdir(parents=True, exist_ok=True)
            self.manifest.write_text(json.dumps({"file_format_version": "1.2.0", "layer": layer}), encoding="utf-8")

    @property
    def manifest(self):
        return self.folder / "VkLayer_khronos_validation.json"

    def environment(self, without=(), sync=False, gpu_assisted=False):
        """Returns the variables for the layer with its defaults, but without some of KHRONOS_KINDS."""
        environment = {"VK_LAYER_PATH": str(self.folder), "VK_INSTANCE_LAYERS": "VK_LAYER_KHRONOS_validation"}
        if self.is_newer:
            names = [KHRONOS_KINDS[kind][1] for kind in without]
            environment.update({f"VK_LAYER_{name}": "false" for name in names})
            names = ["VALIDATE_SYNC", "SYNCVAL_FULL_VALIDATION"] if sync else ["GPUAV_ENABLE"] if gpu_assisted else []
            environment.update({f"VK_LAYER_{name}": "true" for name in names}, VK_LAYER_REPORT_FLAGS="error")
        else:
            features = ["VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT"] if gpu_assisted else []
            features = KHRONOS_SYNC_ENABLES if sync else features
            environment["VK_LAYER_ENABLES"] = ":".join(features)
            environment["VK_LAYER_DISABLES"] = ":".join(KHRONOS_KINDS[kind][0] for kind in without)
        return {name: value for name, value in environment.items() if value}

    @property
    def version(self):
        if self.is_newer:
            return "newer than Debian's"
        return json.loads(self.manifest.read_text(encoding="utf-8"))["layer"]["api_version"]


def configurations(binaries, khronos):
    """Returns name -> environment. The others are compared with the first."""
    warden = {"VK_LAYER_PATH": str(binaries / "vk/layer"), "VK_INSTANCE_LAYERS": "VK_LAYER_WARDEN_validation"}
    off = lambda keys: {f"VK_WARDEN_VALIDATION_{key}": "false" for key in keys}
    single = {**warden, **off(WARDEN_API_KEYS + WARDEN_OTHER_KEYS)}
    # Debian's layer turns GPU-assisted validation off without core checks.
    others = [kind for kind in KHRONOS_KINDS if kind != "core" or khronos.is_newer]
    return {
        NO_LAYER: {},
        "Warden, everything off": {**warden, "VK_WARDEN_VALIDATION_ENABLE": "false"},
        WARDEN_API: {**warden, **off(WARDEN_OTHER_KEYS)},
        CORE[0]: {**warden, **off(["VALIDATE_SHADERS"])},
        GPU_ASSISTED[0]: {**single, "VK_WARDEN_VALIDATION_GPUAV_ENABLE": "true"},
        WARDEN_SYNC: {**single, "VK_WARDEN_VALIDATION_VALIDATE_SYNC": "true"},
        WARDEN_DEFAULTS: warden,
        KHRONOS_DEFAULTS: khronos.environment(),
        KHRONOS_API: khronos.environment(without=["core", "handles"]),
        CORE[1]: khronos.environment(without=["handles"]),
        KHRONOS_SYNC: khronos.environment(without=list(KHRONOS_KINDS), sync=True),
        GPU_ASSISTED[1]: khronos.environment(without=others, gpu_assisted=True),
    }


def find_driver(name, pattern):
    manifests = sorted(glob.glob(pattern))
    if not manifests:
        sys.exit(f"bench: {name} is missing: no file {pattern}; run './dev setup'")
    return manifests[0]


def measure(command, driver, environment):
    """Returns the nanoseconds that one process prints."""
    full = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    full.update(environment, VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)
    result = subprocess.run(command, env=full, capture_output=True, text=True, check=False)
    lines = result.stdout.splitlines()
    if result.returncode != 0 or len(lines) != 1:
        sys.exit(f"bench: {' '.join(command)} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return float(lines[0].split()[1])  # The minimum; the median comes before it.


def measure_all(command, driver, environments, rounds):
    """Returns configuration -> (nanoseconds, ratio to the first configuration)."""
    times = {name: [] for name in environments}
    order = list(environments)
    for _ in range(rounds):
        for name in order:
            times[name].append(measure(command, driver, environments[name]))
        order.reverse()
    base = min(times[NO_LAYER])
    return {name: (min(values), min(values) / base) for name, values in times.items()}


def format_scenario(driver_name, scenario, results):
    base = next(iter(results.values()))[0]
    lines = [
        f"{driver_name}: {scenario.num_units} times {scenario.group}",
        "",
        f"| {'configuration':<30} | ns a {scenario.unit} | overhead ns | ratio |",
        f"|{'-' * 32}|-----------:|------------:|------:|",
    ]
    for name, (nanoseconds, ratio) in results.items():
        lines.append(f"| {name:<30} | {nanoseconds:10.1f} | {nanoseconds - base:11.1f} | {ratio:5.3f} |")
    lines.append("")
    for ours, theirs in PAIRS:
        if ours not in results or theirs not in results:
            continue
        overhead, peer = (overhead_of(results, name) for name in (ours, theirs))
        if ours == CORE[0]:
            lines.append(f"Core checks add {overhead:.0f} ns; those of the Khronos layer {peer:.0f} ns: {peer / max(overhead, 0.1):.1f} times")
            continue
        if overhead > 0.01 * base:
            lines.append(f"{ours}: {peer / overhead:.1f} times less overhead than {theirs}")
        else:
            lines.append(f"{ours}: overhead within 1 % of no layer; {theirs}: {peer:.0f} ns")
    return "\n".join(lines) + "\n"


def format_sweep(driver_name, sweep, results):
    """`results` is size -> result of measure_all. Overheads are compared with those of the smallest size."""
    lines = [
        f"{driver_name}: {sweep.title}; overhead of one {sweep.unit}",
        "",
        f"| {sweep.size} | driver ns | Warden ns | to {sweep.sizes[0]} | Khronos layer ns | to {sweep.sizes[0]} | less |",
        "|---:|---:|---:|---:|---:|---:|---:|",
    ]
    first = None
    for size, by_name in results.items():
        base = by_name[NO_LAYER][0]
        ours, theirs = (overhead_of(by_name, name) for name in sweep.pair)
        first = first or (ours, theirs)
        lines.append(
            f"| {size} | {base:.1f} | {ours:.1f} | {ours / first[0]:.2f} | {theirs:.0f} | {theirs / first[1]:.2f} "
            f"| {theirs / ours:.1f} times |"
        )
    return "\n".join(lines) + "\n"


def overhead_of(results, name):
    return results[name][0] - results[BASES.get(name, NO_LAYER)][0]


def ratios_of(results):
    """Yields (kind of validation, how many times less overhead Warden has) for each pair that was measured."""
    base = results[NO_LAYER][0]
    for ours, theirs in PAIRS:
        if ours in results and theirs in results and overhead_of(results, ours) > 0.01 * base:
            yield ours.split(", ")[1].replace("API use and core", "core"), overhead_of(results, theirs) / overhead_of(results, ours)


def elisions(binaries, driver, environments):
    """Returns a table of the commands that each configuration of Warden leaves to the driver."""
    lines = ["Commands that never enter the layer, null driver:", "", "| configuration | untouched |", "|---|---|"]
    for name, environment in environments.items():
        if name.startswith("Warden"):
            full = {**os.environ, **environment, "VK_DRIVER_FILES": driver, "VK_ICD_FILENAMES": driver}
            command = [str(binaries / "testing/bench/elision_bench"), "VkLayer_warden"]
            result = subprocess.run(command, env=full, capture_output=True, text=True, check=True)
            lines.append(f"| {name} | {result.stdout.splitlines()[-1]} |")
    return "\n".join(lines) + "\n"


def count_locks(binaries, driver, environment, groups):
    """Returns the locks that thread_bench takes in 2 threads, those before the recording included."""
    full = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    full.update(environment, VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver,
                LD_PRELOAD=str(binaries / "testing/bench/libcount_locks.so"))  # fmt: skip
    command = [str(binaries / "testing/bench/thread_bench"), "2", "once", str(groups)]
    result = subprocess.run(command, env=full, capture_output=True, text=True, check=True)
    return int(result.stderr.split()[-1])


def locks(binaries, driver, environments):
    """Returns a table of the locks that recording takes: the difference between two numbers of groups."""
    lines = ["Locks of a group of `thread_bench` with 2 threads, null driver:", "", "| configuration | locks |", "|---|---:|"]
    for name in (NO_LAYER, WARDEN_API, KHRONOS_API):
        few, many = (count_locks(binaries, driver, environments[name], groups) for groups in (1000, 11000))
        lines.append(f"| {name} | {(many - few) / 20000:.2f} |")
    return "\n".join(lines) + "\n"


def plot(all_results, khronos):
    """Returns an SVG: a bar for each driver, scenario and kind of validation, on a logarithmic scale of ratios.

    `all_results` is scenario -> driver -> the result of measure_all.
    """
    rows = [
        (f"{kind}: {scenario.label}", driver, ratio)
        for scenario, by_driver in all_results.items()
        for driver, results in by_driver.items()
        for kind, ratio in ratios_of(results)
    ]
    rows.sort(key=lambda row: row[0].split(":")[0])  # Kinds of validation together; drivers of a scenario are already.
    left, width, bar, top = 330, 430, 16, 76
    decades = max(1, math.ceil(math.log10(max([ratio for _, _, ratio in rows], default=10))))
    x_of = lambda ratio: left + width * max(0.0, math.log10(ratio)) / decades
    colors = {"null driver": "#4477aa", "lavapipe": "#ee8866"}
    parts, y, last = [], top, None
    for label, driver, ratio in rows:
        y += bar + (12 if label != last else 2)
        if label != last:
            parts.append(f'<text x="{left - 8}" y="{y + bar - 4}" text-anchor="end">{label}</text>')
        last = label
        end = x_of(ratio)
        parts.append(f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="{bar}" fill="{colors[driver]}"/>')
        parts.append(f'<text x="{end + 5:.1f}" y="{y + bar - 4}">{ratio:.1f}</text>')
    bottom = y + bar + 8
    for decade in range(decades + 1):
        x = left + width * decade / decades
        parts.insert(0, f'<line x1="{x:.1f}" y1="{top + 8}" x2="{x:.1f}" y2="{bottom}" stroke="#cccccc"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{10**decade}</text>')
    for i, (driver, color) in enumerate(colors.items()):
        parts.append(f'<rect x="{left + 130 * i}" y="{top - 22}" width="{bar}" height="{bar}" fill="{color}"/>')
        parts.append(f'<text x="{left + 130 * i + bar + 6}" y="{top - 9}">{driver}</text>')
    total, height = left + width + 70, bottom + 30
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{total}" height="{height}" font-family="sans-serif" '
        f'font-size="13">\n<rect width="{total}" height="{height}" fill="white"/>\n'
        '<text x="12" y="24" font-weight="bold" font-size="15">CPU overhead of recording: how many times less than '
        f"Khronos layer {khronos.version}</text>\n"
        '<text x="12" y="42">One kind of validation in each layer (Khronos, GPU-assisted: also core checks). '
        "1: equal overhead. Logarithmic scale.</text>\n"
    )
    return head + "\n".join(parts) + "\n</svg>\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="Bazel's output folder")
    parser.add_argument("--rounds", type=int, default=7, help="processes for each configuration (default: 7)")
    names = ["elision", "cache", "locks", "applications"] + [entry.name for entry in SCENARIOS + SWEEPS]
    parser.add_argument("--only", choices=names, action="append", help="measure this one; may be repeated")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / ".cache/bench", help="folder for tables and plot")
    parser.add_argument("--plot", type=pathlib.Path, help="the plot; docs/bench.svg is the one in the README")
    parser.add_argument("--khronos", type=pathlib.Path, help="library of a newer Khronos layer to compare with, such as Chromium's")
    arguments = parser.parse_args()
    drivers = {
        "null driver": find_driver("the null driver", str(arguments.bin / "testing/null_driver/*.json")),
        "lavapipe": find_driver("lavapipe", "/usr/share/vulkan/icd.d/lvp_icd*.json"),
    }
    folder = arguments.bin / "testing/bench"
    khronos = KhronosLayer(arguments.khronos, arguments.out / "khronos")
    every = configurations(arguments.bin, khronos)
    chosen = set(arguments.only or names)
    tables, bars = [], {}

    def show(table):
        print(table, flush=True)
        tables.append(table)

    if not arguments.only or "elision" in chosen:
        show(elisions(arguments.bin, drivers["null driver"], every))
    if "applications" in chosen:
        layers = {name: every[name] for name in (NO_LAYER, WARDEN_DEFAULTS, KHRONOS_DEFAULTS)}
        show(application_bench.figures(drivers["lavapipe"], layers, arguments.rounds))
    if "cache" in chosen:
        show(cache_bench.figures(arguments.bin, drivers["null driver"]))
    if not arguments.only or "locks" in chosen:
        show(locks(arguments.bin, drivers["null driver"], every))
    for scenario in [entry for entry in SCENARIOS if entry.name in chosen]:
        environments = {name: every[name] for name in scenario.configurations or every}
        if khronos.is_newer:
            environments.pop(GPU_ASSISTED[1], None)  # That of Chromium 156 aborts when record_bench submits.
        for driver_name, driver in drivers.items():
            results = measure_all(scenario.command(folder), driver, environments, arguments.rounds)
            bars.setdefault(scenario, {})[driver_name] = results
            show(format_scenario(driver_name, scenario, results))
    for sweep in [entry for entry in SWEEPS if entry.name in chosen]:
        names = (NO_LAYER, *sweep.pair, *[BASES[name] for name in sweep.pair if name in BASES])
        environments = {name: every[name] for name in names}
        for driver_name in sweep.drivers:
            results = {
                size: measure_all(sweep.command(folder, size), drivers[driver_name], environments, arguments.rounds)
                for size in sweep.sizes
            }
            show(format_sweep(driver_name, sweep, results))

    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "record.md").write_text("\n".join(tables), encoding="utf-8")
    image = arguments.plot or arguments.out / "record.svg"
    image.write_text(plot(bars, khronos), encoding="utf-8")
    print(f"written: {arguments.out / 'record.md'}, {image}")


if __name__ == "__main__":
    main()
