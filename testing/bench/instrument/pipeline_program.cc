#include "testing/bench/instrument/pipeline_program.h"

#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "vk/spirv/interface.h"
#include "vk/spirv/module.h"

namespace wd::bench {

namespace {

namespace fs = std::filesystem;

using Module = std::unique_ptr<wd_spirv_module, decltype(&wd_spirv_module_destroy)>;

constexpr uint32_t kRuntimeLength = 16; // Descriptors of an array without a length.

// Capabilities of modules that need other resources, or features that the benchmark does not enable.
struct Unusable {
    uint32_t capability;
    const char *reason;
    VkShaderStageFlagBits stage; // VK_SHADER_STAGE_ALL: of any stage. Only vertices are shaded.
};
constexpr Unusable kUnusable[] = {
    {SpvCapabilityPhysicalStorageBufferAddresses, "device addresses", VK_SHADER_STAGE_VERTEX_BIT},
    {SpvCapabilityRayQueryKHR, "ray queries", VK_SHADER_STAGE_ALL},
    {SpvCapabilityFragmentShadingRateKHR, "fragment shading rates", VK_SHADER_STAGE_ALL},
    {SpvCapabilityFragmentBarycentricKHR, "barycentric coordinates", VK_SHADER_STAGE_ALL},
};

struct StageOfModel {
    uint32_t model;
    VkShaderStageFlagBits stage;
};
constexpr StageOfModel kStages[] = {
    {SpvExecutionModelVertex, VK_SHADER_STAGE_VERTEX_BIT},
    {SpvExecutionModelTessellationControl, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT},
    {SpvExecutionModelTessellationEvaluation, VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT},
    {SpvExecutionModelGeometry, VK_SHADER_STAGE_GEOMETRY_BIT},
    {SpvExecutionModelFragment, VK_SHADER_STAGE_FRAGMENT_BIT},
    {SpvExecutionModelGLCompute, VK_SHADER_STAGE_COMPUTE_BIT},
};

std::vector<uint32_t> ReadWords(const fs::path &path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    std::copy_n(bytes.data(), words.size() * sizeof(uint32_t), reinterpret_cast<char *>(words.data()));
    return words;
}

wd_spirv_instruction Find(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction found = {};
    wd_spirv_module_find(module, id, &found);
    return found;
}

VkDescriptorType TypeOf(wd_spirv_descriptor_kind kind) {
    switch (kind) {
    case WD_SPIRV_DESCRIPTOR_SAMPLER:
        return VK_DESCRIPTOR_TYPE_SAMPLER;
    case WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER:
        return VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    case WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE:
        return VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    case WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE:
        return VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    case WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER:
        return VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    case WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER:
        return VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    case WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER:
        return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    case WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER:
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    default:
        return VK_DESCRIPTOR_TYPE_MAX_ENUM;
    }
}

// 32-bit numbers, and vectors of them; otherwise VK_FORMAT_UNDEFINED.
VkFormat FormatOf(const wd_spirv_module *module, uint32_t type_id) {
    static const VkFormat formats[3][4] = {
        {VK_FORMAT_R32_SFLOAT, VK_FORMAT_R32G32_SFLOAT, VK_FORMAT_R32G32B32_SFLOAT,
         VK_FORMAT_R32G32B32A32_SFLOAT},
        {VK_FORMAT_R32_UINT, VK_FORMAT_R32G32_UINT, VK_FORMAT_R32G32B32_UINT, VK_FORMAT_R32G32B32A32_UINT},
        {VK_FORMAT_R32_SINT, VK_FORMAT_R32G32_SINT, VK_FORMAT_R32G32B32_SINT, VK_FORMAT_R32G32B32A32_SINT},
    };
    wd_spirv_instruction type = Find(module, type_id);
    uint32_t components = 1;
    if (type.opcode == SpvOpTypeVector) {
        components = type.words[3];
        type = Find(module, type.words[2]);
    }
    if ((type.opcode != SpvOpTypeFloat && type.opcode != SpvOpTypeInt) || type.words[2] != 32 ||
        components > 4) {
        return VK_FORMAT_UNDEFINED;
    }
    const int kind = type.opcode == SpvOpTypeFloat ? 0 : type.words[3] ? 2 : 1;
    return formats[kind][components - 1];
}

// The type of an image, or of the image of a sampled image.
ImageShape ShapeOf(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction image = Find(module, type_id);
    if (image.opcode == SpvOpTypeSampledImage) {
        image = Find(module, image.words[2]);
    }
    ImageShape shape;
    if (image.opcode != SpvOpTypeImage) {
        return shape;
    }
    const bool is_array = image.words[5] != 0;
    const uint32_t dimension = image.words[3];
    shape.view = dimension == SpvDim1D   ? (is_array ? VK_IMAGE_VIEW_TYPE_1D_ARRAY : VK_IMAGE_VIEW_TYPE_1D)
                 : dimension == SpvDim3D ? VK_IMAGE_VIEW_TYPE_3D
                 : dimension == SpvDimCube
                     ? (is_array ? VK_IMAGE_VIEW_TYPE_CUBE_ARRAY : VK_IMAGE_VIEW_TYPE_CUBE)
                 : is_array ? VK_IMAGE_VIEW_TYPE_2D_ARRAY
                            : VK_IMAGE_VIEW_TYPE_2D;
    shape.is_multisampled = image.words[6] != 0;
    const VkFormat sampled = FormatOf(module, image.words[2]);
    shape.format = sampled == VK_FORMAT_R32_UINT || sampled == VK_FORMAT_R32_SINT ? sampled : shape.format;
    return shape;
}

void AddDescriptors(const wd_spirv_module *module, Program *program) {
    wd_spirv_interface interface;
    if (wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module, 0)) {
        program->skipped = "its interface cannot be read";
        return;
    }
    for (size_t i = 0; i < interface.num_descriptors; i++) {
        const wd_spirv_descriptor &from = interface.descriptors[i];
        Descriptor to;
        to.type = TypeOf(from.kind);
        to.count = from.length ? static_cast<uint32_t>(from.length) : kRuntimeLength;
        to.shape = ShapeOf(module, from.type);
        if (to.type == VK_DESCRIPTOR_TYPE_MAX_ENUM) {
            program->skipped = "a descriptor of a kind that the benchmark does not provide";
        }
        program->descriptors[{from.set, from.binding}] = to;
    }
    wd_spirv_interface_finish(&interface);
}

// The locations of the variables of a storage class.
void AddLocations(const wd_spirv_module *module, uint32_t storage_class,
                  std::map<uint32_t, VkFormat> *locations) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpDecorate || head.at[2] != SpvDecorationLocation) {
            continue;
        }
        const wd_spirv_instruction variable = Find(module, head.at[1]);
        if (variable.opcode != SpvOpVariable || variable.words[3] != storage_class) {
            continue;
        }
        uint32_t type = Find(module, variable.result_type).words[3], count = 1;
        const wd_spirv_instruction matrix = Find(module, type);
        uint64_t length = 0;
        if (matrix.opcode == SpvOpTypeMatrix) {
            type = matrix.words[2];
            count = matrix.words[3];
        } else if (matrix.opcode == SpvOpTypeArray &&
                   wd_spirv_module_constant(module, matrix.words[3], &length)) {
            type = matrix.words[2];
            count = static_cast<uint32_t>(length);
        }
        for (uint32_t i = 0; i < count; i++) {
            (*locations)[head.at[3] + i] = FormatOf(module, type);
        }
    }
}

void ReadPreamble(const wd_spirv_module *module, VkShaderStageFlagBits stage, Program *program) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        for (const Unusable &unusable : kUnusable) {
            if (head.opcode == SpvOpCapability && head.at[1] == unusable.capability &&
                (unusable.stage & stage) != 0) {
                program->skipped = unusable.reason;
            }
        }
        if (head.opcode == SpvOpExecutionMode && head.at[2] == SpvExecutionModeInputPoints) {
            program->topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
        } else if (head.opcode == SpvOpExecutionMode && head.at[2] == SpvExecutionModeInputLines) {
            program->topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
        }
    }
}

void AddShader(Shader shader, Program *program) {
    wd_spirv_module *created = nullptr;
    if (wd_spirv_module_create(wd_allocator_default(), shader.words.data(), shader.words.size(), &created,
                               nullptr)) {
        program->skipped = "not a SPIR-V module";
        return;
    }
    const Module module(created, wd_spirv_module_destroy);
    wd_spirv_entry_point entry = {};
    wd_spirv_module_entry_point(module.get(), 0, &entry);
    const auto stage = std::find_if(std::begin(kStages), std::end(kStages), [&](const StageOfModel &row) {
        return row.model == entry.execution_model;
    });
    if (!entry.name || stage == std::end(kStages)) {
        program->skipped = "a stage that the benchmark does not run";
        return;
    }
    shader.stage = stage->stage;
    shader.entry = entry.name;
    ReadPreamble(module.get(), shader.stage, program);
    AddDescriptors(module.get(), program);
    if (shader.stage == VK_SHADER_STAGE_VERTEX_BIT) {
        AddLocations(module.get(), SpvStorageClassInput, &program->vertex_inputs);
    } else if (shader.stage == VK_SHADER_STAGE_FRAGMENT_BIT) {
        AddLocations(module.get(), SpvStorageClassOutput, &program->outputs);
    } else if (shader.stage == VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT) {
        program->topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    }
    program->shaders.push_back(std::move(shader));
}

std::vector<std::string> FindFiles(const std::vector<std::string> &paths) {
    std::vector<std::string> files;
    for (const std::string &path : paths) {
        if (!fs::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(path)) {
            if (entry.path().extension() == ".spv") {
                files.push_back(entry.path().string());
            }
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

// "folder/mesh" of "folder/mesh.vert.spv"; other names stay complete.
std::string ProgramName(const std::string &file) {
    const fs::path stem = fs::path(file).replace_extension();
    static const char *const stages[] = {".vert", ".tesc", ".tese", ".geom", ".frag", ".mesh", ".task"};
    const bool has_stage =
        std::find(std::begin(stages), std::end(stages), stem.extension()) != std::end(stages);
    return has_stage ? fs::path(stem).replace_extension().string() : stem.string();
}

bool HasStage(const Program &program, VkShaderStageFlagBits stage) {
    return std::any_of(program.shaders.begin(), program.shaders.end(),
                       [&](const Shader &shader) { return shader.stage == stage; });
}

void Complete(const std::vector<uint32_t> &vertex, Program *program) {
    if (program->skipped.empty() && !HasStage(*program, VK_SHADER_STAGE_COMPUTE_BIT) &&
        !HasStage(*program, VK_SHADER_STAGE_VERTEX_BIT)) {
        Shader shader;
        shader.path = "(vertex shader of the benchmark)";
        shader.words = vertex;
        AddShader(std::move(shader), program);
    }
    const bool has_control = HasStage(*program, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT);
    if (has_control != HasStage(*program, VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT)) {
        program->skipped = "only one tessellation stage";
    }
    for (const auto &input : program->vertex_inputs) {
        if (input.second == VK_FORMAT_UNDEFINED) {
            program->skipped = "a vertex input of a type that the benchmark does not provide";
        }
    }
}

} // namespace

std::vector<Program> ReadPrograms(const std::vector<std::string> &paths,
                                  const std::vector<uint32_t> &vertex) {
    std::map<std::string, Program> programs;
    for (const std::string &file : FindFiles(paths)) {
        Program &program = programs[ProgramName(file)];
        program.name = ProgramName(file);
        Shader shader;
        shader.path = file;
        shader.words = ReadWords(file);
        AddShader(std::move(shader), &program);
    }
    std::vector<Program> result;
    for (auto &named : programs) {
        Complete(vertex, &named.second);
        result.push_back(std::move(named.second));
    }
    return result;
}

} // namespace wd::bench
