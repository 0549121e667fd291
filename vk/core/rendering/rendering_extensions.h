// The structs of extensions in the chain of VkRenderingInfo.
#ifndef WARDEN_VK_CORE_RENDERING_RENDERING_EXTENSIONS_H
#define WARDEN_VK_CORE_RENDERING_RENDERING_EXTENSIONS_H

#include "vk/core/rendering/rendering_internal.h"

// wd_core_check_rendering_extensions checks fragment density maps and shading rate attachments; `f` leads to the info.
void wd_core_check_rendering_extensions(wd_core_check *c, const wd_core_frame *f,
                                        const VkRenderingInfo *info);

#endif
