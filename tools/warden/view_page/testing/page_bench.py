"""Measures the page in headless Chromium: the time of the first view, and the frames a second of pan and zoom.

usage: page_bench.py --page TEMPLATE [--size WIDTHxHEIGHT] [--json TRACE.json | --html PAGE.html]

Without a trace, the scene has 100,000 commands and 1,000,000 accesses. Chromium renders in software.
"""

import argparse
import pathlib
import statistics
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import browser
import scenes

MOVE = """
const done = arguments[arguments.length - 1], app = window.wardenView, move = arguments[0], duration = arguments[1];
const stamps = [], costs = [];
const begin = performance.now();
function frame(now) {
    stamps.push(now);
    const t = (performance.now() - begin) / duration;
    if (t >= 1) { done([stamps, costs]); return; }
    const length = app.schedule.length;
    if (move === "zoom") {
        const depth = 0.5 - 0.5 * Math.cos(t * 4 * Math.PI);
        app.camera.scale = app.camera.narrowest * Math.pow(app.camera.widest / app.camera.narrowest, depth);
        app.camera.x = length * 0.37 - app.camera.width / app.camera.scale / 2;
        app.camera.clamp();
    } else {
        app.camera.show(length * (0.1 + 0.6 * t), length * (0.1 + 0.6 * t) + arguments_span * length, 0);
    }
    const start = performance.now();
    app.stage.paintNow();
    costs.push(performance.now() - start);
    requestAnimationFrame(frame);
}
const arguments_span = arguments[2];
requestAnimationFrame(frame);
"""


def percentile(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def measure(page, name, move, span=0.0, duration=3000):
    stamps, costs = page.driver.execute_async_script(MOVE, move, duration, span)
    gaps = [after - before for before, after in zip(stamps, stamps[1:])]
    seconds = (stamps[-1] - stamps[0]) / 1000
    print("%-34s %5.1f frames a second, script %4.1f ms (95%%: %4.1f), longest gap %3.0f ms" % (
        name, (len(stamps) - 1) / seconds, statistics.median(costs), percentile(costs, 0.95), max(gaps)))  # fmt: skip


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--page")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--json")
    parser.add_argument("--html")
    options = parser.parse_args()
    reason = browser.missing()
    if reason:
        sys.exit("page_bench: " + reason)
    width, height = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = options.html
        if not path:
            text = pathlib.Path(options.json).read_text(encoding="utf-8") if options.json else scenes.large().json()
            path = browser.make_page(options.page, text, folder + "/page.html")
        page = browser.Browser(folder + "/profile", width, height)
        try:
            page.size(width, height)
            page.open(path)
            print("%s, %.0f MB: first view after %.2f s" % (options.size, pathlib.Path(path).stat().st_size / 1e6,
                  page.script("return performance.getEntriesByName('first-view')[0].startTime") / 1000))  # fmt: skip
            page.script("for (let id = 0; id < Math.min(3, wardenView.model.resources.length); id++) wardenView.openRow(id);")
            measure(page, "zoom from all to one command", "zoom")
            for span in (0.3, 0.03, 0.003, 0.0003):
                measure(page, "pan, %g%% of the axis visible" % (span * 100), "pan", span)
        finally:
            page.close()


if __name__ == "__main__":
    main()
