// The commands that the validator ignores, with the reasons. docs/synchronization_commands.md refers to this table, and
// syncval_commands_test compares it with the hooks. Commands may be newer than the registry of the build.
#include "vk/syncval/validator/record/ignored.h"

#define QUERIES                                                                                              \
    "queries are in a pool, whose commands are ordered by the query (Vulkan, Queries); "                     \
    "vkCmdCopyQueryPoolResults is modeled"
#define CONDITION "the condition counts as read at vkCmdBeginConditionalRenderingEXT"
#define DESCRIPTOR_BUFFERS                                                                                   \
    "buffers are read by commands whose sets vkCmdSetDescriptorBufferOffsetsEXT chose, and those count as "  \
    "accessing unknown memory"
#define LABELS "labels of a single point"
#define TOOLS "marks and settings for tools"
#define DEVICE_MASK "which devices of a group run a command; memory of all instances counts as one"
#define STACK "the stack is the driver's"
#define AREA "draws count as accessing the entire render area of an attachment"
#define PRIMITIVES "which fragments a primitive has"
#define VALUES                                                                                               \
    "which values are compared and written: the validator hooks the states that decide whether they are "    \
    "written"
#define SAMPLES "values and samples of fragments"
#define RATES "rates; the image counts as read while it is bound"
#define FEEDBACK_LOOP                                                                                        \
    "whether a draw may read the attachments that it writes; the draw reads what its descriptors name"
#define MAPPING                                                                                              \
    "the bound pipeline must have the same mapping (VUID-vkCmdDraw-None-09548, VUID-vkCmdDraw-None-09549), " \
    "and the validator reads the pipeline"
#define SCHEDULING "how the device schedules work"
#define COUNTERS "counters are in the session, which is memory of the driver"

const wd_ignored_command wd_syncval_ignored[WD_SYNCVAL_NUM_IGNORED] = {
    {"vkCmdBeginQuery", QUERIES},
    {"vkCmdBeginQueryIndexedEXT", QUERIES},
    {"vkCmdEndQuery", QUERIES},
    {"vkCmdEndQueryIndexedEXT", QUERIES},
    {"vkCmdResetQueryPool", QUERIES},
    {"vkCmdWriteTimestamp", QUERIES},
    {"vkCmdWriteTimestamp2", QUERIES},
    {"vkCmdEndConditionalRenderingEXT", CONDITION},
    {"vkCmdBindDescriptorBuffersEXT", DESCRIPTOR_BUFFERS},
    {"vkCmdInsertDebugUtilsLabelEXT", LABELS},
    {"vkCmdDebugMarkerInsertEXT", LABELS},
    {"vkQueueInsertDebugUtilsLabelEXT", LABELS},
    {"vkCmdSetCheckpointNV", TOOLS},
    {"vkCmdSetPerformanceMarkerINTEL", TOOLS},
    {"vkCmdSetPerformanceOverrideINTEL", TOOLS},
    {"vkCmdSetPerformanceStreamMarkerINTEL", TOOLS},
    {"vkQueueSetPerformanceConfigurationINTEL", TOOLS},
    {"vkQueueNotifyOutOfBandNV", TOOLS},
    {"vkQueueNotifyOutOfBandLegacyNV", TOOLS},
    {"vkQueueSetPerfHintQCOM", TOOLS},
    {"vkCmdBeginShaderInstrumentationARM", TOOLS},
    {"vkCmdEndShaderInstrumentationARM", TOOLS},
    {"vkCmdSetDeviceMask", DEVICE_MASK},
    {"vkCmdSetRayTracingPipelineStackSizeKHR", STACK},
    {"vkCmdSetViewport", AREA},
    {"vkCmdSetViewportWithCount", AREA},
    {"vkCmdSetViewportSwizzleNV", AREA},
    {"vkCmdSetViewportWScalingNV", AREA},
    {"vkCmdSetViewportWScalingEnableNV", AREA},
    {"vkCmdSetExclusiveScissorNV", AREA},
    {"vkCmdSetDiscardRectangleEXT", AREA},
    {"vkCmdSetDiscardRectangleEnableEXT", AREA},
    {"vkCmdSetDiscardRectangleModeEXT", AREA},
    {"vkCmdSetExclusiveScissorEnableNV", AREA},
    {"vkCmdSetLineWidth", PRIMITIVES},
    {"vkCmdSetLineStippleEXT", PRIMITIVES},
    {"vkCmdSetLineStippleEnableEXT", PRIMITIVES},
    {"vkCmdSetLineRasterizationModeEXT", PRIMITIVES},
    {"vkCmdSetPolygonModeEXT", PRIMITIVES},
    {"vkCmdSetFrontFace", PRIMITIVES},
    {"vkCmdSetPrimitiveRestartEnable", PRIMITIVES},
    {"vkCmdSetPatchControlPointsEXT", PRIMITIVES},
    {"vkCmdSetTessellationDomainOriginEXT", PRIMITIVES},
    {"vkCmdSetProvokingVertexModeEXT", PRIMITIVES},
    {"vkCmdSetRasterizationStreamEXT", PRIMITIVES},
    {"vkCmdSetConservativeRasterizationModeEXT", PRIMITIVES},
    {"vkCmdSetExtraPrimitiveOverestimationSizeEXT", PRIMITIVES},
    {"vkCmdSetPrimitiveRestartIndexEXT", PRIMITIVES},
    {"vkCmdSetDepthBias", VALUES},
    {"vkCmdSetDepthBiasEnable", VALUES},
    {"vkCmdSetDepthClampEnableEXT", VALUES},
    {"vkCmdSetDepthClipEnableEXT", VALUES},
    {"vkCmdSetDepthClipNegativeOneToOneEXT", VALUES},
    {"vkCmdSetDepthBounds", VALUES},
    {"vkCmdSetDepthBias2EXT", VALUES},
    {"vkCmdSetDepthClampRangeEXT", VALUES},
    {"vkCmdSetBlendConstants", SAMPLES},
    {"vkCmdSetColorBlendEquationEXT", SAMPLES},
    {"vkCmdSetColorBlendAdvancedEXT", SAMPLES},
    {"vkCmdSetAlphaToCoverageEnableEXT", SAMPLES},
    {"vkCmdSetAlphaToOneEnableEXT", SAMPLES},
    {"vkCmdSetRasterizationSamplesEXT", SAMPLES},
    {"vkCmdSetSampleLocationsEXT", SAMPLES},
    {"vkCmdSetSampleLocationsEnableEXT", SAMPLES},
    {"vkCmdSetCoarseSampleOrderNV", SAMPLES},
    {"vkCmdSetCoverageModulationModeNV", SAMPLES},
    {"vkCmdSetCoverageModulationTableEnableNV", SAMPLES},
    {"vkCmdSetCoverageModulationTableNV", SAMPLES},
    {"vkCmdSetCoverageReductionModeNV", SAMPLES},
    {"vkCmdSetCoverageToColorEnableNV", SAMPLES},
    {"vkCmdSetCoverageToColorLocationNV", SAMPLES},
    {"vkCmdSetRepresentativeFragmentTestEnableNV", SAMPLES},
    {"vkCmdSetFragmentShadingRateKHR", RATES},
    {"vkCmdSetFragmentShadingRateEnumNV", RATES},
    {"vkCmdSetViewportShadingRatePaletteNV", RATES},
    {"vkCmdSetShadingRateImageEnableNV", RATES},
    {"vkCmdSetAttachmentFeedbackLoopEnableEXT", FEEDBACK_LOOP},
    {"vkCmdSetRenderingAttachmentLocations", MAPPING},
    {"vkCmdSetRenderingInputAttachmentIndices", MAPPING},
    {"vkCmdSetComputeOccupancyPriorityNV", SCHEDULING},
    {"vkCmdSetDispatchParametersARM", SCHEDULING},
    {"vkCmdBeginGpaSessionAMD", COUNTERS},
    {"vkCmdEndGpaSessionAMD", COUNTERS},
    {"vkCmdBeginGpaSampleAMD", COUNTERS},
    {"vkCmdEndGpaSampleAMD", COUNTERS},
    {"vkCmdCopyGpaSessionResultsAMD", COUNTERS},
};
