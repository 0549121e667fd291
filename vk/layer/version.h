// The version of the layer, as vkGetPhysicalDeviceToolProperties and vkEnumerateInstanceLayerProperties return it.
#ifndef WARDEN_VK_LAYER_VERSION_H
#define WARDEN_VK_LAYER_VERSION_H

#define WD_LAYER_VERSION "0.1.0"
enum { WD_LAYER_IMPLEMENTATION_VERSION = 1 };

#endif
