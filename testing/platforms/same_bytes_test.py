"""Compares the files that the programs for Linux, for 64-bit Arm under qemu and for Windows under wine make of one input.

same_bytes_test.py PACKAGES PLATFORM...

PACKAGES is the folder in which `./dev setup --aarch64` and `--windows` put libraries, PLATFORM the name of one that is set up.
The files are caches of valid modules, instrumented modules with their manifest, decoded error records, and traces. The programs for
Linux, and the layer, read the caches of the others, among them the cache that the layer of the other platform wrote.
"""

import glob
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = os.getcwd()
PACKAGES = sys.argv[1]
SET_UP = sys.argv[2:]
RUNNERS = os.path.join(ROOT, "third_party/toolchains")
BINDLESS = ["histogram.comp", "triangle.frag", "triangle.vert"]
NUM_MODULES = 500  # Of //examples/many_modules.
LINUX_FOLDERS = {
    "VkICD_null.json": "testing/null_driver",
    "VkLayer_warden_validation.json": "vk/layer",
    "bindless": "examples/bindless",
    "many_modules": "examples/many_modules",
    "write_large_trace": "vk/trace",
}


class Platform:
    """Runs the programs of a platform. The folder holds what they make."""

    def __init__(self, name, folder):
        self.name = name
        self.folder = folder
        self.environ = dict(os.environ, SOURCE_DATE_EPOCH="1700000000", HOME=folder,
                            XDG_CACHE_HOME=os.path.join(folder, ".cache"))  # fmt: skip
        self.runner = []
        if name == "aarch64":
            self.runner = [os.path.join(RUNNERS, "run_aarch64")]
            self.environ["QEMU_LD_PREFIX"] = os.path.join(PACKAGES, name)
        elif name == "windows":
            self.runner = [os.path.join(RUNNERS, "run_windows")]
            self.environ["WINEPREFIX"] = os.path.join(PACKAGES, "wine")
            self.environ.pop("XML_OUTPUT_FILE", None)

    def file(self, name):
        """Returns the path of a program or manifest: programs for other platforms are in one folder."""
        if self.name == "linux":
            return os.path.join(ROOT, LINUX_FOLDERS.get(name, "tools/" + name), name)
        suffix = ".exe" if self.name == "windows" and "." not in name else ""
        return os.path.join(ROOT, "testing/platforms", self.name, name + suffix)

    def native(self, path):
        """Returns a path of this machine as programs of the platform take it."""
        return "Z:" + path.replace("/", "\\") if self.name == "windows" else path

    def run(self, tool, *arguments, code=0):
        """Runs a program in the folder, and returns its output without carriage returns."""
        return self.run_command([self.file(tool), *arguments], self.environ, code)

    def run_command(self, command, environ, code=0):
        done = subprocess.run(self.runner + command, cwd=self.folder, env=environ, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=1200)  # fmt: skip
        text = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        if done.returncode != code:
            raise AssertionError("%s: %s: exit code %d\n%s" % (self.name, command, done.returncode, text))
        return text

    def run_layer(self, folder):
        """Creates all modules under the layer, on the null driver, and returns the layer's log. `folder` has its cache."""
        log = os.path.join(folder, "log")
        manifest = self.native(self.file("VkICD_null.json"))
        variables = {
            "VK_DRIVER_FILES": manifest,
            "VK_ICD_FILENAMES": manifest,
            "VK_LAYER_PATH": self.native(os.path.dirname(self.file("VkLayer_warden_validation.json"))),
            "VK_INSTANCE_LAYERS": "VK_LAYER_WARDEN_validation",
            "VK_WARDEN_VALIDATION_LOG_FILENAME": self.native(log),
            "VK_WARDEN_VALIDATION_SHADER_CACHE_FOLDER": self.native(folder),
            "VK_WARDEN_VALIDATION_REPORT_FLAGS": "error,warn,info",
        }
        program = [self.file("many_modules"), "--shaders", os.path.join(ROOT, "examples/many_modules")]
        if self.name == "windows":  # Wine passes no variables that begin with VK_.
            script = os.path.join(folder, "run.bat")
            with open(script, "w", encoding="utf-8", newline="\r\n") as file:
                file.writelines(["@set %s=%s\n" % variable for variable in variables.items()])
                file.write("@%s\n" % " ".join(self.native(word) if word[0] == "/" else word for word in program))
            output = self.run_command(["cmd", "/c", self.native(script)], self.environ)
        else:
            output = self.run_command(program, dict(self.environ, **variables))
        if not os.path.exists(log):
            raise AssertionError("%s: the layer wrote no log\n%s" % (self.name, output))
        with open(log, encoding="utf-8") as file:
            return file.read()

    def files(self):
        """Returns the bytes of each file, without files for locks and drivers. Traces are without their begin."""
        found = {}
        for place, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.relpath(os.path.join(place, name), self.folder)
                if not path.startswith(("in/", ".")):
                    with open(os.path.join(place, name), "rb") as file:
                        found[path] = without_run(file.read()) if path.endswith(".trace") else file.read()
        return found


def without_run(trace):
    """Returns the blocks of a trace after the first one: that and the header have the time, the process and the program."""
    block = b"WBLK"
    return trace[trace.index(block, trace.index(block) + 1) :]


def write_records(platform):
    """Writes records of an index out of range, as a device does, for the module with the first id of the manifest."""
    with open(os.path.join(platform.folder, "out/manifest.json"), encoding="utf-8") as file:
        shader = json.load(file)["shaders"][0]["id"]
    records = [[10, shader, 40 + i, 5, 3 + i, 0, 0, 0, 9 + i, 6] for i in range(3)]
    records.append([11, shader, 44, 5, 1, 2, 3, 2, 0xDEADBEEF, 1, 16])  # An access to an address.
    words = [word for record in records for word in record]
    with open(os.path.join(platform.folder, "in/records.bin"), "wb") as file:
        file.write(struct.pack("<%dI" % (len(words) + 3), len(words) + 7, *words, 0, 0))


def make_files(platform):
    """Makes all files in the folder of a platform."""
    os.makedirs(os.path.join(platform.folder, "in/modules"))
    for name in BINDLESS:
        shutil.copy(os.path.join(ROOT, "examples/bindless", name + ".spv"), os.path.join(platform.folder, "in"))
    for i in range(NUM_MODULES):
        shutil.copy(os.path.join(ROOT, "examples/many_modules/modules/%d.spv" % i),
                    os.path.join(platform.folder, "in/modules"))  # fmt: skip
    inputs = ["in/%s.spv" % name for name in BINDLESS]
    platform.run("spv-instrument", "--quiet", "--manifest=out/manifest.json", "-o", "out/", *inputs)
    write_records(platform)
    for form in ("text", "json", "sarif"):
        platform.run("errdecode", "--manifest=out/manifest.json", "--format=" + form, "-o", "records." + form,
                     "in/records.bin", code=1)  # fmt: skip
    platform.run("vkcache", "warm", "--quiet", "--target-env", "vulkan1.1", "-o", "modules.valcache", "in/modules")
    platform.run("vkcache", "warm", "--quiet", "-j", "2", "--like", "modules.valcache", "-o", "few.valcache",
                 "in/modules/7.spv", "in/modules/3.spv")  # fmt: skip
    platform.run("vkcache", "warm", "--quiet", "-o", "bindless.valcache", *inputs)
    platform.run("vkcache", "merge", "-o", "merged.valcache", "few.valcache", "modules.valcache")
    platform.run("write_large_trace", "large.trace", "2000")
    write_records_on_device(platform)
    os.mkdir(os.path.join(platform.folder, "in/layer"))
    platform.run_layer(os.path.join(platform.folder, "in/layer"))


def driver_of(platform):
    """Returns the manifest of lavapipe for a platform, or None."""
    packages = platform.environ.get("QEMU_LD_PREFIX", "")
    found = sorted(glob.glob(packages + "/usr/share/vulkan/icd.d/lvp_icd*.json"))
    return found[0] if found and platform.name != "windows" else None


def write_records_on_device(platform):
    """Runs the instrumented modules on lavapipe, which writes records to a buffer. One thread writes them in one order."""
    driver = driver_of(platform)
    if driver:
        platform.environ.update(VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver, LP_NUM_THREADS="1")
        platform.run("bindless", "--shaders", "out", "--dump", "device.bin", "--desc-set", "7")


class SameBytes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
        cls.linux = cls.make("linux")

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    @classmethod
    def make(cls, name):
        folder = os.path.join(cls.folder, name)
        platform = Platform(name, folder)
        if not os.path.exists(folder):
            os.mkdir(folder)
            make_files(platform)
        return platform

    def platform(self, name):
        missing = {"aarch64": "qemu-aarch64-static", "windows": "wine"}[name]
        if name not in SET_UP:
            self.skipTest("the platform %s is not set up: run './dev setup --%s'" % (name, name))
        if not shutil.which(missing) and not os.path.exists("/usr/lib/wine/wine64"):
            self.skipTest("%s is missing: run './dev setup --%s'" % (missing, name))
        return self.make(name)

    def validator(self, platform):
        """Returns the version of SPIRV-Tools, which the UUID of caches covers."""
        found = re.search(r"SPIRV-Tools.*", platform.run("vkcache", "--version"))
        self.assertIsNotNone(found)
        return found.group()

    def have_same_caches(self, platform):
        versions = [self.validator(one) for one in (self.linux, platform)]
        if versions[0] != versions[1]:
            print("skipped: caches of %s: %s there, %s here" % (platform.name, versions[1], versions[0]))
        return versions[0] == versions[1]

    def check_files(self, name):
        platform = self.platform(name)
        expected, found = self.linux.files(), platform.files()
        if not driver_of(platform) or not driver_of(self.linux):
            print("skipped: records of a device: lavapipe is missing for Linux or %s" % name)
            expected.pop("device.bin", None)
            found.pop("device.bin", None)
        self.assertEqual(sorted(expected), sorted(found))
        self.assertGreaterEqual(len(expected), 12)
        with_caches = self.have_same_caches(platform)
        for path, data in expected.items():
            if with_caches or not path.endswith(".valcache"):
                self.assertTrue(data == found[path], "%s of %s differs from that of Linux" % (path, name))
                self.assertTrue(data, path)

    def check_readers(self, name):
        platform = self.platform(name)
        if not self.have_same_caches(platform):
            return
        for reader, writer in ((self.linux, platform), (platform, self.linux)):
            for cache in (os.path.join(writer.folder, "modules.valcache"), self.cache_of_layer(writer)):
                others = os.path.join(reader.folder, "in", "others")
                shutil.copy(cache, others)
                self.assertIn("intact, %d entries" % NUM_MODULES, reader.run("vkcache", "verify", "in/others"))
                self.check_layer(reader, others)

    def cache_of_layer(self, platform):
        """Returns the only cache that the layer of a platform wrote. Its name is the UUID."""
        found = glob.glob(os.path.join(platform.folder, "in/layer/*.valcache"))
        self.assertEqual(len(found), 1, "the layer of %s wrote no cache, or several" % platform.name)
        return found[0]

    def check_layer(self, platform, cache):
        """Checks that the layer of a platform validates no module that the cache has."""
        folder = tempfile.mkdtemp(dir=self.folder)
        self.linux.run("vkcache", "merge", "--folder", folder, cache)
        self.assertIn("%d of %d shader modules were known to be valid" % (NUM_MODULES, NUM_MODULES), platform.run_layer(folder))

    def test_files_of_64_bit_arm(self):
        self.check_files("aarch64")

    def test_caches_of_64_bit_arm(self):
        self.check_readers("aarch64")

    def test_files_of_windows(self):
        self.check_files("windows")

    def test_caches_of_windows(self):
        self.check_readers("windows")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
