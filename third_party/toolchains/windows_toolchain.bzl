"""The toolchain of Debian's mingw-w64, with threads of winpthreads. Programs and libraries need no library but the system's."""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load(
    "@bazel_tools//tools/cpp:cc_toolchain_config_lib.bzl",
    "artifact_name_pattern",
    "feature",
    "flag_group",
    "flag_set",
    "tool_path",
)

_PREFIX = "/usr/bin/x86_64-w64-mingw32-"
_COMPILE = [
    ACTION_NAMES.assemble,
    ACTION_NAMES.preprocess_assemble,
    ACTION_NAMES.c_compile,
    ACTION_NAMES.cpp_compile,
]
_LINK = [
    ACTION_NAMES.cpp_link_executable,
    ACTION_NAMES.cpp_link_dynamic_library,
    ACTION_NAMES.cpp_link_nodeps_dynamic_library,
]

def _flags(name, actions, flags):
    return feature(
        name = name,
        enabled = True,
        flag_sets = [flag_set(actions = actions, flag_groups = [flag_group(flags = flags)])],
    )

def _config_impl(ctx):
    tools = {tool: _PREFIX + tool for tool in ["ar", "ld", "nm", "objcopy", "objdump", "strip"]}
    tools["gcc"] = _PREFIX + "gcc-posix"
    tools["cpp"] = _PREFIX + "cpp-posix"
    tools["gcov"] = _PREFIX + "gcov-posix"
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        abi_libc_version = "local",
        abi_version = "local",
        artifact_name_patterns = [
            artifact_name_pattern(category_name = "executable", prefix = "", extension = ".exe"),
            artifact_name_pattern(category_name = "dynamic_library", prefix = "", extension = ".dll"),
        ],
        compiler = "gcc",
        cxx_builtin_include_directories = [
            "/usr/lib/gcc/x86_64-w64-mingw32",
            "/usr/x86_64-w64-mingw32/include",
            "/usr/share/mingw-w64/include",
        ],
        features = [
            _flags("default_compile_flags", _COMPILE, [
                "-isystem",
                ctx.attr.include_folder,
                "-D_FILE_OFFSET_BITS=64",
                "-D_WIN32_WINNT=0x0A00",  # Windows 10.
                "-D_POSIX_THREAD_SAFE_FUNCTIONS=200809L",
                "-fno-canonical-system-headers",
                # Not -fdata-sections: variables that are zero would take space in files.
                "-ffunction-sections",
            ]),
            # The begin of a program is wmain (vk/platform/windows/wide_main.c), which calls main.
            _flags("program_link_flags", [ACTION_NAMES.cpp_link_executable], ["-municode", "-Wl,-u,main"]),
            _flags("default_link_flags", _LINK, [
                "-static",
                "-Wl,--gc-sections",
                "-Wl,--no-insert-timestamp",
                "-lstdc++",
            ]),
        ],
        host_system_name = "local",
        target_cpu = "x64_mingw",
        target_libc = "msvcrt",
        target_system_name = "x86_64-w64-mingw32",
        tool_paths = [tool_path(name = tool, path = path) for tool, path in tools.items()],
        toolchain_identifier = ctx.label.name,
    )

_config = rule(
    implementation = _config_impl,
    attrs = {"include_folder": attr.string(mandatory = True)},
    provides = [CcToolchainConfigInfo],
)

def windows_toolchain(name, headers, include_folder):
    """Declares the toolchain `name`.

    Args:
        name: of the toolchain; other targets begin with it.
        headers: the files in `include_folder`, which come before the compiler's own.
        include_folder: in the source tree.
    """
    _config(name = name + "_config", include_folder = include_folder)
    native.filegroup(name = name + "_no_files")
    native.cc_toolchain(
        name = name + "_compiler",
        all_files = headers,
        compiler_files = headers,
        dwp_files = name + "_no_files",
        linker_files = name + "_no_files",
        objcopy_files = name + "_no_files",
        strip_files = name + "_no_files",
        supports_param_files = True,
        toolchain_config = name + "_config",
        toolchain_identifier = name,
    )
    native.toolchain(
        name = name,
        exec_compatible_with = [
            "@platforms//cpu:x86_64",
            "@platforms//os:linux",
        ],
        target_compatible_with = [
            "@platforms//cpu:x86_64",
            "@platforms//os:windows",
        ],
        toolchain = name + "_compiler",
        toolchain_type = "@bazel_tools//tools/cpp:toolchain_type",
    )
