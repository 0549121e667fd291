"""Compiles one shader for every target, and with every kind of debug information that its compiler has.

compile_variants.py --output FOLDER --compiler GLSLANG --validator SPIRV_VAL --name NAME -- OPTION... SOURCE

FOLDER gets NAME.TARGET.DEBUG.spv for each of VARIANTS that compiles to a valid module. A shader may need features that an older
target lacks, and glslang writes some modules that are not valid (HLSL's structured buffers for SPIR-V 1.4 and later). If the
installed validator rejects all modules that the installed compiler made, FOLDER gets NAME.rejected with the validator's last
message. A shader that does not compile for any target is an error.
"""

import argparse
import os
import subprocess
import sys

DEBUG = {"none": "-g0", "line": "-g", "nonsemantic": "-gVS"}

# Each target, each kind of debug information with an old and with a new version of SPIR-V: kinds of debug information differ only
# in whether their instructions need an extension, which SPIR-V 1.6 of Vulkan 1.3 has built in.
VARIANTS = [("vulkan1.0", "none"), ("vulkan1.0", "nonsemantic"), ("vulkan1.1", "line"), ("vulkan1.2", "none"),
            ("vulkan1.3", "line"), ("vulkan1.3", "nonsemantic")]


def main() -> int:
    parser = argparse.ArgumentParser()
    for option in ("output", "compiler", "validator", "name"):
        parser.add_argument("--" + option, required=True)
    parser.add_argument("options", nargs="*")
    arguments = parser.parse_args()
    os.makedirs(arguments.output, exist_ok=True)
    message, compiled, made = "", 0, 0
    for target, debug in VARIANTS:
        path = os.path.join(arguments.output, "{}.{}.{}.spv".format(arguments.name, target, debug))
        commands = [[arguments.compiler, "--quiet", "-V", "--target-env", target, DEBUG[debug], "-o", path] +
                    arguments.options,
                    [arguments.validator, "--target-env", target, "--scalar-block-layout", path]]
        for command in commands:
            run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            compiled += command[0] == arguments.compiler and run.returncode == 0
            if run.returncode:
                message = run.stdout
                if os.path.exists(path):
                    os.remove(path)
                break
        made += os.path.exists(path)
    if not compiled:
        sys.stderr.write("{} compiles for no target: {}\n".format(arguments.name, message))
        return 1
    if not made:
        with open(os.path.join(arguments.output, arguments.name + ".rejected"), "w") as file:
            file.write(message)
    return 0


if __name__ == "__main__":
    sys.exit(main())
