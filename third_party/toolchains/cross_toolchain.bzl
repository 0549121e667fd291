"""Toolchains of Debian's cross compilers for other processors, which run on this machine."""

load("@bazel_tools//tools/cpp:unix_cc_toolchain_config.bzl", "cc_toolchain_config")

def cross_toolchain(name, prefix, cpu, constraints, include_folders):
    """Declares the toolchain `name`.

    Args:
        name: of the toolchain; other targets begin with it.
        prefix: of the compiler's programs in /usr/bin, with the hyphen.
        cpu: the value of --cpu that `--config` sets, which names the output folder.
        constraints: of the platform that it builds for.
        include_folders: the compiler's own folders of headers.
    """
    tools = {tool: "/usr/bin/" + prefix + tool for tool in ["ar", "gcov", "ld", "nm", "objcopy", "objdump", "strip"]}
    tools["llvm-cov"] = "/bin/false"
    cc_toolchain_config(
        name = name + "_config",
        abi_libc_version = "local",
        abi_version = "local",
        compile_flags = ["-fstack-protector"],
        compiler = "gcc",
        cpu = cpu,
        cxx_builtin_include_directories = include_folders,
        dbg_compile_flags = ["-g"],
        host_system_name = "local",
        link_libs = ["-lstdc++", "-lm"],
        opt_compile_flags = ["-O2", "-DNDEBUG", "-ffunction-sections", "-fdata-sections"],
        opt_link_flags = ["-Wl,--gc-sections"],
        target_libc = "local",
        target_system_name = prefix + "local",
        tool_paths = dict(
            tools,
            cpp = "/usr/bin/" + prefix + "cpp",
            gcc = "/usr/bin/" + prefix + "gcc",
        ),
        toolchain_identifier = name,
        unfiltered_compile_flags = [
            "-fno-canonical-system-headers",
            "-Wno-builtin-macro-redefined",
            "-D__DATE__=\"redacted\"",
            "-D__TIMESTAMP__=\"redacted\"",
            "-D__TIME__=\"redacted\"",
        ],
    )
    native.filegroup(name = name + "_no_files")
    native.cc_toolchain(
        name = name + "_compiler",
        all_files = name + "_no_files",
        compiler_files = name + "_no_files",
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
        target_compatible_with = constraints,
        toolchain = name + "_compiler",
        toolchain_type = "@bazel_tools//tools/cpp:toolchain_type",
    )
