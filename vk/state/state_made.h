// State objects that no command created, for tests of readers: zeroed, for the test to fill as it likes.
//
//     MadeObjects made(device);
//     wd_state_image *image = made.Make<wd_state_image>(VK_OBJECT_TYPE_IMAGE);
//     image->samples = VK_SAMPLE_COUNT_4_BIT;
//
// Nothing frees what members point to.
#ifndef WARDEN_VK_STATE_STATE_MADE_H
#define WARDEN_VK_STATE_STATE_MADE_H

#include <cstdint>
#include <utility>
#include <vector>

#include "vk/state/state_internal.h"

class MadeObjects {
  public:
    explicit MadeObjects(wd_state_device *device) : device_(device) {
    }
    ~MadeObjects() {
        Forget();
    }
    MadeObjects(const MadeObjects &) = delete;
    MadeObjects &operator=(const MadeObjects &) = delete;

    // Make makes an object with a handle of its own. Its parent is the device if `parent` is NULL.
    template <typename Object> Object *Make(VkObjectType type, wd_state_object *parent = nullptr) {
        handle_ += 0x10;
        auto *object = static_cast<wd_state_object *>(wd_state_new(
            &device_->table, parent ? parent : &device_->object, type, handle_, sizeof(Object), nullptr));
        made_.push_back({type, handle_});
        return reinterpret_cast<Object *>(wd_state_publish(object));
    }

    // Forget destroys all of them, the latest first.
    void Forget() {
        for (; !made_.empty(); made_.pop_back()) {
            wd_state_forget(&device_->table, made_.back().first, made_.back().second, "the test");
        }
    }

  private:
    wd_state_device *device_;
    uint64_t handle_ = 0x1000000;
    std::vector<std::pair<VkObjectType, uint64_t>> made_;
};

#endif
