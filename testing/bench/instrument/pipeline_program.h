// Programs of pipeline_time_bench: the shaders of a pipeline, read from SPIR-V files, and their interface.
#ifndef WARDEN_TESTING_BENCH_INSTRUMENT_PIPELINE_PROGRAM_H
#define WARDEN_TESTING_BENCH_INSTRUMENT_PIPELINE_PROGRAM_H

#include <vulkan/vulkan.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace wd::bench {

// ImageShape is the type of an image that a descriptor needs.
struct ImageShape {
    VkImageViewType view = VK_IMAGE_VIEW_TYPE_2D;
    VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
    bool is_multisampled = false;
};

struct Descriptor {
    VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    uint32_t count = 1;
    ImageShape shape; // Of images.
};

struct Shader {
    std::string path;
    VkShaderStageFlagBits stage = VK_SHADER_STAGE_COMPUTE_BIT;
    std::string entry;
    std::vector<uint32_t> words;
};

struct Program {
    std::string name;
    std::vector<Shader> shaders;
    std::map<std::pair<uint32_t, uint32_t>, Descriptor> descriptors; // By set and binding.
    std::map<uint32_t, VkFormat> vertex_inputs;                      // By location.
    std::map<uint32_t, VkFormat> outputs;                            // Of the fragment shader.
    VkPrimitiveTopology topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    std::string skipped; // The reason for which the program cannot run; empty: it can.
};

// ReadPrograms reads the modules of files, and of the files *.spv in folders and their folders. The modules of a
// folder that have the same name up to the stage ("mesh.vert.spv", "mesh.frag.spv") are one program. A graphics
// program without a vertex shader gets `vertex`.
std::vector<Program> ReadPrograms(const std::vector<std::string> &paths, const std::vector<uint32_t> &vertex);

} // namespace wd::bench

#endif
