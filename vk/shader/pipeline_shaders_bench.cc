// The time to create pipelines, without a layer, with Warden and with the Khronos layer, on the null driver:
//
//     bazel test //vk/shader:pipeline_shaders_bench --test_output=all
#include <time.h>

#include <algorithm>
#include <cstdio>

#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

constexpr char kVertex[] = R"(#version 450
layout(push_constant) uniform Constants { mat4 transform; };
layout(location = 0) in vec3 position;
layout(location = 1) in vec2 coordinates;
layout(location = 0) out vec2 uv;
void main() {
    uv = coordinates;
    gl_Position = transform * vec4(position, 1);
}
)";
constexpr char kFragment[] = R"(#version 450
layout(set = 0, binding = 0) uniform Material { vec4 tint; };
layout(set = 0, binding = 1) uniform sampler2D textures[4];
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
void main() {
    color = tint * texture(textures[1], uv);
}
)";

class PipelineShadersBench : public PipelineShadersTest {
  protected:
    // Run returns the minimum time of a pipeline, in nanoseconds.
    double Run(const std::vector<Layer> &layers) {
        constexpr int kRounds = 20, kPipelines = 200;
        Options options = MakeOptions(VK_API_VERSION_1_1, Driver::kNull);
        options.layers = layers;
        Start(options);
        Graphics graphics;
        graphics.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kVertex)},
                           {VK_SHADER_STAGE_FRAGMENT_BIT, Module("frag", kFragment)}};
        graphics.vertex_bindings = {{0, 20, VK_VERTEX_INPUT_RATE_VERTEX}};
        graphics.attributes = {{0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0}, {1, 0, VK_FORMAT_R32G32_SFLOAT, 12}};
        graphics.layout =
            MakePipelineLayout({MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER),
                                               Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 4)})},
                               VK_SHADER_STAGE_VERTEX_BIT, 64);
        graphics.render_pass = MakeTarget(16, 16).render_pass;
        double best = 1e12;
        for (int round = 0; round < kRounds; round++) {
            timespec begin, end;
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin);
            for (int i = 0; i < kPipelines; i++) {
                Create(graphics);
            }
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
            const double time = static_cast<double>(end.tv_sec - begin.tv_sec) * 1e9 +
                                static_cast<double>(end.tv_nsec - begin.tv_nsec);
            best = std::min(best, time / kPipelines);
        }
        ExpectSilence();
        Stop();
        return best;
    }
};

TEST_F(PipelineShadersBench, CreateAndDestroy) {
    const double plain = Run({}), warden = Run({Layer::kWarden}), khronos = Run({Layer::kKhronos});
    std::printf("a graphics pipeline: no layer %.0f ns, Warden %.0f ns, Khronos layer %.0f ns: %.1f times "
                "less overhead\n",
                plain, warden, khronos, (khronos - plain) / (warden - plain));
}

} // namespace
} // namespace wd::testing
