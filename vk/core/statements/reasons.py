"""Why no check reports a statement: tables of reasons, by the words of the statement and its owner, or by its number.

    kind, reason = find("07288", "vkCmdDraw", "Any shader invocation executed by this command must terminate")
    # ("cannot be checked", "the rule is about the device's execution"); ("left out", ...); ("", "") where no row fits

A layer cannot check the first kind, or another validator reports it. Warden leaves the second kind out, or reports the
mistake under another number. A row of the numbers has precedence over one of the words.
"""

import re
from typing import Dict, List, Tuple

_EXECUTION = "the rule is about the device's execution"
_DEVICE_MEMORY = "the device reads it from memory when the command is executed"
_PLATFORM = "the rule is about objects of a platform that the build leaves out"
_PAYLOAD = "the payload is of another process or API, which the layer does not see"
_PARAMETERS = "the checks of parameters, and the guard that rejects pointers which cannot be read, come first"
_LIFETIMES = "the validator of lifetimes reports handles that are not known, and those of other devices, under ids of its own"
_RUN = "the rule is about another run of the program"
_MEMORY = "memory that resources share is not compared here: synchronization validation reports races on it"
_VENDOR = "the extension is of one vendor, and no check by hand covers it"
_BUILT = "the contents of acceleration structures are not followed"
_CODE = "it depends on all paths through the shader's code"

# Texts (after the owner and a colon) that a layer cannot judge, or that others report.
_UNSEEN: List[Tuple[str, str]] = [
    (r"^vkCmd(CopyMemoryToImageIndirect|DecompressMemoryIndirectCount)NV: offset must be",
     "the command has no parameter 'offset'; later texts name the address"),
    (r"externally synchronized", "the validator of threads checks external synchronization, under ids of its own"),
    (r"must.*be (a )?valid (host pointer|pointer to (a )?valid Windows|native window)", "a layer cannot probe memory or windows"),
    (r"(Win32|Windows|HWND|HINSTANCE|NT handle|D3D12|FullScreenExclusive|Zircon|FUCHSIA|Android|ANDROID|AHardwareBuffer|Metal|MTL|IOSurface|"
     r"_screen_|QNX|ScreenBuffer|Wayland|Xcb|Xlib|DirectFB|X11|NvSci|Sci(Buf|Sync)|OHOS)", _PLATFORM),
    (r"externalFormatResolve|nullColorAttachmentWithExternalFormatResolve|EXTERNAL_FORMAT|external format|for any index i$|"
     r"format of VK_FORMAT_UNDEFINED",
     "only Android has external formats, and the build leaves that platform out"),
    (r"AMDX|ExecutionGraph|DispatchGraph|GraphScratch|shaderEnqueue|Displacement|DISPLACEMENT|DenseGeometry|Cuda|CuLaunch|CuModule|CuFunction",
     "the extension is provisional or of an experiment: the headers of the build leave it out"),
    (r"(opaque|previously|prior) .*(captured|retrieved|returned)|previous call to vkGetPipelineCacheData|capture.?replay", _RUN),
    (r"includes a Vk(LayerSettings|ValidationFlags)\w+ structure, the list of enabled extensions|VkLayerSettingEXT:",
     "layers read the struct without the extension, which some loaders refuse"),
    (r"semaphore from which fd was exported", "the files of semaphores have no identity: drivers export anonymous inodes"),
    (r"PointSize decorated variable must not be written to|^\w+: If the (mesh|task)Shaders feature is not enabled, stage|GeometryStreams capability",
     "the shader declares a capability, which rule 08740 rejects without the feature"),
    (r"(result in undefined|must not cause .*fault|must not cause .*instruction|must not cause any|Any shader invocation executed|recursion depth|"
     r"must not be accessed (by|on) the device|reference coordinates must not fail)", _EXECUTION),
    (r"^Vk(?!IndirectCommands)\w*(Indirect|Range)Command\w*:|^VkClusterAccelerationStructure\w+(Info|Flags)NV:|^VkPartitionedAccelerationStructure\w+Data?NV:|"
     r"^VkAccelerationStructure(SRT|Matrix|Motion)?\w*Instance\w*:|^VkTraceRaysIndirectCommand\w*:|^VkDecompressMemoryRegion|"
     r"when this command is executed on|Each element in the invocation mask image", _DEVICE_MEMORY),
    (r"(Descriptors in bound descriptor buffers|descriptor memory must be resident|location accessed by a shader as a \w+ descriptor)",
     "descriptors in buffers are read by the device"),
    (r"fd must (obey|point)|handle must (obey|be a valid .*handle)|created (outside of|by) the Vulkan API|memory represented by fd|"
     r"memory from which (fd|handle) was exported|payload (being|to be)|host mapped foreign memory", _PAYLOAD),
    (r"copy payload transference|payload replaced by an imported payload",
     "other processes may signal a payload, and replace it: its state is not known"),
    (r"(point|pointer) to (a buffer that is|a VkDeviceSize|memory that is|allocationSize|host memory|an array of)",
     "a pointer does not say how much memory it leads to"),
    (r"must be a (valid )?pointer to a valid|must be a valid pointer|must be a valid combination of|member of each element of pInfos must be a valid",
     _PARAMETERS),
    (r"must be a valid Vk\w+ handle", _LIFETIMES),
    (r"(must|element must|member must|members? of .* must)( either)? (have been|be) (a \w+ )?(created|allocated)( (on|from|with) |,)"
     r"(the same )?(VkDevice|device|commandBuffer)|must be a Vk\w+ created on device|created on the same VkDevice|child of device|"
     r"descend[ae]nt of|contain the address of a VkAccelerationStructureKHR created on device",
     _LIFETIMES),
    (r"all execution paths|must write the same value to (Layer|ViewportIndex)|linking rules", _CODE),
    # Of registry 1.4.363.
    (r"and a shader accesses a|value of the address at the expected location|VkSamplerCustomBorderColorIndexCreateInfoEXT, the value|"
     r"was created with a descriptor mapping using VK_DESCRIPTOR_MAPPING_SOURCE_(PUSH|HEAP|SHADER)\w+|descriptor mapping using VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT, VK",
     "what shaders access through mappings of descriptor heaps is read by the device"),
    (r"^vkCmdDecompressMemoryIndirectCountEXT: .*(count stored in|then all values in)|accessed must be bound to memory|fully backed by physical memory|"
     r"not bound completely to memory when accessed", _DEVICE_MEMORY),
    (r"D3D11_TEXTURE", _PLATFORM),
    (r"^VkDependencyInfo: For each element of pMemoryBarriers, (the sType|pNext)", _PARAMETERS),
]

_LOOP = "the text names the feedback loops that are enabled, instead of those that are not; later registries replace the rule"
_UNSEEN_RULES: Dict[str, str] = {
    "03429": _DEVICE_MEMORY,
    "03840": "the host may set the event until the command is executed",
    "09000": _LOOP,
    "09001": _LOOP,
    "09002": _LOOP,
    "01520": _PAYLOAD,
    "09603": "the binaries of other create infos would have to be made and compared",
    "09620": "the driver writes these flags",
    "09621": "the driver writes these flags",
    "00376": "tests have one physical device, which is a group of its own",
    "00377": "tests have one physical device, which is a group of its own",
}

# Texts that no check covers yet, or that others report.
_LEFT_OUT: List[Tuple[str, str]] = [
    (r"commands recorded in elements of pCommandBuffers", "feedback between command buffers of a render pass instance is not followed"),
    (r"VK_KHR_maintenance1 extension is not enabled|apiVersion is less than Vulkan 1\.1",
     "only physical devices of Vulkan 1.0 have the rule, for which no driver is maintained"),
    (r"^VkShaderCreateInfoEXT: .*(Clip|Cull)Distance BuiltIn decoration",
     "SPIRV-Tools validates the interface of shaders, without limits of the device"),
    (r"Video|video", "video coding is followed in part: sessions, scopes and structs of decoding"),
    (r"Generated|IndirectCommands|IndirectExecution|INDIRECT_BINDABLE",
     "device-generated commands are followed in part: their layouts, sequences and preprocessing are not"),
    (r"(QCOM|HUAWEI|_ARM|ARM\b|INTEL|IMG|MESA|VALVE|SEC|GGP|NN|AMD(?!X)|NVX|NV)\b|VK_(NV|AMD|QCOM|HUAWEI)_|linearColorAttachment|"
     r"FixedRate|fixedRate|OpImage(WeightedSample|BoxFilter|BlockMatch)|cubicRangeClamp|selectableCubicWeights|RANGECLAMP",
     _VENDOR),
    (r"Micromap|micromap", "micromaps are not followed"),
    (r"bound to (memory locations|overlapping memory)|memory backing that image|overlapping ranges of the same VkDeviceMemory|"
     r"is bound to a range of a VkDeviceMemory|sparseResidencyAliased|must not overlap (the memory|in memory)",
     _MEMORY),
    (r"variableSampleLocations", "sample locations of suspended and resumed instances, and of subpasses, are not compared"),
    (r"DebugMarker", "VK_EXT_debug_utils replaced the extension, and its labels are checked"),
    (r"shader object that outputs line primitives", "the primitives that a geometry or tessellation shader outputs are not read"),
    (r"COLOR_BLEND_ADVANCED|blend_operation_advanced", "advanced equations may replace others that commands set later"),
    (r"[Dd]eviceAddress|device address|[Aa]ddress of a|buffer from which|hostAddress|addresses between|scratchData|"
     r"address must be an address within|containing address minus|valid address inside|descriptor buffer binding set by",
     "of the addresses that commands get, usages and the ends of descriptor buffers are compared"),
    (r"SharedPresent|VkDeviceGroup|device group|DeviceGroup", "device groups have few users: masks, indices and areas are checked"),
    # Of registry 1.4.363.
    (r"per-tile execution model|tile shading|tile attachment|tileShading|shader instrumentation|multiviewPerViewViewports", _VENDOR),
    (r"[cC]ustom ?[rR]esolve|CUSTOM_RESOLVE|FRAGMENT_REGION|RESOLVE_MODE_CUSTOM", "custom resolves are not followed"),
    (r"[dD]escriptor ?[hH]eap|DESCRIPTOR_HEAP|HeapEXT|HeapBindInfo|HeapSize|MappingEXT|MappingSource|MAPPING_SOURCE|pMappings|ResourceDescriptor|"
     r"SamplerDescriptors|ImageDescriptorInfo|embedded sampler|PushData|RegisterCustomBorderColor|ImageOpaqueCaptureData",
     "core validation does not follow descriptor heaps: GPU-assisted validation checks what shaders access"),
    (r"Each memory location accessed by this command|must not be modified in any way between|must not be written in any way other", _MEMORY),
    (r"addressRange|AddressRange|counterRange|pDstRange|^VkDeviceMemory\w*Copy|^VkCopyDeviceMemory|^vkCmdCopy(Image|Memory)(ToImage|ToMemory)?KHR|"
     r"srcCopyFlags|^vkCmdCopyQueryPoolResultsToMemoryKHR|MemoryRangeBarrier|setStride|pCounterInfos|VertexBuffers3|^vkCmd\w+2(EXT|KHR): (If the drawIndirectCount|Conditional|The sum of first|first)",
     "of VK_KHR_device_address_commands, bound buffers and the addresses of draws are followed: ranges are not compared"),
    (r"OPACITY_MICROMAP|GEOMETRY_TYPE_MICROMAP|TYPE_OPACITY_MICROMAP", "opacity micromaps are not followed"),
    (r"image2DViewOf3DSparse", "sparse images with 2D views of slices are not compared with image2DViewOf3DSparse"),
    (r"maintenance11 feature is not supported", "whether maintenance11 is supported is not asked for"),
    (r"ASYMMETRIC_EVENT", "asymmetric events are not followed"),
    (r"must have been constructed prior|referenced by the geometry.instances.data member|have been built with VK_ACCELERATION_STRUCTURE_TYPE|"
     r"at least as large as the|valid value in VkAccelerationStructureSerializedBlockTypeKHR|must have been created with vkCreateAccelerationStructureKHR",
     _BUILT),
    (r"[pP]resentId2|presentId2|PresentTiming|PresentationTiming|WaitForPresent2|PRESENT_(STAGE|TIMING)|PresentWait2|TimeDomainProperties|"
     r"SwapchainFlagsSurfaceCapabilities", "identifiers and times of presentations are not followed"),
    (r"CopyMemory(ToImage)?Indirect", "copies whose parameters the device reads are compared in part: subresources and layouts"),
    (r"INDEPENDENT_SETS|NO_TASK_SHADER", "independent sets of shader objects are not compared with layouts"),
    (r"VkResolveImageModeInfoKHR|TRANSFER_FUNCTION|INPUT_ATTACHMENT_FEEDBACK|LOCAL_READ_CONCURRENT|independentResolveNone|^VkImageResolve2: The aspectMask",
     "the modes of resolves and attachments of VK_KHR_maintenance10 are not followed"),
    (r"CooperativeMatrix", "the properties of cooperative matrices are not compared"),
    (r"does not support VK_QUEUE_GRAPHICS_BIT", "the aspects that queues without graphics copy with VK_KHR_maintenance10 and 11 are not compared"),
    (r"maintenance9 feature is enabled", "slices of 3D images in barriers are not compared"),
    (r"[fF]eedback loop|feedback loop", "feedback loops that are enabled for attachments are not followed"),
    (r"ZERO_INITIALIZE", "memory and images that are initialized with zero are not followed"),
    (r"(in the bound pipeline|both).*InputAttachmentIndex|OpExecutionMode",
     "execution modes are compared where shader objects are linked, not where they are bound"),
]

_INPUTS = "input attachments are not compared with the indices of the subpass or instance"
_DEPTH = "reported as 06886 and 06887"
_BLOCKS = "the extent is in texels of srcImage, whose rules 01728 to 01730 are checked"
_MARKER = "VK_EXT_debug_utils replaced the extension, and its objects are checked"
_PLANES = "how many planes a DRM format modifier has is not asked for"
_CAPTURE = "streams and stages of transform feedback are not read from shaders"
_SIZES = "the driver is not asked for sizes while commands are recorded"
_LIBRARY = "libraries of graphics pipelines are compared where they are linked"
_TESS = "the modes may be in the control shader instead"
_RELEASED = "captured data of pipelines are not followed"
_RAY_LIBRARY = "libraries of ray tracing pipelines are not compared with the pipeline"
_ROBUST = "robust behaviors are not compared with the features of updates after binding"
_LAYOUTS = "layouts inside of render pass instances are not compared with those of attachments"
_IMMUTABLE = "the conversions of immutable samplers are not compared with the types of bindings"
_QUERIED = "formats are not compared in queries of physical devices"
_MAPS = "whether an instance reads its density map or shading rates depends on its draws"
_VIEWS = "the view masks of pipelines with mesh shaders are not compared with the limit"
_STRUCTS = "usages with 64 bits, and structs that exclude each other, are not followed"
_LEFT_OUT_RULES: Dict[str, str] = {
    "00065": "events that command buffers of several queues refer to are not compared",
    "00215": "reported by axis, as 00243 to 00251",
    "00216": "reported by axis, as 00243 to 00251",
    "00379": "the validator of lifetimes follows the callbacks of objects of a device, not those of the device",
    "00380": "the validator of lifetimes follows the callbacks of objects of a device, not those of the device",
    "00768": "the size of a pipeline cache is in its data only",
    "01104": _MEMORY,
    "01241": _MARKER,
    "01245": "presentations that are complete are not known",
    "01246": "the driver writes the struct",
    "01258": "displays of swapchains are not followed",
    "01259": "displays of swapchains are not followed",
    "01293": "displays of swapchains are not followed",
    "01498": _MARKER,
    "01524": "whether the shader interpolates at samples is read for draws only, as 07487",
    "01564": "reported as 02738, and as rules of VkImageViewCreateInfo when the view is created",
    "01565": "the aspects that a shader reads of input attachments are not followed",
    "01630": "images of swapchains are bound through VkBindImageMemorySwapchainInfoKHR, whose handle rule 01644 checks",
    "01732": _BLOCKS,
    "01733": _BLOCKS,
    "01734": _BLOCKS,
    "01747": "the driver reports support for host pointers with images and buffers only",
    "02004": "the validator of lifetimes follows pipeline layouts until the recording ends, as far as commands keep them",
    "02232": "the blocks of an image are contents, which the layer does not read",
    "02265": _PLANES,
    "02317": _CAPTURE,
    "02319": _CAPTURE,
    "02320": _CAPTURE,
    "02627": "queries about formats are compared with the driver's answer only",
    "02629": "aliasing dedicated allocations need all parameters of both images",
    "02741": "uses of queries by submissions are checked for results only",
    "02742": "the validator of threads reports calls that collide, under ids of its own",
    "02808": "owners of resources are compared at barriers: synchronization validation reports the rest",
    "03407": _BUILT,
    "03414": _BUILT,
    "03428": "resources are counted for graphics and compute pipelines",
    "03436": "the progress of deferred operations is not followed",
    "03561": _BUILT,
    "03591": _RAY_LIBRARY,
    "03592": _RAY_LIBRARY,
    "03593": _RAY_LIBRARY,
    "03603": "handles of shader groups from another run are not followed",
    "03604": "handles of shader groups from another run are not followed",
    "03609": "the shaders of groups are not kept",
    "03610": "the depth of calls of shaders is not known",
    "03652": _SIZES,
    "03678": "the progress of deferred operations is not followed",
    "03718": "reported as 03727 and 03737",
    "03719": "reported as 03728 and 03738",
    "03724": _BUILT,
    "03746": _BUILT,
    "03777": _BUILT,
    "03867": "events that command buffers of several queues refer to are not compared",
    "04442": "whether the components of a color fit its format is not compared",
    "04566": "reported by axis, as 00197 and 00198",
    "04626": "a recording says which resources its commands name: whether they access them is not followed",
    "04959": _BUILT,
    "04960": _BUILT,
    "04963": _BUILT,
    "04964": _BUILT,
    "06172": _DEPTH,
    "06173": _DEPTH,
    "06174": _DEPTH,
    "06175": _DEPTH,
    "06176": _DEPTH,
    "06177": _DEPTH,
    "06223": "reported as 04565",
    "06224": "reported as 04565",
    "06550": "reported as RuntimeSpirv rules 12206 and 12207 when the pipeline is created",
    "06551": "reported as RuntimeSpirv-ConstOffset-10718 when the pipeline is created",
    "06618": _LIBRARY,
    "06619": _LIBRARY,
    "06750": "the driver fills the struct: chains of outputs are not read",
    "06760": "the primitives that a geometry shader outputs are not read",
    "07334": "micromaps are not followed",
    "07468": _INPUTS,
    "07469": _INPUTS,
    "07748": "reported as 08114",
    "07932": "reported as 04443, 04444 and 07933",
    "07940": "reported as 01551",
    "07941": "reported as 08793",
    "07970": "reported by axis, as 07971 and 07972",
    "08055": "reported as 08122, 08123 and 08124",
    "08091": "capture and replay of descriptors are not followed",
    "08097": "the space of all buffers together is not counted",
    "08098": "the space of all buffers together is not counted",
    "08493": "the checks of parameters report SPIR-V that is not aligned",
    "08601": "reported as 08602",
    "08744": "mixed samples are extensions of one vendor each",
    "08745": "reported as 02258 when the image is created",
    "08873": _TESS,
    "08874": _TESS,
    "08875": _TESS,
    "08900": _LIBRARY,
    "08903": _LIBRARY,
    "08904": _LIBRARY,
    "08906": _LIBRARY,
    "08907": _LIBRARY,
    "08922": "the contents of external memory are not followed",
    "08969": "reported as 01790 and 07933",
    "08990": "the driver writes the header",
    "09003": "needs buffers that alias the memory of attachments",
    "09109": "the memory of sparse images is not followed by range",
    "09458": "vkCmdSetRayTracingPipelineStackSizeKHR is not followed",
    "09578": "addresses of mappings are not compared with each other",
    "09582": "answers of vkGetDescriptorSetLayoutSupport are not kept",
    "09595": _INPUTS,
    "09596": _INPUTS,
    "09597": _INPUTS,
    "09608": _RELEASED,
    "09610": _RELEASED,
    "09611": "the validator of lifetimes follows callbacks of commands that destroy objects only",
    "09612": "the validator of lifetimes follows callbacks of commands that destroy objects only",
    "09618": _RELEASED,
    "10011": "the driver fills the struct: chains of outputs are not read",
    "10126": _SIZES,
    "10169": "cooperative matrices of workgroups are not read",
    "10209": "reported as 01551",
    "10210": "reported as 01551",
    "10285": "displays of swapchains are not followed",
    "10608": "line rasterization modes are not compared with multisample states",
    "10636": _ROBUST,
    "10637": _ROBUST,
    "10638": _ROBUST,
    "10680": "stages that shader objects leave bound are not compared with draws of meshes",
    "10727": "the flags of allocations for capture and replay are not compared",
    "10730": "the offsets of other commands of the instance are not kept",
    "10745": "nextStage of shader objects is not compared where they are bound",
    "10749": "reported as an aspect that the format does not have",
    "10750": "reported as an aspect that the format does not have",
    "10758": _LAYOUTS,
    "10759": _LAYOUTS,
    "10778": "whether maintenance9 is supported is not asked for",
    "10907": "reported as an extent outside of the image",
    "10908": "reported as an extent outside of the image",
    "10913": "static depth bounds with a dynamic enable are not compared",
    "10914": "reported as VUID-vkCmdBeginRendering-renderpass",
    "10915": "dependencies of preserved attachments are not followed",
    "10916": "dependencies of preserved attachments are not followed",
    "11535": "reported as 06029",
    "11763": "methods of decompression are not compared",
    "11810": "methods of decompression are not compared",
    "11854": "the sets of pushed templates are compared by number only",
    "12200": _IMMUTABLE,
    "12215": _IMMUTABLE,
    "12269": "the alignment of addresses of texel buffers is not compared",
    "12270": "the alignment of addresses of texel buffers is not compared",
    "12272": _QUERIED,
    "12273": _QUERIED,
    "12274": "the indices of input attachments are not compared with the limit",
    "12276": _MAPS,
    "12277": _MAPS,
    "12325": _VIEWS,
    "12326": _VIEWS,
    "12361": "the flags of ray tracing libraries are not compared",
    "12362": "the flags of ray tracing libraries are not compared",
    "12383": "faults of VK_KHR_device_fault are not compared with the state of the device",
    "12386": "the usage of shading rate attachments is compared with features where they are used",
    "12399": "plane aspects of images that are not disjoint are not compared",
    "12401": "restart indices that commands set are not followed",
    "12442": _STRUCTS,
    "12443": _STRUCTS,
    "12479": "image tiling control is not followed",
    "12481": "image tiling control is not followed",
    "12493": "the range of storage buffers depends on shader64BitIndexing",
    "12508": _STRUCTS,
    "12523": "numbers of instances of shared memory are not compared",
    "12524": "numbers of instances of shared memory are not compared",
    "13351": "whether maintenance11 is supported is not asked for",
    "13357": "images whose descriptors alias single layers are not followed",
}


def find(rule: str, owner: str, text: str) -> Tuple[str, str]:
    words = "{}: {}".format(owner, text)
    tables = (("cannot be checked", _UNSEEN_RULES, _UNSEEN), ("left out", _LEFT_OUT_RULES, _LEFT_OUT))
    for kind, rules, _ in tables:
        if rule in rules:
            return kind, rules[rule]
    for kind, _, patterns in tables:
        for pattern, reason in patterns:
            if re.search(pattern, words):
                return kind, reason
    return "", ""


def numbers() -> List[str]:
    """The rules that have a reason of their own."""
    return sorted(set(_UNSEEN_RULES) | set(_LEFT_OUT_RULES))
