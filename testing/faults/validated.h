// The environment in which a Program runs on the null driver, under the Warden layer with all validators.
#ifndef WARDEN_TESTING_FAULTS_VALIDATED_H
#define WARDEN_TESTING_FAULTS_VALIDATED_H

#include "testing/device/device.h"
#include "testing/faults/program.h"

namespace wd::testing {

struct Validated {
    Environment environment;

    Validated() {
        const std::string driver = DriverManifest(Driver::kNull);
        environment.Set("VK_DRIVER_FILES", driver);
        environment.Set("VK_ICD_FILENAMES", driver);
        environment.Set("VK_LAYER_PATH", LayerFolder(Layer::kWarden));
        environment.Set("VK_INSTANCE_LAYERS", "VK_LAYER_WARDEN_validation");
        environment.Set("VK_LOADER_LAYERS_DISABLE", "~implicit~");
        environment.Set("NODEVICE_SELECT", "1");
        environment.Set("WD_NULL_RANDOM_RESULTS_SEED", "0"); // A Program sets another for each instance.
        environment.Set("VK_WARDEN_VALIDATION_VALIDATE_SYNC", "true");
        environment.Set("VK_WARDEN_VALIDATION_GPUAV_ENABLE", "true");
        environment.Set("VK_WARDEN_VALIDATION_VALIDATE_HANGS", "true");
        environment.Set("VK_WARDEN_VALIDATION_LOG_FILENAME", "/dev/null");
    }
};

} // namespace wd::testing

#endif
