// Queries that are active in a draw.
#include "vk/core/draw/draw_internal.h"
#include "vk/state/state_query.h"

// Counters that mesh shaders do not have.
static const VkQueryPipelineStatisticFlags vertex_statistics =
    VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_VERTICES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_VERTEX_SHADER_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_GEOMETRY_SHADER_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_GEOMETRY_SHADER_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_CLIPPING_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_CLIPPING_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_TESSELLATION_CONTROL_SHADER_PATCHES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_TESSELLATION_EVALUATION_SHADER_INVOCATIONS_BIT;

static void report(const wd_core_drawn *d, const wd_state_active_query *active, uint32_t rule,
                   const char *problem) {
    wd_core_message m;
    char text[160];
    if (wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(
            &m, ", query %u of %s (%s) is active%s", active->query,
            wd_core_name(d->c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text),
            wd_VkQueryType_string(active->pool->query_type), problem);
        wd_core_end(&m);
    }
}

static void check_primitives(const wd_core_drawn *d, const wd_state_active_query *active) {
    const wd_device_capabilities *enabled = d->c->enabled;
    uint32_t stream = 0;
    if (d->action->is_mesh) {
        report(d, active, WD_CORE_RULE(07075), ", and the command draws mesh tasks");
    }
    if (enabled && !enabled->features.primitivesGeneratedQueryWithRasterizerDiscard &&
        wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_TRUE)) {
        report(d, active, WD_CORE_RULE(06708), ", and rasterizerDiscardEnable is VK_TRUE");
    }
    if (enabled && !enabled->features.primitivesGeneratedQueryWithNonZeroStreams && d->graphics &&
        d->graphics->rasterization_stream && !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_STREAM)) {
        report(d, active, WD_CORE_RULE(06709), ", and the rasterizationStream of the pipeline is not 0");
    }
    if (enabled && !enabled->features.primitivesGeneratedQueryWithNonZeroStreams &&
        wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_STREAM) &&
        d->stages & VK_SHADER_STAGE_GEOMETRY_BIT &&
        wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_STREAM, &stream) && stream) {
        report(d, active, WD_CORE_RULE(07481),
               ", and rasterizationStream of vkCmdSetRasterizationStreamEXT is not 0");
    }
}

static void check_query(const wd_core_drawn *d, const wd_state_active_query *active) {
    switch ((int)active->pool->query_type) {
    case VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT:
        check_primitives(d, active);
        break;
    case VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT:
        if (d->action->is_mesh) {
            report(d, active, WD_CORE_RULE(07074), ", and the command draws mesh tasks");
        }
        break;
    case VK_QUERY_TYPE_PIPELINE_STATISTICS:
        if (d->action->is_mesh && active->pool->pipeline_statistics & vertex_statistics) {
            report(d, active, WD_CORE_RULE(07076), ", and has statistics that mesh shaders do not have");
        }
        break;
    case VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT:
        if (d->graphics && d->stages & VK_SHADER_STAGE_VERTEX_BIT) {
            report(d, active, WD_CORE_RULE(07073), ", and the pipeline has a vertex shader");
        }
        break;
    default:
        break;
    }
}

void wd_core_check_drawn_queries(const wd_core_drawn *d) {
    const wd_state_queries *queries = d->command_buffer->queries;
    for (const wd_state_active_query *active = queries ? queries->active : NULL; active;
         active = active->next) {
        check_query(d, active);
    }
}
