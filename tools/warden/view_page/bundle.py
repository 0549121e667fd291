"""Joins the sources of the page into one HTML file, and writes that as C data.

usage: bundle.py --html OUT | --c OUT  FILE...

Scripts are given in order of dependence. Modules become one strict script: imports and the word `export` are removed, so
top-level names must be unique, and a module may only import names that a module before it exports. The page has the marker
@TRACE@ where the JSON belongs; C code gets the parts before and after it.
"""

import argparse
import pathlib
import re
import sys

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w.]+)";\n', re.M)
REEXPORT = re.compile(r"^export \{[^}]*\};\n", re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const|let))", re.M)
TOP_LEVEL = re.compile(r"^(export )?(?:async )?(?:function|class|const|let) ([\w$]+|\{[^}]*\})", re.M)
# Names in a trace are never markup, and the page asks nothing of a network.
FORBIDDEN = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|https?://|fetch\(")
BYTES_A_LINE = 24


def fail(message):
    sys.exit("bundle.py: " + message)


def check_module(name, source, exported, defined):
    for names, module in IMPORT.findall(source):
        for imported in filter(None, (part.strip() for part in names.split(","))):
            if " as " in imported:
                fail("%s: renames the import %s" % (name, imported))
            if imported not in exported.get(module, set()):
                fail("%s: %s is not exported by a module before it, %s" % (name, imported, module))
    exported[name] = set()
    for is_exported, symbol in TOP_LEVEL.findall(source):
        if symbol in defined:
            fail("%s: %s is also defined in %s" % (name, symbol, defined[symbol]))
        defined[symbol] = name
        if is_exported:
            exported[name].update(re.findall(r"[\w$]+", symbol))
    exported[name].update(*(re.findall(r"[\w$]+", names) for names in re.findall(r"^export \{([^}]*)\};", source, re.M)))
    # `export const A = 1, B = 2;`
    for names in re.findall(r"^export const (.*);", source, re.M):
        exported[name].update(re.findall(r"(?:^|, )(\w+) = ", names))
    found = FORBIDDEN.search(source)
    if found:
        fail("%s: uses %s" % (name, found.group()))


def bundle(files):
    exported, defined, scripts = {}, {}, []
    html = style = ""
    for path in map(pathlib.Path, files):
        source = path.read_text(encoding="utf-8")
        if path.suffix == ".js":
            check_module(path.name, source, exported, defined)
            scripts.append(EXPORT.sub("", REEXPORT.sub("", IMPORT.sub("", source))).strip())
        elif path.suffix == ".css":
            style += source
        else:
            html = source
    script = '"use strict";\n(() => {\n' + "\n\n".join(scripts) + "\n})();\n"
    if re.search(r"</script|<!--", script) or "</style" in style:
        fail("the script or the style ends its own element")
    for marker, text in (("@STYLE@", style), ("@SCRIPT@", script)):
        if html.count(marker) != 1:
            fail("the page needs one " + marker)
        html = html.replace(marker, text)
    if html.count("@TRACE@") != 1:
        fail("the page needs one @TRACE@")
    return html


def c_array(name, data):
    lines = [", ".join(str(byte) for byte in data[i : i + BYTES_A_LINE]) for i in range(0, len(data), BYTES_A_LINE)]
    return "const unsigned char %s[] = {\n%s};\nconst size_t %s_size = sizeof(%s);\n" % (name, ",\n".join(lines), name, name)


def c_source(html):
    head, tail = html.encode("utf-8").split(b"@TRACE@")
    return '// Written by bundle.py.\n#include "tools/warden/view_page/view_page.h"\n\n' + c_array(
        "wd_view_page_head", head
    ) + "\n" + c_array("wd_view_page_tail", tail)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--html")
    parser.add_argument("--c")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    html = bundle(options.files)
    if options.html:
        pathlib.Path(options.html).write_text(html, encoding="utf-8")
    if options.c:
        pathlib.Path(options.c).write_text(c_source(html), encoding="utf-8")


if __name__ == "__main__":
    main()
