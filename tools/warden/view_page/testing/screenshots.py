"""Makes the pictures of the page in docs/. usage: screenshots.py --page TEMPLATE [--trace PAGE.html] [--out FOLDER]

--trace is a page that `warden view` wrote of examples/missing_barrier; without it, the scene of the tests is shown. Fonts
and Chromium are Debian's, so that a second run makes almost the same files.
"""

import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import browser
import scenes

SIZE = (1280, 800)
# File, scene, its arguments, color scheme, script.
SHOTS = [
    ("view_hazard.png", "missing_barrier", {}, "light", ""),
    ("view_resource.png", "subpasses", {}, "dark", "wardenView.select({kind: 'resource', id: 0});"),
    ("view_queues.png", "two_queues", {}, "light", "wardenView.select({kind: 'resource', id: 0});"),
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--page", required=True)
    parser.add_argument("--trace")
    parser.add_argument("--out", default="docs")
    options = parser.parse_args()
    reason = browser.missing()
    if reason:
        sys.exit("screenshots: " + reason)
    out = pathlib.Path(options.out)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = browser.Browser(folder + "/profile", *SIZE)
        try:
            page.size(*SIZE)
            for name, scene, arguments, scheme, script in SHOTS:
                path = options.trace if options.trace and name == "view_hazard.png" else browser.make_page(
                    options.page, scenes.SCENES[scene](**arguments).json(), folder + "/page.html")  # fmt: skip
                page.color_scheme(scheme)
                page.open(path)
                page.script(script)
                page.script("return new Promise((done) => setTimeout(done, 100));")
                page.screenshot(out / name)
                print("%s: %d bytes" % (out / name, (out / name).stat().st_size))
        finally:
            page.close()


if __name__ == "__main__":
    main()
