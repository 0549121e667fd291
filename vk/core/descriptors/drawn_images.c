// The views in descriptors of images and texel buffers are suitable for the shader's type and instructions.
//
// Whether a shader accesses a descriptor may depend on conditions, and whether a draw runs fragment shaders: then the
// message is a warning.
#include "vk/core/descriptors/drawn.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/report/message_ids.h"

typedef struct access {
    wd_drawn *d;
    const wd_drawn_descriptor *found;
    const wd_static_use *use;
    const wd_state_image_view *view;         // NULL: a texel buffer.
    const wd_state_buffer_view *buffer_view; // NULL: an image.
    VkFormat format;
} access;

bool wd_drawn_is_certain(const wd_program_stage *stage, bool is_certain) {
    return is_certain && stage->stage->stage != VK_SHADER_STAGE_FRAGMENT_BIT;
}

// begin begins "the sampled image `albedo` (set 1, binding 2)".
static bool begin(wd_core_message *m, const access *a, uint32_t rule) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    if (!wd_drawn_begin(m, a->d, rule, 0)) {
        return false;
    }
    m->is_warning = !wd_drawn_is_certain(a->found->stage, a->use->is_certainly_accessed);
    wd_core_summaryf(m, "%s", wd_program_variable(a->found->stage, a->use, text, sizeof text));
    return true;
}

static void end(wd_core_message *m, const access *a) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_drawn_note(m, a->d, a->found, text, sizeof text);
    wd_core_end(m);
}

static const char *name_view(const access *a, char *text, size_t size) {
    return wd_descriptors_name(a->d->c, a->found->content->object, text, size);
}

// --- Types

static bool find_view_type(const wd_static_image_type *image, VkImageViewType *type) {
    switch (image->dim) {
    case SpvDim1D:
        *type = image->is_arrayed ? VK_IMAGE_VIEW_TYPE_1D_ARRAY : VK_IMAGE_VIEW_TYPE_1D;
        return true;
    case SpvDim2D:
        *type = image->is_arrayed ? VK_IMAGE_VIEW_TYPE_2D_ARRAY : VK_IMAGE_VIEW_TYPE_2D;
        return true;
    case SpvDim3D:
        *type = VK_IMAGE_VIEW_TYPE_3D;
        return true;
    case SpvDimCube:
        *type = image->is_arrayed ? VK_IMAGE_VIEW_TYPE_CUBE_ARRAY : VK_IMAGE_VIEW_TYPE_CUBE;
        return true;
    default: // Input attachments, and images of extensions.
        return false;
    }
}

static void check_view_type(const access *a) {
    VkImageViewType type;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!find_view_type(&a->use->image, &type) || a->view->view_type == type ||
        (uint32_t)a->view->view_type > VK_IMAGE_VIEW_TYPE_CUBE_ARRAY || !begin(&m, a, WD_CORE_RULE(07752))) {
        return;
    }
    wd_core_summaryf(&m, " needs a view of type %s, but the viewType of %s in the descriptor is %s",
                     wd_VkImageViewType_string(type), name_view(a, text, sizeof text),
                     wd_VkImageViewType_string(a->view->view_type));
    m.fix = "Write a view of the type that the shader declares, or change the type in the shader.";
    end(&m, a);
}

static bool find_numeric(const wd_state_image_view *view, wd_format_numeric *numeric) {
    const wd_format *format = wd_format_find(view->format);
    if (view->range.aspectMask == VK_IMAGE_ASPECT_STENCIL_BIT) {
        *numeric = WD_FORMAT_UINT;
        return true;
    }
    if (!format ||
        (format->aspects & VK_IMAGE_ASPECT_STENCIL_BIT && !(format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT))) {
        return false;
    }
    *numeric = format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT ? WD_FORMAT_FLOAT : format->numeric;
    return true;
}

// fits returns whether a shader may read and write the components as the sampled type. The sign of integers only
// matters where they are read without an operand that states it.
static bool fits(const wd_static_use *use, wd_format_numeric numeric) {
    const bool is_integer = use->image.numeric != WD_STATIC_FLOAT;
    const uint32_t reads = WD_STATIC_SAMPLES | WD_STATIC_GATHERS | WD_STATIC_FETCHES | WD_STATIC_READS;
    if (!is_integer || numeric == WD_FORMAT_FLOAT) {
        return !is_integer == (numeric == WD_FORMAT_FLOAT);
    }
    return !(use->accesses & reads) || use->accesses & WD_STATIC_EXTENDS ||
           (use->image.numeric == WD_STATIC_SIGNED) == (numeric == WD_FORMAT_SINT);
}

static void check_numeric(const access *a) {
    static const char *const types[] = {"floating-point values", "signed integers", "unsigned integers"};
    wd_format_numeric numeric;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!find_numeric(a->view, &numeric) || fits(a->use, numeric) || !begin(&m, a, WD_CORE_RULE(07753))) {
        return;
    }
    wd_core_summaryf(&m, " has %s, but the format %s of %s in the descriptor has %s",
                     types[a->use->image.numeric], wd_VkFormat_string(a->format),
                     name_view(a, text, sizeof text),
                     types[numeric == WD_FORMAT_FLOAT  ? 0
                           : numeric == WD_FORMAT_SINT ? 1
                                                       : 2]);
    m.fix =
        "Write a view whose format has the type that the shader declares, or change the type in the shader.";
    end(&m, a);
}

// The formats of the SPIR-V image formats, by SpvImageFormat (Vulkan, SPIR-V and Vulkan Image Format Compatibility).
static const VkFormat declared_formats[] = {
    [SpvImageFormatRgba32f] = VK_FORMAT_R32G32B32A32_SFLOAT,
    [SpvImageFormatRgba16f] = VK_FORMAT_R16G16B16A16_SFLOAT,
    [SpvImageFormatR32f] = VK_FORMAT_R32_SFLOAT,
    [SpvImageFormatRgba8] = VK_FORMAT_R8G8B8A8_UNORM,
    [SpvImageFormatRgba8Snorm] = VK_FORMAT_R8G8B8A8_SNORM,
    [SpvImageFormatRg32f] = VK_FORMAT_R32G32_SFLOAT,
    [SpvImageFormatRg16f] = VK_FORMAT_R16G16_SFLOAT,
    [SpvImageFormatR11fG11fB10f] = VK_FORMAT_B10G11R11_UFLOAT_PACK32,
    [SpvImageFormatR16f] = VK_FORMAT_R16_SFLOAT,
    [SpvImageFormatRgba16] = VK_FORMAT_R16G16B16A16_UNORM,
    [SpvImageFormatRgb10A2] = VK_FORMAT_A2B10G10R10_UNORM_PACK32,
    [SpvImageFormatRg16] = VK_FORMAT_R16G16_UNORM,
    [SpvImageFormatRg8] = VK_FORMAT_R8G8_UNORM,
    [SpvImageFormatR16] = VK_FORMAT_R16_UNORM,
    [SpvImageFormatR8] = VK_FORMAT_R8_UNORM,
    [SpvImageFormatRgba16Snorm] = VK_FORMAT_R16G16B16A16_SNORM,
    [SpvImageFormatRg16Snorm] = VK_FORMAT_R16G16_SNORM,
    [SpvImageFormatRg8Snorm] = VK_FORMAT_R8G8_SNORM,
    [SpvImageFormatR16Snorm] = VK_FORMAT_R16_SNORM,
    [SpvImageFormatR8Snorm] = VK_FORMAT_R8_SNORM,
    [SpvImageFormatRgba32i] = VK_FORMAT_R32G32B32A32_SINT,
    [SpvImageFormatRgba16i] = VK_FORMAT_R16G16B16A16_SINT,
    [SpvImageFormatRgba8i] = VK_FORMAT_R8G8B8A8_SINT,
    [SpvImageFormatR32i] = VK_FORMAT_R32_SINT,
    [SpvImageFormatRg32i] = VK_FORMAT_R32G32_SINT,
    [SpvImageFormatRg16i] = VK_FORMAT_R16G16_SINT,
    [SpvImageFormatRg8i] = VK_FORMAT_R8G8_SINT,
    [SpvImageFormatR16i] = VK_FORMAT_R16_SINT,
    [SpvImageFormatR8i] = VK_FORMAT_R8_SINT,
    [SpvImageFormatRgba32ui] = VK_FORMAT_R32G32B32A32_UINT,
    [SpvImageFormatRgba16ui] = VK_FORMAT_R16G16B16A16_UINT,
    [SpvImageFormatRgba8ui] = VK_FORMAT_R8G8B8A8_UINT,
    [SpvImageFormatR32ui] = VK_FORMAT_R32_UINT,
    [SpvImageFormatRgb10a2ui] = VK_FORMAT_A2B10G10R10_UINT_PACK32,
    [SpvImageFormatRg32ui] = VK_FORMAT_R32G32_UINT,
    [SpvImageFormatRg16ui] = VK_FORMAT_R16G16_UINT,
    [SpvImageFormatRg8ui] = VK_FORMAT_R8G8_UINT,
    [SpvImageFormatR16ui] = VK_FORMAT_R16_UINT,
    [SpvImageFormatR8ui] = VK_FORMAT_R8_UINT,
    [SpvImageFormatR64ui] = VK_FORMAT_R64_UINT,
    [SpvImageFormatR64i] = VK_FORMAT_R64_SINT,
};

// check_declared_format warns of values that become undefined: no rule forbids the access (Vulkan, Texel Output Format
// Conversion). It comes last: where a rule forbids the format, too, the message about the rule is enough.
static void check_declared_format(const access *a) {
    static const wd_core_statement statement = {
        WD_ID_CORE_STORAGE_FORMAT, "the format of a storage image or texel buffer must be the one that the "
                                   "shader declares, or the values that are read and written are undefined."};
    const uint32_t number = a->use->image.format;
    const VkFormat declared =
        number < sizeof declared_formats / sizeof *declared_formats ? declared_formats[number] : 0;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    const uint32_t accesses = WD_STATIC_READS | WD_STATIC_WRITES | WD_STATIC_IS_ATOMIC;
    if (!declared || !a->format || declared == a->format || !(a->use->accesses & accesses)) {
        return;
    }
    a->d->num_reports++;
    if (!wd_core_begin_statement(&m, a->d->c, NULL, &statement)) {
        return;
    }
    m.is_warning = true;
    wd_core_summaryf(&m, "%s", wd_program_variable(a->found->stage, a->use, text, sizeof text));
    wd_core_summaryf(&m, " is declared with the format of %s, but %s in the descriptor has the format %s",
                     wd_VkFormat_string(declared), name_view(a, text, sizeof text),
                     wd_VkFormat_string(a->format));
    m.fix = "Declare the image with the format of the view in the shader, or without a format "
            "(shaderStorageImageReadWithoutFormat, shaderStorageImageWriteWithoutFormat).";
    end(&m, a);
}

static void check_width(const access *a) {
    const wd_format *format = wd_format_find(a->format);
    const uint32_t width = a->use->image.width;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!format || (width != 32 && width != 64) || (format->component_bits == 64) == (width == 64)) {
        return;
    }
    const uint32_t rule = a->view       ? width == 32 ? WD_CORE_RULE(04470) : WD_CORE_RULE(04471)
                                : width == 32 ? WD_CORE_RULE(04472)
                                        : WD_CORE_RULE(04473);
    if (begin(&m, a, rule)) {
        wd_core_summaryf(
            &m, " has components of %u bits, but those of the format %s of %s in the descriptor have %s",
            width, wd_VkFormat_string(a->format), name_view(a, text, sizeof text),
            width == 32 ? "64" : "fewer than 64");
        m.fix = "Declare the image with components of the same size in the shader, or use another format.";
        end(&m, a);
    }
}

static void check_samples(const access *a) {
    const bool is_multisampled = a->view->image->samples != VK_SAMPLE_COUNT_1_BIT;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (is_multisampled == a->use->image.is_multisampled) {
        return;
    }
    a->d->num_reports++;
    if (wd_core_begin_rule(&m, a->d->c, NULL, "RuntimeSpirv",
                           is_multisampled ? WD_CORE_RULE(08725) : WD_CORE_RULE(08726))) {
        m.is_warning = !wd_drawn_is_certain(a->found->stage, a->use->is_certainly_accessed);
        wd_core_summaryf(&m, "%s is %smultisampled, but ",
                         wd_program_variable(a->found->stage, a->use, text, sizeof text),
                         is_multisampled ? "not " : "");
        wd_core_summaryf(&m, "%s of the descriptor has %s",
                         wd_descriptors_name(a->d->c, &a->view->image->object, text, sizeof text),
                         wd_VkSampleCountFlagBits_string(a->view->image->samples));
        end(&m, a);
    }
}

// --- Features of formats

typedef struct needed_feature {
    uint32_t access;        // That needs the feature. 0: any.
    bool if_unknown_format; // Only where the shader's image has no format.
    uint64_t feature;
    uint32_t rule;
    const char *name, *verb;
} needed_feature;

static const needed_feature image_features[] = {
    {WD_STATIC_COMPARES, false, VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_DEPTH_COMPARISON_BIT, WD_CORE_RULE(06479),
     "VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_DEPTH_COMPARISON_BIT", "is sampled with depth comparison"},
    {WD_STATIC_IS_ATOMIC, false, VK_FORMAT_FEATURE_2_STORAGE_IMAGE_ATOMIC_BIT, WD_CORE_RULE(02691),
     "VK_FORMAT_FEATURE_STORAGE_IMAGE_ATOMIC_BIT", "is accessed with atomic operations"},
    {WD_STATIC_WRITES, true, VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT, WD_CORE_RULE(07027),
     "VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT", "is declared without a format and written"},
    {WD_STATIC_READS, true, VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT, WD_CORE_RULE(07028),
     "VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT", "is declared without a format and read"},
};

static const needed_feature buffer_features[] = {
    {WD_STATIC_IS_ATOMIC, false, VK_FORMAT_FEATURE_2_STORAGE_TEXEL_BUFFER_ATOMIC_BIT, WD_CORE_RULE(07888),
     "VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_ATOMIC_BIT", "is accessed with atomic operations"},
    {WD_STATIC_WRITES, true, VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT, WD_CORE_RULE(07029),
     "VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT", "is declared without a format and written"},
    {WD_STATIC_READS, true, VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT, WD_CORE_RULE(07030),
     "VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT", "is declared without a format and read"},
};

// lacks returns whether a format has features, as every format has that the driver supports, but not this one.
static bool lacks(const access *a, uint64_t feature) {
    const int tiling = a->view ? (int)a->view->image->tiling : WD_CORE_BUFFER;
    const uint64_t any =
        a->view ? VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT | VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT
                : VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT | VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT;
    return wd_core_lacks_features(a->d->c, a->format, tiling, feature) &&
           !wd_core_lacks_features(a->d->c, a->format, tiling, any);
}

static void check_feature(const access *a, const needed_feature *needed) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!(a->use->accesses & needed->access) ||
        (needed->if_unknown_format && a->use->image.format != SpvImageFormatUnknown) ||
        !lacks(a, needed->feature) || !begin(&m, a, needed->rule)) {
        return;
    }
    wd_core_summaryf(&m, " %s, but the features of the format %s of %s in the descriptor do not have %s",
                     needed->verb, wd_VkFormat_string(a->format), name_view(a, text, sizeof text),
                     needed->name);
    m.fix = needed->if_unknown_format
                ? "Declare the image with its format in the shader, or use another format."
                : "Use a format with this feature.";
    end(&m, a);
}

// needed_components returns how many components texels that are written must have.
static uint32_t needed_components(VkFormat number, const wd_format *format, bool *is_alpha) {
#if defined(VK_VERSION_1_4)
    *is_alpha = number == VK_FORMAT_A8_UNORM;
#elif defined(VK_KHR_maintenance5)
    *is_alpha = number == VK_FORMAT_A8_UNORM_KHR;
#else
    (void)number;
    *is_alpha = false;
#endif
    return *is_alpha ? 4 : format->num_components; // Alpha is the last of four.
}

static void check_components(const access *a) {
    const wd_format *format = wd_format_find(a->format);
    const uint32_t written = a->use->written_components;
    bool is_alpha = false;
    const uint32_t needed = format ? needed_components(a->format, format, &is_alpha) : 0;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!written || written >= needed || (is_alpha && !a->view) ||
        !begin(&m, a,
               !a->view   ? WD_CORE_RULE(04469)
               : is_alpha ? WD_CORE_RULE(08796)
                          : WD_CORE_RULE(08795))) {
        return;
    }
    wd_core_summaryf(
        &m, " is written with texels of %u component%s, but the format %s of %s in the descriptor %s %u",
        written, written == 1 ? "" : "s", wd_VkFormat_string(a->format), name_view(a, text, sizeof text),
        is_alpha ? "needs" : "has", needed);
    m.fix = is_alpha ? "Write four components." : "Write as many components as the format has.";
    end(&m, a);
}

// --- Protected and sparse resources

// check_stage_writes checks a write in a protected command buffer. False: it is reported.
static bool check_stage_writes(const access *a) {
    const VkShaderStageFlagBits stage = a->found->stage->stage->stage;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (stage == VK_SHADER_STAGE_FRAGMENT_BIT || stage == VK_SHADER_STAGE_COMPUTE_BIT ||
        !(a->use->accesses & (WD_STATIC_WRITES | WD_STATIC_IS_ATOMIC)) ||
        wd_core_is_protected(a->d->action->command_buffer) != WD_CORE_TRUE ||
        !wd_core_has_protected_faults(a->d->c) || !begin(&m, a, WD_CORE_RULE(02713))) {
        return true;
    }
    wd_core_summaryf(&m, " is written by %s, and the command buffer is protected",
                     wd_program_shader(a->d->c, a->d->action->pipeline, a->found->stage, text, sizeof text));
    m.fix = "Write in the fragment shader, or in a compute shader.";
    end(&m, a);
    return false;
}

static void check_protection(const access *a) {
    const wd_core_truth known = wd_core_is_protected(a->d->action->command_buffer);
    const bool is_protected = a->view->image->flags & VK_IMAGE_CREATE_PROTECTED_BIT;
    const bool expects = known == WD_CORE_TRUE;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (known == WD_CORE_NOT_KNOWN || is_protected == expects ||
        (expects && !(a->use->accesses & (WD_STATIC_WRITES | WD_STATIC_IS_ATOMIC))) ||
        !wd_core_has_protected_faults(a->d->c) ||
        !begin(&m, a, expects ? WD_CORE_RULE(02712) : WD_CORE_RULE(02707))) {
        return;
    }
    wd_core_summaryf(
        &m, " is %s, but %s in the descriptor is %sa protected image, and the command buffer is %sprotected",
        expects ? "written" : "accessed",
        wd_descriptors_name(a->d->c, &a->view->image->object, text, sizeof text), is_protected ? "" : "not ",
        expects ? "" : "not ");
    end(&m, a);
}

static void check_sparse(const access *a) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (a->use->image.width == 64 && a->use->accesses & WD_STATIC_IS_ATOMIC &&
        a->view->image->flags & VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT &&
        WD_DESCRIPTORS_LACKS(a->d->c, sparseImageInt64Atomics) && begin(&m, a, WD_CORE_RULE(04474))) {
        wd_core_summaryf(
            &m,
            " is accessed with atomic operations of 64 bits, but %s was created with "
            "VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT, and the feature sparseImageInt64Atomics is not enabled",
            wd_descriptors_name(a->d->c, &a->view->image->object, text, sizeof text));
        end(&m, a);
    }
}

static void check_sparse_buffer(const access *a) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (a->use->image.width == 64 && a->use->accesses & WD_STATIC_IS_ATOMIC && a->buffer_view->buffer &&
        a->buffer_view->buffer->flags & VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT &&
        WD_DESCRIPTORS_LACKS(a->d->c, sparseImageInt64Atomics) && begin(&m, a, WD_CORE_RULE(04475))) {
        wd_core_summaryf(
            &m,
            " is accessed with atomic operations of 64 bits, but %s was created with "
            "VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT, and the feature sparseImageInt64Atomics is not enabled",
            wd_descriptors_name(a->d->c, &a->buffer_view->buffer->object, text, sizeof text));
        end(&m, a);
    }
}

// check_buffer_protection: which shaders write to buffers is not known.
static void check_buffer_protection(const access *a, const wd_state_buffer *buffer) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (buffer->flags & VK_BUFFER_CREATE_PROTECTED_BIT &&
        wd_core_is_protected(a->d->action->command_buffer) == WD_CORE_FALSE &&
        wd_core_has_protected_faults(a->d->c) && begin(&m, a, WD_CORE_RULE(02707))) {
        m.is_warning = !wd_drawn_is_certain(a->found->stage, a->use->is_certain);
        wd_core_summaryf(&m,
                         " is used, but %s in the descriptor is a protected buffer, and the command buffer "
                         "is not protected",
                         wd_descriptors_name(a->d->c, &buffer->object, text, sizeof text));
        end(&m, a);
    }
}

// --- The checks

static void check_image(const access *a) {
    if (!a->view->image || a->view->has_ycbcr_conversion || a->use->image.dim == SpvDimSubpassData) {
        return;
    }
    check_view_type(a);
    check_numeric(a);
    check_width(a);
    check_samples(a);
    for (size_t i = 0; i < sizeof image_features / sizeof *image_features; i++) {
        check_feature(a, &image_features[i]);
    }
    if (a->found->content->type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE) {
        check_components(a);
    }
    if (check_stage_writes(a)) {
        check_protection(a);
    }
    check_sparse(a);
}

static void check_texel_buffer(const access *a) {
    check_width(a);
    for (size_t i = 0; i < sizeof buffer_features / sizeof *buffer_features; i++) {
        check_feature(a, &buffer_features[i]);
    }
    check_components(a);
    (void)check_stage_writes(a);
    check_sparse_buffer(a);
}

void wd_drawn_check_image(wd_drawn *d, const wd_drawn_descriptor *found) {
    const wd_state_object *object = found->content->written ? found->content->object : NULL;
    access a = {.d = d, .found = found, .use = found->use};
    if (object && object->type == VK_OBJECT_TYPE_BUFFER) {
        check_buffer_protection(&a, (const wd_state_buffer *)object);
        return;
    }
    if (!object || !found->use->has_image || !found->use->accesses ||
        !wd_program_counts(found->stage, found->use->is_certainly_accessed)) {
        return;
    }
    const uint32_t num_reports = d->num_reports;
    if (object->type == VK_OBJECT_TYPE_IMAGE_VIEW && found->use->image.dim != SpvDimBuffer) {
        a.view = (const wd_state_image_view *)object;
        a.format = a.view->format;
        check_image(&a);
    } else if (object->type == VK_OBJECT_TYPE_BUFFER_VIEW && found->use->image.dim == SpvDimBuffer) {
        a.buffer_view = (const wd_state_buffer_view *)object;
        a.format = a.buffer_view->format;
        check_texel_buffer(&a);
    }
    const VkDescriptorType type = found->content->type;
    if (d->num_reports == num_reports &&
        (type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER)) {
        check_declared_format(&a);
    }
}
