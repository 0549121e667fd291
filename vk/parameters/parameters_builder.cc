#include "vk/parameters/parameters_builder.h"

#include <cstdlib>
#include <cstring>
#include <set>

// The functions of parameters_condition.c.
extern "C" bool wd_parameters_reads_depth_stencil_of_pass(const wd_parameters_walk *walk, const void *owner);
extern "C" bool wd_parameters_reads_inherited_queries(const wd_parameters_walk *walk, const void *owner);
extern "C" bool wd_parameters_reads_inherited_statistics(const wd_parameters_walk *walk, const void *owner);
extern "C" bool wd_parameters_reads_color_blending_of_pass(const wd_parameters_walk *walk, const void *owner);

namespace wd::parameters {
namespace {

bool Is(const wd_parameters_row &row, uint8_t flag) {
    return (row.flags & flag) != 0;
}

template <typename T> T Read(const char *at) {
    T value;
    memcpy(&value, at, sizeof value);
    return value;
}

template <typename T> void Write(char *at, T value) {
    memcpy(at, &value, sizeof value);
}

void WriteBits(char *at, uint64_t value, size_t width) {
    memcpy(at, &value, width); // Little-endian.
}

std::string Text(uint32_t offset) {
    return wd_parameters_string(offset);
}

int32_t ValidEnum(const wd_parameters_enum &type) {
    for (uint16_t i = 0; i < type.num; i++) {
        const wd_parameters_range &range = wd_parameters_ranges[type.first + i];
        if (range.last >= 0) {
            return range.first <= 0 ? 0 : range.first;
        }
    }
    return wd_parameters_ranges[type.first].first;
}

uint64_t SingleBits(const wd_parameters_mask &mask) {
    uint64_t all = 0;
    for (uint16_t i = 0; i < mask.num; i++) {
        const uint64_t bits = wd_parameters_bits[mask.first + i].bits;
        all |= (bits & (bits - 1)) == 0 ? bits : 0;
    }
    return all;
}

uint64_t LowestBit(const wd_parameters_mask &mask) {
    const uint64_t all = SingleBits(mask);
    return all & (~all + 1);
}

const wd_parameters_row *RowsOf(const wd_parameters_record &record) {
    return wd_parameters_rows + record.first_row;
}

const wd_parameters_record *Target(const wd_parameters_row &row) {
    return &wd_parameters_structs[row.type];
}

bool IsArray(const wd_parameters_row &row) {
    return row.count != 0;
}

bool IsHand(const wd_parameters_row &row) {
    return row.condition && wd_parameters_conditions[row.condition].kind == WD_PARAMETERS_HAND;
}

// Rows of pointers; values in place have rows as well.
bool IsPointer(const wd_parameters_row &row) {
    return Is(row, WD_PARAMETERS_THROUGH) || row.op == WD_PARAMETERS_POINTER;
}

// The row that checks the structs to which the pointer of another row leads; nullptr: there is none.
const wd_parameters_row *StructRow(const wd_parameters_record &record, const wd_parameters_row &row) {
    for (uint16_t i = 0; row.op == WD_PARAMETERS_POINTER && i < record.num_rows; i++) {
        if (RowsOf(record)[i].op == WD_PARAMETERS_STRUCT && RowsOf(record)[i].offset == row.offset) {
            return &RowsOf(record)[i];
        }
    }
    return nullptr;
}

bool NeedsRenderPass(const wd_parameters_row &row) {
    return IsHand(row) &&
           (wd_parameters_conditions[row.condition].hand == wd_parameters_reads_depth_stencil_of_pass ||
            wd_parameters_conditions[row.condition].hand == wd_parameters_reads_color_blending_of_pass);
}

// A mask that counts only in secondary command buffers of devices with a feature.
bool NeedsFeature(const wd_parameters_row &row) {
    return IsHand(row) &&
           (wd_parameters_conditions[row.condition].hand == wd_parameters_reads_inherited_queries ||
            wd_parameters_conditions[row.condition].hand == wd_parameters_reads_inherited_statistics);
}

} // namespace

struct Builder::Filling {
    const Place *place;
    Call *call;
};

// Position of a record relative to the path to the target: on it, at its end, or not on it.
struct Builder::Position {
    const wd_parameters_row *forced; // The row of the way, which is present even where it is optional.
    size_t depth;
    bool is_end;
    bool is_output;
};

std::string VuidOf(wd_command command, const wd_parameters_row &row) {
    if (row.op == WD_PARAMETERS_BOOL) {
        return "WARDEN-parameters-bool32";
    }
    if (row.op == WD_PARAMETERS_ENDS) {
        return "WARDEN-parameters-endless-chain";
    }
    return Text(wd_parameters_statements[wd_parameters_statement_of(command, row.statement)].vuid);
}

std::string NameOf(const wd_parameters_row &row) {
    return Text(wd_parameters_statements[row.statement].name);
}

Builder::Builder(std::function<uint64_t(VkObjectType)> handle) : handle_(std::move(handle)) {
}

std::vector<Place> Builder::Records(Coverage coverage) const {
    std::vector<Place> found;
    std::deque<Place> pending;
    std::set<std::pair<const wd_parameters_record *, bool>> seen, seen_by_command;
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const auto command = static_cast<wd_command>(i);
        if (wd_hooks_get(&wd_parameters_validator.hooks, command, WD_HOOK_VALIDATE)) {
            pending.push_back({command, {}, &wd_parameters_commands[command], nullptr, false});
        }
    }
    while (!pending.empty()) {
        const Place now = pending.front();
        pending.pop_front();
        if (now.steps.empty()) {
            seen_by_command.clear();
        }
        found.push_back(now);
        const wd_parameters_record &record = *now.record;
        const auto visit = [&](const Step &step, const wd_parameters_record *next, bool is_output) {
            auto *known = coverage == Coverage::kEachCommand && step.row ? &seen_by_command : &seen;
            if (known->count({next, false}) || !known->insert({next, is_output}).second) {
                return;
            }
            Place place = now;
            place.steps.push_back(step);
            place.record = next;
            place.is_output = is_output;
            if (coverage == Coverage::kEachCommand) {
                pending.push_front(place);
            } else {
                pending.push_back(place);
            }
        };
        const uint16_t num = now.is_output ? record.num_heading : record.num_rows;
        for (uint16_t i = 0; i < num; i++) {
            const wd_parameters_row &row = RowsOf(record)[i];
            if (row.op == WD_PARAMETERS_STRUCT) {
                visit({&row, nullptr}, Target(row), now.is_output || Is(row, WD_PARAMETERS_OUTPUT));
            } else if (row.op == WD_PARAMETERS_CHAIN && !now.is_output) {
                for (uint16_t k = 0; k < record.num_extending; k++) {
                    const auto *next =
                        &wd_parameters_structs[wd_parameters_extending[record.first_extending + k]];
                    visit({nullptr, next}, next, false);
                }
            }
        }
    }
    return found;
}

std::vector<Place> Builder::Places() const {
    std::vector<Place> places;
    for (Place place : Records(Coverage::kOnce)) {
        const uint16_t num = place.is_output ? place.record->num_heading : place.record->num_rows;
        for (uint16_t i = 0; i < num; i++) {
            place.row = &RowsOf(*place.record)[i];
            places.push_back(place);
        }
    }
    return places;
}

char *Builder::Allocate(Call *call, size_t size) const {
    call->memory.emplace_back(size / sizeof(uint64_t) + 1);
    return reinterpret_cast<char *>(call->memory.back().data());
}

Call Builder::Build(const Place &place) const {
    Call call = {};
    call.command = place.command;
    const wd_parameters_record &record = wd_parameters_commands[place.command];
    call.args = Allocate(&call, record.size + 64u);
    const VkObjectType type = wd_command_get(place.command)->handle_type;
    if (type != VK_OBJECT_TYPE_UNKNOWN) {
        Write<uint64_t>(call.args, handle_(type)); // It has no row: without it, the call finds no device.
    }
    Filling filling = {&place, &call};
    Fill(&filling, &record, call.args, 0, false);
    if (place.command == WD_COMMAND_CreateDevice) {
        auto *info = const_cast<VkDeviceCreateInfo *>(reinterpret_cast<wd_CreateDevice_args *>(call.args)
                                                          ->pCreateInfo); // Structures need their extensions.
        info->enabledExtensionCount = static_cast<uint32_t>(wd_parameters_num_extensions);
        info->ppEnabledExtensionNames = wd_parameters_extensions;
    }
    return call;
}

bool Builder::Holds(uint16_t condition, const char *owner) const {
    if (!condition) {
        return true;
    }
    const wd_parameters_condition &entry = wd_parameters_conditions[condition];
    return entry.kind != WD_PARAMETERS_HAND && wd_parameters_holds(nullptr, condition, owner);
}

// Makes a condition hold.
void Builder::Select(Filling *filling, uint16_t condition, char *owner) const {
    if (Holds(condition, owner)) {
        return;
    }
    const wd_parameters_condition &entry = wd_parameters_conditions[condition];
    if (entry.kind == WD_PARAMETERS_IS_ONE_OF) {
        Write<uint32_t>(owner + entry.offset, wd_parameters_words[entry.first]);
    } else if (entry.kind == WD_PARAMETERS_ANY_POINTER) {
        Write<char *>(owner + wd_parameters_words[entry.first], Allocate(filling->call, 4096));
    }
}

void Builder::WriteCount(Filling *filling, uint16_t index, char *owner, uint64_t value) const {
    const wd_parameters_count &entry = wd_parameters_counts[index];
    char *at = owner + entry.offset;
    if (entry.kind == WD_PARAMETERS_REFERENCED) {
        if (!Read<char *>(at)) {
            Write<char *>(at, Allocate(filling->call, 64));
        }
        at = Read<char *>(at);
    } else if (entry.kind == WD_PARAMETERS_NESTED) {
        at = Read<char *>(at);
        at = at ? at + entry.inner : nullptr;
    }
    if (at && entry.kind != WD_PARAMETERS_CONSTANT && entry.kind != WD_PARAMETERS_FORMULA) {
        WriteBits(at, value, entry.width);
    }
}

void Builder::FillScalar(Filling *filling, const wd_parameters_record *record, const wd_parameters_row *row,
                         char *at) const {
    const bool may_be_zero = Is(*row, WD_PARAMETERS_THROUGH) ? Is(*row, WD_PARAMETERS_NULL_ELEMENTS)
                                                             : Is(*row, WD_PARAMETERS_OPTIONAL);
    (void)filling;
    (void)record;
    const bool is_surface = row->op == WD_PARAMETERS_HANDLE &&
                            wd_parameters_handles[row->type].type == VK_OBJECT_TYPE_SURFACE_KHR;
    if (may_be_zero && !is_surface) { // Loaders read through surfaces.
        return;
    }
    if (row->op == WD_PARAMETERS_ENUM) {
        Write<int32_t>(at, ValidEnum(wd_parameters_enums[row->type]));
    } else if (row->op == WD_PARAMETERS_BIT && !wd_parameters_masks[row->type].has_zero) {
        WriteBits(at, LowestBit(wd_parameters_masks[row->type]), row->stride);
    } else if (row->op == WD_PARAMETERS_HANDLE) {
        Write<uint64_t>(at, handle_(wd_parameters_handles[row->type].type));
    }
}

// A pointer to one value or to an array, unless it may be NULL and nothing forces it.
void Builder::FillPointer(Filling *filling, const wd_parameters_record *record, const wd_parameters_row *row,
                          char *owner, size_t depth, bool is_forced) const {
    if (const wd_parameters_row *structs = StructRow(*record, *row)) {
        row = structs;
    }
    uint64_t num = 1;
    if ((IsArray(*row) && (!wd_parameters_read_count(row->count, owner, &num) || num == 0)) || num > 64 ||
        (Is(*row, WD_PARAMETERS_OPTIONAL) && !is_forced)) {
        return;
    }
    char *at = owner + row->offset;
    if (row->op == WD_PARAMETERS_POINTER || row->op == WD_PARAMETERS_STRING) {
        if (!Read<char *>(at)) {
            Write<char *>(at, Allocate(filling->call, 65536));
        }
        if (Is(*row, WD_PARAMETERS_INDIRECT) || (row->op == WD_PARAMETERS_STRING && IsArray(*row))) {
            for (uint64_t i = 0; i < num; i++) {
                Write<char *>(Read<char *>(at) + i * sizeof(char *), Allocate(filling->call, 4096));
            }
        }
        return;
    }
    const bool is_indirect = Is(*row, WD_PARAMETERS_INDIRECT);
    char *elements = Allocate(filling->call, num * (is_indirect ? sizeof(char *) : row->stride) + 4096);
    Write<char *>(at, elements);
    for (uint64_t i = 0; i < num; i++) {
        char *element = elements + i * (is_indirect ? sizeof(char *) : row->stride);
        if (is_indirect) {
            char *pointed = Allocate(filling->call, row->stride + 4096u);
            Write<char *>(element, pointed);
            element = pointed;
        }
        if (row->op == WD_PARAMETERS_STRUCT) {
            const bool on_way = is_forced && i == 0 && depth < filling->place->steps.size();
            Fill(filling, Target(*row), element, on_way ? depth + 1 : SIZE_MAX,
                 Is(*row, WD_PARAMETERS_OUTPUT));
        } else {
            FillScalar(filling, record, row, element);
        }
    }
}

// Values in place: structure types, enumerants, handles, masks that must not be 0.
void Builder::FillValues(Filling *filling, const wd_parameters_record *record, uint16_t num,
                         char *owner) const {
    const wd_parameters_row *rows = RowsOf(*record);
    for (uint16_t i = 0; i < num; i++) {
        const wd_parameters_row &row = rows[i];
        if (row.op == WD_PARAMETERS_STYPE) {
            Write<int32_t>(owner, record->stype);
        } else if (row.op <= WD_PARAMETERS_HANDLE && row.op >= WD_PARAMETERS_ENUM &&
                   !Is(row, WD_PARAMETERS_THROUGH) && (IsHand(row) || Holds(row.condition, owner))) {
            uint64_t elements = 1;
            wd_parameters_read_count(row.count, owner, &elements);
            for (uint64_t k = 0; k < elements; k++) {
                FillScalar(filling, record, &row, owner + row.offset + k * row.stride);
            }
        } else if (row.op == WD_PARAMETERS_NOT_ZERO) {
            uint64_t value = 1;
            for (uint16_t k = 0; k < num; k++) {
                if (rows[k].offset == row.offset && rows[k].op == WD_PARAMETERS_FLAGS) {
                    value = LowestBit(wd_parameters_masks[rows[k].type]);
                }
            }
            WriteBits(owner + row.offset, value, row.stride);
        }
    }
}

// Values that drivers need although no implicit statement requires them.
void Builder::FillKnown(const wd_parameters_record *record, char *owner) const {
    if (Text(record->name) == "VkAllocationCallbacks") {
        auto *callbacks = reinterpret_cast<VkAllocationCallbacks *>(owner);
        callbacks->pfnAllocation = [](void *, size_t size, size_t, VkSystemAllocationScope) {
            return malloc(size);
        };
        callbacks->pfnReallocation = [](void *, void *old, size_t size, size_t, VkSystemAllocationScope) {
            return realloc(old, size);
        };
        callbacks->pfnFree = [](void *, void *memory) { free(memory); };
    } else if (Text(record->name) == "VkAccelerationStructureBuildGeometryInfoKHR") {
        reinterpret_cast<VkAccelerationStructureBuildGeometryInfoKHR *>(owner)->geometryCount = 1;
    } else if (Text(record->name) == "VkShaderModuleCreateInfo") {
        reinterpret_cast<VkShaderModuleCreateInfo *>(owner)->codeSize = 4;
    } else if (Text(record->name) == "VkPipelineColorBlendStateCreateInfo") {
        reinterpret_cast<VkPipelineColorBlendStateCreateInfo *>(owner)->logicOpEnable = VK_TRUE;
    } else if (Text(record->name) == "VkDescriptorSetLayoutBinding") {
        reinterpret_cast<VkDescriptorSetLayoutBinding *>(owner)->descriptorCount = 1;
    }
}

// Lengths that must not be 0, or that an array on the way needs.
void Builder::FillLengths(Filling *filling, const wd_parameters_record *record, uint16_t num, char *owner,
                          const wd_parameters_row *forced) const {
    for (uint16_t i = 0; i < num; i++) {
        const wd_parameters_row &row = RowsOf(*record)[i];
        const bool is_needed = (row.op == WD_PARAMETERS_LENGTH && Holds(row.condition, owner)) ||
                               (&row == forced && IsArray(row));
        uint64_t count = 0;
        if (is_needed && (!wd_parameters_read_count(row.count, owner, &count) || count == 0)) {
            WriteCount(filling, row.count, owner, 1);
        }
    }
}

// Whether the pointer of `row` is the one that Select set for the condition of the row at the end of the way.
static bool IsSelected(const wd_parameters_row *end, const wd_parameters_row &row) {
    const wd_parameters_condition &entry = wd_parameters_conditions[end->condition];
    return end->condition && entry.kind == WD_PARAMETERS_ANY_POINTER &&
           wd_parameters_words[entry.first] == row.offset;
}

// Structs in place and pointers: to single values, or to arrays.
void Builder::FillMembers(Filling *filling, const wd_parameters_record *record, char *owner,
                          const Position &position, bool arrays) const {
    const uint16_t num = position.is_output ? record->num_heading : record->num_rows;
    for (uint16_t i = 0; i < num; i++) {
        const wd_parameters_row &row = RowsOf(*record)[i];
        const bool is_forced = &row == position.forced ||
                               (position.is_end && position.forced && IsSelected(position.forced, row));
        if (!Holds(row.condition, owner)) {
            continue;
        }
        if (!Is(row, WD_PARAMETERS_THROUGH) && row.op == WD_PARAMETERS_STRUCT && !arrays) {
            uint64_t elements = 1;
            wd_parameters_read_count(row.count, owner, &elements);
            for (uint64_t k = 0; k < elements; k++) {
                Fill(filling, Target(row), owner + row.offset + k * row.stride,
                     is_forced && k == 0 && !position.is_end ? position.depth + 1 : SIZE_MAX,
                     position.is_output);
            }
        } else if ((Is(row, WD_PARAMETERS_THROUGH) || row.op == WD_PARAMETERS_POINTER) &&
                   IsArray(row) == arrays) {
            FillPointer(filling, record, &row, owner, position.depth, is_forced);
        }
    }
}

void Builder::Fill(Filling *filling, const wd_parameters_record *record, char *owner, size_t depth,
                   bool is_output) const {
    const Place &place = *filling->place;
    const bool is_on_way = depth != SIZE_MAX;
    Position position = {};
    position.is_end = is_on_way && depth == place.steps.size();
    position.forced = position.is_end ? place.row : is_on_way ? place.steps[depth].row : nullptr;
    position.depth = position.is_end ? SIZE_MAX - 1 : depth; // Nothing lies beyond the end.
    position.is_output = is_output;
    if (position.is_end) {
        filling->call->owner = owner;
    }
    const uint16_t num = is_output ? record->num_heading : record->num_rows;
    FillValues(filling, record, num, owner);
    if (position.forced && position.forced->condition) {
        Select(filling, position.forced->condition, owner);
    }
    FillKnown(record, owner);
    for (const bool arrays : {false, true}) { // Lengths may be inside of structs that the first round makes.
        FillLengths(filling, record, num, owner, position.forced);
        FillMembers(filling, record, owner, position, arrays);
    }
    if (Text(record->name) == "VkGraphicsPipelineCreateInfo" && !is_output) {
        FillPipeline(filling, record, owner, position);
    } else {
        FillRequired(filling, record, owner, position);
    }
    if (is_on_way && !position.is_end && !place.steps[depth].row) {
        FillChained(filling, place.steps[depth].chained, owner, depth + 1, is_output);
    }
}

void Builder::FillChained(Filling *filling, const wd_parameters_record *record, char *owner, size_t depth,
                          bool is_output) const {
    char *next = Allocate(filling->call, record->size + 64u);
    Fill(filling, record, next, depth, is_output);
    auto *base = reinterpret_cast<VkBaseOutStructure *>(owner);
    auto *chained = reinterpret_cast<VkBaseOutStructure *>(next);
    chained->pNext = base->pNext;
    base->pNext = chained;
}

// Pointers that conditions by hand require.
void Builder::FillRequired(Filling *filling, const wd_parameters_record *record, char *owner,
                           const Position &position) const {
    for (uint16_t i = 0; i < record->num_rows && !position.is_output; i++) {
        const wd_parameters_row &row = RowsOf(*record)[i];
        const bool is_forced = &row == position.forced;
        if (IsHand(row) && IsPointer(row) &&
            (is_forced || (!Is(row, WD_PARAMETERS_OPTIONAL) && !Read<char *>(owner + row.offset)))) {
            FillPointer(filling, record, &row, owner, is_forced ? position.depth : SIZE_MAX, true);
        }
    }
}

// A pipeline that never rasterizes needs the fewest states. Where a state is the target, the pipeline has the stages
// and attachments with which all states are read, and all states.
void Builder::FillPipeline(Filling *filling, const wd_parameters_record *record, char *owner,
                           const Position &position) const {
    auto *info = reinterpret_cast<VkGraphicsPipelineCreateInfo *>(owner);
    const wd_parameters_row *forced = position.forced;
    const bool has_all = forced && IsHand(*forced) && IsPointer(*forced);
    if (has_all) {
        FillStagesAndAttachments(filling, owner);
        FillPointer(filling, record, forced, owner, position.depth, true);
    }
    for (uint16_t i = 0; i < record->num_rows; i++) {
        const wd_parameters_row &row = RowsOf(*record)[i];
        const bool is_needed = has_all ||
                               row.offset == offsetof(VkGraphicsPipelineCreateInfo, pRasterizationState) ||
                               row.offset == offsetof(VkGraphicsPipelineCreateInfo, pVertexInputState) ||
                               row.offset == offsetof(VkGraphicsPipelineCreateInfo, pInputAssemblyState);
        if (IsHand(row) && IsPointer(row) && is_needed && !Read<char *>(owner + row.offset)) {
            FillPointer(filling, record, &row, owner, SIZE_MAX, true);
        }
    }
    const_cast<VkPipelineRasterizationStateCreateInfo *>(info->pRasterizationState)->rasterizerDiscardEnable =
        !has_all;
}

void Builder::FillStagesAndAttachments(Filling *filling, char *owner) const {
    auto *info = reinterpret_cast<VkGraphicsPipelineCreateInfo *>(owner);
    auto *stages = reinterpret_cast<VkPipelineShaderStageCreateInfo *>(
        Allocate(filling->call, 4 * sizeof(VkPipelineShaderStageCreateInfo)));
    const VkShaderStageFlagBits kinds[] = {VK_SHADER_STAGE_VERTEX_BIT,
                                           VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                                           VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT};
    for (int i = 0; i < 3; i++) {
        stages[i].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
        stages[i].stage = kinds[i];
        stages[i].module = reinterpret_cast<VkShaderModule>(handle_(VK_OBJECT_TYPE_SHADER_MODULE));
        stages[i].pName = "main";
    }
    info->stageCount = 3;
    info->pStages = stages;
    auto *rendering = reinterpret_cast<VkPipelineRenderingCreateInfo *>(
        Allocate(filling->call, sizeof(VkPipelineRenderingCreateInfo)));
    rendering->sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO;
    rendering->colorAttachmentCount = 1;
    rendering->pColorAttachmentFormats =
        reinterpret_cast<VkFormat *>(Allocate(filling->call, sizeof(VkFormat)));
    rendering->depthAttachmentFormat = VK_FORMAT_D16_UNORM;
    info->pNext = rendering;
}

// Puts a struct into the chain of the owner twice.
bool Builder::ChainTwice(const Place &place, Call *call, std::string *why) const {
    for (uint16_t k = 0; k < place.record->num_extending; k++) {
        const auto *next = &wd_parameters_structs[wd_parameters_extending[place.record->first_extending + k]];
        if (next->allows_duplicates) {
            continue;
        }
        Filling filling = {&place, call};
        for (int i = 0; i < 2; i++) {
            FillChained(&filling, next, call->owner, SIZE_MAX, place.is_output);
            Write<int32_t>(
                reinterpret_cast<char *>(reinterpret_cast<VkBaseOutStructure *>(call->owner)->pNext),
                next->stype);
        }
        return true;
    }
    *why = "every structure may be there twice";
    return false;
}

bool Builder::Break(const Place &place, Call *call, std::string *why) const {
    const wd_parameters_row &row = *place.row;
    char *at = call->owner + row.offset;
    const bool is_through = Is(row, WD_PARAMETERS_THROUGH);
    if (NeedsFeature(row)) {
        *why = "a secondary command buffer and a feature are needed";
        return false;
    }
    if (is_through || row.op == WD_PARAMETERS_POINTER) {
        // In the first page, where no memory is; NULL where that is not valid.
        if (row.op == WD_PARAMETERS_BOOL || (IsHand(row) && Is(row, WD_PARAMETERS_OPTIONAL))) {
            *why = "the pointer has a statement of its own";
            return false;
        }
        if (NeedsRenderPass(row)) {
            *why = "a render pass is needed";
            return false;
        }
        Write<uintptr_t>(at, Is(row, WD_PARAMETERS_OPTIONAL) ? 8 : 0);
        return true;
    }
    switch (static_cast<wd_parameters_op>(row.op)) {
    case WD_PARAMETERS_STYPE:
        if (!place.steps.empty() && !place.steps.back().row) {
            *why = "in a chain, sType says which structure it is";
            return false;
        }
        Write<int32_t>(at, 0x7ffffff0);
        return true;
    case WD_PARAMETERS_CHAIN: {
        auto *info = reinterpret_cast<VkApplicationInfo *>(Allocate(call, sizeof(VkApplicationInfo)));
        info->sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
        reinterpret_cast<VkBaseInStructure *>(call->owner)->pNext =
            reinterpret_cast<VkBaseInStructure *>(info);
        return true;
    }
    case WD_PARAMETERS_ENDS: {
        auto *info = reinterpret_cast<VkBaseInStructure *>(call->owner);
        info->pNext = info;
        return true;
    }
    case WD_PARAMETERS_UNIQUE:
        return ChainTwice(place, call, why);
    case WD_PARAMETERS_STRUCT:
        *why = "a structure in place is valid if its members are, which have statements of their own";
        return false;
    case WD_PARAMETERS_ENUM:
        Write<int32_t>(at, 0x7ffffff0);
        return true;
    case WD_PARAMETERS_FLAGS:
    case WD_PARAMETERS_BIT: {
        const uint64_t known = SingleBits(wd_parameters_masks[row.type]);
        uint64_t unknown = ~known & (row.stride == 8 ? UINT64_MAX : UINT32_MAX);
        unknown &= ~unknown + 1;
        if (!unknown) {
            *why = "every bit is defined";
            return false;
        }
        WriteBits(at, unknown, row.stride);
        return true;
    }
    case WD_PARAMETERS_BOOL:
        Write<uint32_t>(at, 2);
        return true;
    case WD_PARAMETERS_HANDLE:
        if (Is(row, WD_PARAMETERS_OPTIONAL)) {
            *why = "null is valid; handles that do not exist are reported by the checks of object lifetimes";
            return false;
        }
        WriteBits(at, 0, row.stride);
        return true;
    case WD_PARAMETERS_STRING:
        memset(at, 'x', row.stride);
        return true;
    case WD_PARAMETERS_NOT_ZERO:
        WriteBits(at, 0, row.stride);
        return true;
    case WD_PARAMETERS_ZERO:
        WriteBits(at, 1, row.stride);
        return true;
    case WD_PARAMETERS_LENGTH: {
        Filling filling = {&place, call};
        WriteCount(&filling, row.count, call->owner, 0);
        return true;
    }
    default:
        *why = "two devices are needed";
        return false;
    }
}

} // namespace wd::parameters
