// The images that shaders use through descriptors. They are found once for each module and entry point, and once for
// each pipeline.
#include "vk/image_layouts/descriptor_images.h"

#include <string.h>

#include "vk/spirv/interface.h"

// shader_images lists the images of one entry point of a module.
typedef struct shader_images {
    struct shader_images *next;
    char *entry_point; // After `uses`.
    VkShaderStageFlagBits stage;
    uint32_t count;
    wd_shader_image uses[];
} shader_images;

// module_images is the sub-state of a module.
typedef struct module_images {
    wd_allocator allocator;
    shader_images *first; // Under shaders_lock.
} module_images;

static bool is_image(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER || kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE ||
           kind == WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE || kind == WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT;
}

static uint32_t execution_model(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return SpvExecutionModelVertex;
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return SpvExecutionModelTessellationControl;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return SpvExecutionModelTessellationEvaluation;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return SpvExecutionModelGeometry;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return SpvExecutionModelFragment;
    case VK_SHADER_STAGE_COMPUTE_BIT:
        return SpvExecutionModelGLCompute;
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return SpvExecutionModelTaskEXT;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return SpvExecutionModelMeshEXT;
    default: // Ray tracing pipelines often have shaders that a command does not run.
        return UINT32_MAX;
    }
}

// find_entry_point returns the number of the entry point of a stage; UINT32_MAX: there is none.
static uint32_t find_entry_point(const wd_spirv_module *module, const wd_state_stage *stage) {
    uint32_t number = 0, found = UINT32_MAX;
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode != SpvOpEntryPoint) {
            continue;
        }
        if (found == UINT32_MAX && head.at[1] == execution_model(stage->stage) &&
            !strcmp((const char *)&head.at[3], stage->entry_point)) {
            found = number;
        }
        number++;
    }
    return found;
}

// read_images returns the images that a stage uses; NULL: there is no memory.
static shader_images *read_images(wd_allocator allocator, const wd_state_stage *stage) {
    wd_spirv_module *module = NULL;
    wd_spirv_interface interface = {0};
    if (wd_spirv_module_create(allocator, stage->module->words, stage->module->num_words, &module, NULL) ==
        WD_OK) {
        const uint32_t entry_point = find_entry_point(module, stage);
        if (entry_point != UINT32_MAX) {
            (void)wd_spirv_interface_init_entry_point(&interface, allocator, module, entry_point);
        }
    }
    const size_t uses_size = interface.num_descriptors * sizeof(wd_shader_image);
    const size_t name_size = strlen(stage->entry_point) + 1;
    shader_images *images = wd_alloc_zero(&allocator, 1, sizeof *images + uses_size + name_size);
    if (images) {
        images->stage = stage->stage;
        images->entry_point = memcpy((char *)images->uses + uses_size, stage->entry_point, name_size);
    }
    for (size_t i = 0; images && i < interface.num_descriptors; i++) {
        const wd_spirv_descriptor *descriptor = &interface.descriptors[i];
        if (is_image(descriptor->kind)) {
            images->uses[images->count++] =
                (wd_shader_image){.set = descriptor->set, .binding = descriptor->binding};
        }
    }
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
    return images;
}

static void release_module(wd_state_object *object, void *data) {
    (void)object;
    module_images *module = data;
    const wd_allocator allocator = module->allocator;
    for (shader_images *images = module->first, *next; images; images = next) {
        next = images->next;
        wd_free(&allocator, images);
    }
    wd_free(&allocator, module);
}

static module_images *need_module(wd_allocator allocator, wd_state_object *object) {
    module_images *module = wd_state_slot_get(object, WD_STATE_SLOT_LAYOUTS);
    if (!module && (module = wd_alloc_zero(&allocator, 1, sizeof *module))) {
        module->allocator = allocator;
        wd_state_slot_set(object, WD_STATE_SLOT_LAYOUTS, module, release_module);
    }
    return module;
}

// find_shader returns the images that a stage uses; NULL: unknown. The lock is held.
static const shader_images *find_shader(wd_allocator allocator, const wd_state_stage *stage) {
    if (!stage->module || stage->specialization.mapEntryCount || !stage->entry_point ||
        execution_model(stage->stage) == UINT32_MAX) {
        return NULL;
    }
    module_images *module = need_module(allocator, &stage->module->object);
    shader_images *images = module ? module->first : NULL;
    while (images && (images->stage != stage->stage || strcmp(images->entry_point, stage->entry_point))) {
        images = images->next;
    }
    if (module && !images && (images = read_images(allocator, stage))) {
        images->next = module->first;
        module->first = images;
    }
    return images;
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    wd_pipeline_images *images = data;
    const wd_allocator allocator = images->allocator;
    wd_free(&allocator, images);
}

static void add_stage(wd_pipeline_images *pipeline, uint32_t stage, const shader_images *images) {
    for (uint32_t i = 0; images && i < images->count; i++) {
        wd_shader_image *added = &pipeline->images[pipeline->count++];
        *added = images->uses[i];
        added->stage = stage;
    }
}

static wd_pipeline_images *make_pipeline(wd_allocator allocator, const wd_state_pipeline *pipeline) {
    size_t count = 0;
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        const shader_images *images = find_shader(allocator, &pipeline->stages[i]);
        count += images ? images->count : 0;
    }
    wd_pipeline_images *made = wd_alloc_zero(&allocator, 1, sizeof *made + count * sizeof made->images[0]);
    for (uint32_t i = 0; made && i < pipeline->num_stages; i++) {
        add_stage(made, i, find_shader(allocator, &pipeline->stages[i]));
    }
    if (made) {
        made->allocator = allocator;
    }
    return made;
}

const wd_pipeline_images *wd_pipeline_images_find(wd_image_layouts *layouts,
                                                  const wd_state_pipeline *pipeline) {
    wd_pipeline_images *images = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_LAYOUTS);
    if (images) {
        return images;
    }
    wd_mutex_lock(&layouts->shaders_lock);
    images = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_LAYOUTS);
    if (!images && (images = make_pipeline(layouts->allocator, pipeline))) {
        wd_state_slot_set((wd_state_object *)&pipeline->object, WD_STATE_SLOT_LAYOUTS, images,
                          release_pipeline);
    }
    wd_mutex_unlock(&layouts->shaders_lock);
    return images;
}
