"""Figures of the validation cache, for `./dev bench --only cache`.

- A hit next to the XXH3-128 of the module, in a cache of a million entries.
- The time to open a file of a million entries.
- `vkcache merge` of 16 caches of a million entries next to `cat` of the same files.
- Threads that share one cache next to threads with caches of their own.
- The example many_modules: the first run, the second, and the first one after `vkcache warm`.
"""

import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ENTRIES = 1000000
CACHES = 16
ROUNDS = 5

# Only the checks of shader modules, as the cache is about them.
OTHERS = ["VALIDATE_PARAMETERS", "VALIDATE_OBJECT_LIFETIMES", "VALIDATE_OBJECTS_IN_USE", "VALIDATE_COMMAND_BUFFERS",
          "VALIDATE_THREADS", "VALIDATE_SYNC"]  # fmt: skip


def run(command, **options):
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    if result.returncode != 0:
        sys.exit(f"cache_bench: {command[0]} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return result.stdout


def timed(command, output):
    """Returns wall time, CPU time and peak memory (MiB) of a command that writes to a file."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = os.times().elapsed
    with open(output, "wb") as file:
        process = subprocess.Popen([str(word) for word in command], stdout=file)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"cache_bench: {command[0]} failed")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return os.times().elapsed - start, cpu, usage.ru_maxrss / 1024


def merge_rows(vkcache, files, folder):
    cat, merge = [], []
    for _ in range(ROUNDS):
        for name, times in (("cat", cat), ("merged", merge)):
            output = folder / name
            output.unlink(missing_ok=True)
            command = ["cat", *files] if name == "cat" else [vkcache, "merge", "--quiet", "--output", output, *files]
            times.append(timed(command, folder / "cat" if name == "cat" else os.devnull))
            output.unlink()
    best_cat, best_merge = min(cat), min(merge)
    cpu_cat, cpu_merge = min(entry[1] for entry in cat), min(entry[1] for entry in merge)
    memory = max(entry[2] for entry in merge)
    return [
        (f"merge of {CACHES} caches next to cat, time", f"{best_merge[0]:.2f} s, {best_cat[0]:.2f} s",
         f"{best_merge[0] / best_cat[0]:.2f}", "2"),
        (f"merge of {CACHES} caches next to cat, CPU time", f"{cpu_merge:.2f} s, {cpu_cat:.2f} s",
         f"{cpu_merge / cpu_cat:.2f}", ""),
        (f"merge of {CACHES} caches, peak memory", f"{memory:.1f} MiB", "", "constant"),
    ]  # fmt: skip


def library_rows(bench, cache):
    rows = []
    text = run([bench, "startup", cache])
    micro = float(re.search(r"([\d.]+) us", text).group(1))
    rows.append(("opening a file of a million entries, one look-up", f"{micro / 1000:.3f} ms", "", "2 ms"))
    for words in (64, 256, 1024, 4096, 16384):
        text = run([bench, "hit", cache, words])
        hashed, hit, ratio = re.search(r"hash ([\d.]+) ns, hit ([\d.]+) ns, ratio ([\d.]+)", text).groups()
        rows.append((f"hit next to the hash, module of {words} words", f"{hit} ns, {hashed} ns", ratio, "1.3"))
    for threads in (2, 8):
        text = run([bench, "threads", cache, threads])
        one, own, ratio = re.search(r"one cache ([\d.]+), own caches ([\d.]+) .* ratio ([\d.]+)", text).groups()
        rows.append((f"{threads} threads, one cache next to {threads} caches",
                     f"{one}, {own} million look-ups a second", ratio, "0.9"))  # fmt: skip
    return rows


def startup_rows(binaries, driver, vkcache, folder):
    """The example with an empty cache, again, and with a cache that vkcache warm made."""
    program = binaries / "examples/many_modules/many_modules"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    environment.update(VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)
    layer = dict(environment, VK_LAYER_PATH=str(binaries / "vk/layer"), VK_INSTANCE_LAYERS="VK_LAYER_WARDEN_validation")
    layer.update({f"VK_WARDEN_VALIDATION_{key}": "false" for key in OTHERS})

    def time(variables):
        return float(re.search(r": ([\d.]+) ms", run([program], env=variables)).group(1))

    run([program, folder / "modules"], env=environment)
    results = {"none": [], "first": [], "second": [], "warm": []}
    for index in range(ROUNDS):
        cold = dict(layer, VK_WARDEN_VALIDATION_SHADER_CACHE_FOLDER=str(folder / f"cold{index}"))
        results["none"].append(time(environment))
        results["first"].append(time(cold))
        results["second"].append(time(cold))
        warmed = folder / f"warm{index}"
        run([vkcache, "warm", "--quiet", "--like", next((folder / f"cold{index}").glob("*.valcache")), "--folder", warmed,
             folder / "modules"])  # fmt: skip
        results["warm"].append(time(dict(layer, VK_WARDEN_VALIDATION_SHADER_CACHE_FOLDER=str(warmed))))
    none, first, second, warm = (min(results[name]) for name in ("none", "first", "second", "warm"))
    rows = [("500 modules without the layer", f"{none:.2f} ms", "", ""),
            ("500 modules, first run", f"{first:.2f} ms", "", "")]  # fmt: skip
    for name, value in (("second run", second), ("first run after vkcache warm", warm)):
        ratio = (first - none) / max(value - none, 0.001)
        rows.append((f"500 modules, {name}: less time in the layer", f"{value:.2f} ms", f"{ratio:.0f} times", "5 times"))
    return rows


def figures(binaries, driver):
    vkcache = binaries / "tools/vkcache/vkcache"
    bench = binaries / "vk/valcache/valcache_bench"
    with tempfile.TemporaryDirectory(prefix="cache_bench.") as name:
        folder = pathlib.Path(name)
        files = [folder / f"{index}.valcache" for index in range(CACHES)]
        for index, file in enumerate(files):
            run([bench, "write", file, ENTRIES, index + 1])
        rows = library_rows(bench, files[0]) + merge_rows(vkcache, files, folder)
        rows += startup_rows(binaries, driver, vkcache, folder)
    lines = ["The validation cache", "", "| figure | measured | ratio | target |", "|---|---:|---:|---:|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, ""])
