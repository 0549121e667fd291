// The only symbol that the layer exports: the loader asks it for everything else (LoaderLayerInterface.md, 'Layer
// Interface Version 2').
#include "vk/layer/loader_interface.h"

enum { LAYER_INTERFACE_VERSION = 2 };

__attribute__((visibility("default"))) VKAPI_ATTR VkResult VKAPI_CALL
vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *pVersionStruct) {
    if (!pVersionStruct || pVersionStruct->sType != LAYER_NEGOTIATE_INTERFACE_STRUCT ||
        pVersionStruct->loaderLayerInterfaceVersion < LAYER_INTERFACE_VERSION) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    pVersionStruct->loaderLayerInterfaceVersion = LAYER_INTERFACE_VERSION;
    pVersionStruct->pfnGetInstanceProcAddr = wd_layer_GetInstanceProcAddr;
    pVersionStruct->pfnGetDeviceProcAddr = wd_layer_GetDeviceProcAddr;
    pVersionStruct->pfnGetPhysicalDeviceProcAddr = wd_layer_GetPhysicalDeviceProcAddr;
    return VK_SUCCESS;
}
