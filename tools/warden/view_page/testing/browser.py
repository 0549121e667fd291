"""Opens pages in headless Chromium with Debian's driver and Selenium."""

import json
import pathlib
import shutil

FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
         "--disable-extensions", "--disable-background-networking", "--force-device-scale-factor=1"]  # fmt: skip


def missing():
    """Returns the reason why no page can be opened here, or an empty string."""
    for program, package in (("chromium", "chromium"), ("chromedriver", "chromium-driver")):
        if not shutil.which(program):
            return "%s is not installed: apt-get install %s" % (program, package)
    try:
        import selenium  # noqa: F401
    except ImportError:
        return "Selenium is not installed: apt-get install python3-selenium"
    return ""


def make_page(template, json_text, path):
    """Writes the page with a trace, as `warden view` does."""
    page = pathlib.Path(template).read_text(encoding="utf-8").replace("@TRACE@", json_text.replace("<", "\\u003c"))
    pathlib.Path(path).write_text(page, encoding="utf-8")
    return path


class Browser:
    def __init__(self, profile, width=1280, height=800):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for flag in [*FLAGS, "--user-data-dir=%s" % profile, "--window-size=%d,%d" % (width, height)]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.driver.set_script_timeout(1800)
        self.driver.set_page_load_timeout(1200)

    def close(self):
        self.driver.quit()

    def devtools(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def color_scheme(self, scheme):
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, path):
        self.driver.get("file://" + str(pathlib.Path(path).resolve()))
        self.script("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));")

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def key(self, *keys):
        from selenium.webdriver.common.action_chains import ActionChains

        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def chord(self, held, key):
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.driver).key_down(held).send_keys(key).key_up(held).perform()

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.devtools("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def text(self, selector):
        return self.script("return Array.from(document.querySelectorAll(arguments[0]), (e) => e.textContent);", selector)

    def screenshot(self, path):
        self.driver.save_screenshot(str(path))

    def console(self):
        """Returns errors and warnings of the console since the last call, without advice on the reading of pixels by tests."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING") and "readback" not in entry["message"]]  # fmt: skip

    def state(self):
        """Returns the view: the selection, the visible interval, open rows."""
        return json.loads(self.script("""const app = window.wardenView;
            return JSON.stringify({selection: app.selection, x: app.camera.x, end: app.camera.end, scale: app.camera.scale,
                length: app.schedule.length, rows: app.rows.map((row) => row.resource), active: app.activeRow});"""))  # fmt: skip
