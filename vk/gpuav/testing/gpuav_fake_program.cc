#include "vk/gpuav/testing/gpuav_fake_program.h"

#include <algorithm>

namespace wd::testing {
namespace {

bool IsCompatible(const FakeLayout &a, const FakeLayout &b, uint32_t set) {
    return set < a.size() && set < b.size() && std::equal(a.begin(), a.begin() + set + 1, b.begin());
}

} // namespace

void FakeProgram::AddMistake(const std::string &mistake, uint32_t set) {
    mistakes +=
        "dispatch " + std::to_string(num_dispatches) + ", set " + std::to_string(set) + ": " + mistake + "\n";
}

void FakeProgram::Disturb(const FakeLayout &layout, uint32_t first, uint32_t end, bool placed) {
    for (auto at = sets_.begin(); at != sets_.end();) {
        const uint32_t compared = at->first < first ? at->first : end - 1;
        const bool stays = (at->second.way == Way::kPlaced) == placed || at->second.way == Way::kPushed;
        if (stays && IsCompatible(at->second.layout, layout, compared)) {
            ++at;
        } else {
            at = sets_.erase(at);
        }
    }
}

void FakeProgram::BindPipeline(const FakePipeline &pipeline) {
    pipeline_ = pipeline;
}

void FakeProgram::BindSets(const FakeLayout &layout, uint32_t first, uint32_t count, uint32_t) {
    Disturb(layout, first, first + count, false);
    for (uint32_t i = first; i < first + count; i++) {
        sets_[i] = {Way::kBound, layout, 0, {}};
    }
}

void FakeProgram::Push(const FakeLayout &layout, uint32_t set, uint32_t count,
                       const VkWriteDescriptorSet *writes) {
    const auto old = sets_.find(set);
    Bound bound = {Way::kPushed, layout, 0, {}};
    if (old != sets_.end() && old->second.way == Way::kPushed &&
        IsCompatible(old->second.layout, layout, set)) {
        bound.pushed = old->second.pushed;
    }
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; k < writes[i].descriptorCount; k++) {
            bound.pushed.emplace(writes[i].dstBinding, writes[i].dstArrayElement + k);
        }
    }
    Disturb(layout, set, set + 1, pipeline_.uses_buffers);
    sets_[set] = bound;
}

void FakeProgram::BindBuffers(uint32_t count, const VkDescriptorBufferBindingInfoEXT *infos) {
    buffers_.clear();
    for (uint32_t i = 0; i < count; i++) {
        buffers_.push_back(infos[i].address);
    }
    for (auto at = sets_.begin(); at != sets_.end();) {
        at = at->second.way == Way::kPlaced ? sets_.erase(at) : std::next(at);
    }
}

void FakeProgram::PlaceSets(const FakeLayout &layout, uint32_t first, uint32_t count,
                            const uint32_t *buffers) {
    Disturb(layout, first, first + count, true);
    for (uint32_t i = 0; i < count; i++) {
        sets_[first + i] = {Way::kPlaced, layout, buffers[i], {}};
    }
}

void FakeProgram::Dispatch(size_t num_pushed, VkDeviceAddress address) {
    const FakeLayout &layout = pipeline_.layout;
    for (uint32_t i = 0; i < layout.size(); i++) {
        const bool is_ours = layout.size() > 1 && i + 1 == layout.size();
        const auto bindings = num_bindings_->find(layout[i]);
        if (bindings == num_bindings_->end() || !bindings->second ||
            (is_ours && !pipeline_.is_instrumented)) {
            continue;
        }
        const auto found = sets_.find(i);
        if (found == sets_.end() || !IsCompatible(found->second.layout, layout, i)) {
            AddMistake("nothing is bound", i);
            continue;
        }
        const Bound &bound = found->second;
        if (bound.way != Way::kPushed && (bound.way == Way::kPlaced) != pipeline_.uses_buffers) {
            AddMistake("it is bound in the other way", i);
        }
        if (bound.way == Way::kPushed && bound.pushed.size() < num_pushed) {
            AddMistake("descriptors that were pushed are gone", i);
        }
        if (bound.way == Way::kPlaced && bound.buffer >= buffers_.size()) {
            AddMistake("no descriptor buffer is bound there", i);
        } else if (bound.way == Way::kPlaced && (buffers_[bound.buffer] == address) == is_ours) {
            AddMistake("it is in the wrong descriptor buffer", i);
        }
    }
    num_dispatches++;
}

} // namespace wd::testing
