// The name and the version of the layer, as vkGetPhysicalDeviceToolProperties and vkEnumerateInstanceLayerProperties
// return it.
#ifndef WARDEN_VK_LAYER_VERSION_H
#define WARDEN_VK_LAYER_VERSION_H

// The name that instances enable, and that VK_EXT_layer_settings structs carry to mean this layer.
#define WD_LAYER_NAME "VK_LAYER_WARDEN_validation"

#define WD_LAYER_VERSION "0.1.0"
enum { WD_LAYER_IMPLEMENTATION_VERSION = 1 };

#endif
