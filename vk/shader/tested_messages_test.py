"""Every message of vk/shader has a test that provokes it.

Arguments: the list of messages, then the sources of vk/shader and of its tests. The ids that the sources report, and all
of the list, must be in a string of a test: in an expectation, or in a table of one. Comments do not count.
"""
import re
import sys


def tested_strings(text):
    """The strings of a C++ file, outside comments; strings next to each other are one."""
    text = re.sub(r'//[^\n"]*$', "", text, flags=re.M)
    text = re.sub(r'"\s*\n\s*"', "", text)
    return re.findall(r'"((?:[^"\\\n]|\\.)*)"', text)


def main(listing, *sources):
    ids = dict(re.findall(r'MESSAGE\((\w+),\s*"([^"]+)"', open(listing).read()))
    reported, strings = set(), []
    for path in sources:
        text = open(path).read()
        if re.search(r"_test\.(cc|h)$", path):
            strings += tested_strings(text)
        else:
            reported.update(re.findall(r"\bWD_ID_(\w+)", text))
    errors = [f"vk/shader reports {name}, which {listing} lacks" for name in sorted(reported - set(ids))]
    for name, message_id in ids.items():
        pattern = re.compile(re.escape(message_id).replace(r"\*", r"\w+") + r"$")
        if not any(pattern.match(string) for string in strings):
            errors.append(f"no test expects {message_id} ({name})")
        if name not in reported:
            errors.append(f"nothing reports {message_id} ({name})")
    print("\n".join(errors) or f"{len(ids)} messages are tested")
    sys.exit(bool(errors))


main(*sys.argv[1:])
