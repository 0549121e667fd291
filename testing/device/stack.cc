#include "testing/device/stack.h"

#include <algorithm>
#include <iterator>

namespace wd::testing {

void UseStack(const Stack &stack, Options *options) {
    options->driver = stack.driver;
    options->layers = stack.layers;
    for (Layer layer : stack.layers) {
        if (layer == Layer::kKhronos) {
            options->environment["VK_LAYER_ENABLES"] =
                "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT";
        }
        if (layer == Layer::kNewestKhronos) {
            options->environment["VK_LAYER_VALIDATE_SYNC"] = "1";
        }
    }
}

std::vector<Stack> WardenStacks(const std::vector<Driver> &drivers) {
    const std::vector<Stack> all = {
        {"lavapipe", Driver::kLavapipe, {Layer::kWarden}},
        {"swiftshader", Driver::kSwiftShader, {Layer::kWarden}},
        {"null", Driver::kNull, {Layer::kWarden}},
        {"lavapipe_khronos", Driver::kLavapipe, {Layer::kWarden, Layer::kKhronos}},
        {"lavapipe_newest_khronos", Driver::kLavapipe, {Layer::kWarden, Layer::kNewestKhronos}},
    };
    std::vector<Stack> wanted;
    std::copy_if(all.begin(), all.end(), std::back_inserter(wanted), [&](const Stack &stack) {
        return std::count(drivers.begin(), drivers.end(), stack.driver) > 0;
    });
    return wanted;
}

std::string StackName(const ::testing::TestParamInfo<Stack> &info) {
    return info.param.name;
}

} // namespace wd::testing
