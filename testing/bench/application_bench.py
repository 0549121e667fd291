"""The CPU time of Debian's programs on lavapipe, for `./dev bench --only applications`.

- vkcube draws frames in a virtual display (packages vulkan-tools and xvfb).
- ffmpeg blurs a generated clip with gblur_vulkan (package ffmpeg).

User and system time of the program's process with the threads of the driver, not of the display. Configurations take turns, round
after round; a figure is the median of the ratios to the run without a layer in the same round. A program of which a package is missing
is named and left out.
"""

import contextlib
import os
import shutil
import statistics
import subprocess
import sys

CLIP = "testsrc2=size=640x360:rate=30:duration=2"
FILTERS = "format=yuv420p,hwupload,gblur_vulkan=sigma=2,hwdownload,format=yuv420p"

PROGRAMS = {
    "vkcube, 2,000 frames": ["vkcube", "--c", "2000"],
    "ffmpeg, gblur_vulkan, 60 frames": [
        "ffmpeg", "-loglevel", "error", "-nostdin", "-init_hw_device", "vulkan=vk:0", "-filter_hw_device", "vk", "-f", "lavfi",
        "-i", CLIP, "-vf", FILTERS, "-f", "null", "-"],
}  # fmt: skip


@contextlib.contextmanager
def display():
    """Yields the name of a virtual display."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
    os.close(write)
    with os.fdopen(read) as numbers:
        name = ":" + numbers.readline().strip()
    try:
        yield name
    finally:
        server.terminate()
        server.wait()


def cpu_time(command, environment):
    """Returns the seconds of user and system time that a program takes."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"application_bench: {' '.join(command)} ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def measure(command, environments, rounds):
    """Returns configuration -> (the minimum of the seconds, the median of the ratios to the first configuration)."""
    times = {name: [] for name in environments}
    order = list(environments)
    for _ in range(rounds):
        for name in order:
            times[name].append(cpu_time(command, environments[name]))
        order.reverse()
    bases = times[next(iter(environments))]
    ratio = lambda values: statistics.median(value / base for value, base in zip(values, bases))
    return {name: (min(values), ratio(values)) for name, values in times.items()}


def figures(driver, layers, rounds):
    """Returns a table. `layers` is configuration -> environment, without a layer first."""
    lines = ["CPU time of programs on lavapipe:", "", "| program | configuration | seconds | ratio |", "|---|---|---:|---:|"]
    missing = [name for name in ("Xvfb", "vkcube", "ffmpeg") if not shutil.which(name)]
    if "Xvfb" in missing:
        return "CPU time of programs: Xvfb is missing, install the Debian package xvfb\n"
    plain = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
    with display() as name:
        plain.update(DISPLAY=name, VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)
        environments = {layer: {**plain, **environment} for layer, environment in layers.items()}
        for title, command in PROGRAMS.items():
            if command[0] in missing:
                lines.append(f"| {title} | {command[0]} is missing | | |")
                continue
            for layer, (seconds, ratio) in measure(command, environments, rounds).items():
                lines.append(f"| {title} | {layer} | {seconds:.2f} | {ratio:.3f} |")
    return "\n".join(lines) + "\n"
