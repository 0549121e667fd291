// Stacks: a driver under layers, as the parameter of tests.
//
//     class MyTest : public DeviceTest, public ::testing::WithParamInterface<Stack> {};
//     TEST_P(MyTest, IsSilent) {
//         Options options;
//         UseStack(GetParam(), &options);
//         WD_START_DEVICE(options);
//         ...
//     }
//     INSTANTIATE_TEST_SUITE_P(Everywhere, MyTest, ::testing::ValuesIn(WardenStacks({Driver::kLavapipe})), StackName);
//
// Where the Khronos layer lies below Warden, it validates Warden's own calls: core and synchronization validation.
#ifndef WARDEN_TESTING_DEVICE_STACK_H
#define WARDEN_TESTING_DEVICE_STACK_H

#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

struct Stack {
    const char *name; // "lavapipe_khronos"
    Driver driver;
    std::vector<Layer> layers;
};

// UseStack sets the driver and the layers, and turns synchronization validation of a Khronos layer on.
void UseStack(const Stack &stack, Options *options);

// WardenStacks returns Warden without other layers on each of the drivers, and on lavapipe over each Khronos layer.
std::vector<Stack> WardenStacks(const std::vector<Driver> &drivers);

// StackName is the name of a test's instance.
std::string StackName(const ::testing::TestParamInfo<Stack> &info);

} // namespace wd::testing

#endif
