#!/bin/sh
# Tests that every compiled check of a structure has a caller: rules of a structure that nothing visits are never reported.
# Arguments: C files of the statements and of the topics.

# Structures that no command of the host reads as such: in buffers, in files, or through pointers of vendor extensions. Some
# registries have only a part of them.
expected="
    VkAabbPositionsKHR
    VkBindPipelineIndirectCommandNV
    VkClusterAccelerationStructureBuildClustersBottomLevelInfoNV
    VkClusterAccelerationStructureBuildTriangleClusterTemplateInfoNV
    VkClusterAccelerationStructureTriangleClusterInputNV
    VkCopyMemoryIndirectCommandKHR
    VkCopyMemoryIndirectCommandNV
    VkCopyMemoryToImageIndirectCommandKHR
    VkCopyMemoryToImageIndirectCommandNV
    VkDeviceFaultVendorBinaryHeaderVersionOneEXT
    VkDeviceFaultVendorBinaryHeaderVersionOneKHR
    VkDispatchIndirectCommand
    VkDrawIndexedIndirectCommand
    VkDrawIndirectCommand
    VkDrawMeshTasksIndirectCommandNV
    VkIndirectCommandsIndexBufferTokenEXT
    VkIndirectCommandsPushConstantTokenEXT
    VkIndirectExecutionSetPipelineInfoEXT
    VkIndirectExecutionSetShaderInfoEXT
    VkPipelineCacheHeaderVersionDataGraphQCOM
    VkPipelineCacheHeaderVersionOne
    VkSetPresentConfigNV
    VkTraceRaysIndirectCommand2KHR
    VkTraceRaysIndirectCommandKHR
"
exec awk -v expected="$expected" '
    BEGIN {
        num_expected = split(expected, names, " ")
        for (i = 1; i <= num_expected; i++) {
            is_expected[names[i]] = 1
        }
    }
    /wd_core_check_Vk/ {
        is_definition = /^void wd_core_check_Vk/
        rest = $0
        while (match(rest, /wd_core_check_Vk[A-Za-z0-9]+\(/)) {
            name = substr(rest, RSTART + 14, RLENGTH - 15)
            if (is_definition) {
                is_defined[name] = 1
            } else {
                is_called[name] = 1
            }
            rest = substr(rest, RSTART + RLENGTH)
        }
    }
    END {
        failed = 0
        num_defined = 0
        for (name in is_defined) {
            num_defined++
            if (!is_called[name] && !is_expected[name]) {
                print "Nothing calls wd_core_check_" name ": visit the structure, or list it in this test."
                failed = 1
            }
        }
        if (!num_defined) {
            print "No checks of structures among the arguments."
            failed = 1
        }
        exit failed
    }' "$@"
