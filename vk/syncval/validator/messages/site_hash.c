#include "vk/syncval/validator/messages/site_hash.h"

uint64_t wd_syncval_hash_value(uint64_t hash, uint64_t value) {
    return (hash ^ value) * UINT64_C(0x100000001b3);
}

uint64_t wd_syncval_hash_text(uint64_t hash, const char *text) {
    for (; text && *text; text++) {
        hash = wd_syncval_hash_value(hash, (unsigned char)*text);
    }
    return wd_syncval_hash_value(hash, 0xFF);
}

static uint64_t hash_buffer(uint64_t hash, const wd_state_buffer *buffer) {
    return wd_syncval_hash_value(wd_syncval_hash_value(hash, buffer->size), buffer->usage);
}

static uint64_t hash_image(uint64_t hash, const wd_state_image *image) {
    const uint64_t values[] = {(uint64_t)image->format, image->usage,        image->extent.width,
                               image->extent.height,    image->extent.depth, image->mip_levels,
                               image->array_layers};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        hash = wd_syncval_hash_value(hash, values[i]);
    }
    return hash;
}

uint64_t wd_syncval_hash_resource(uint64_t hash, const wd_state_object *object) {
    const char *name = object ? wd_state_name(object) : NULL;
    hash = wd_syncval_hash_value(hash, object ? (uint64_t)object->type : 0);
    if (name && *name) {
        return wd_syncval_hash_text(hash, name);
    }
    if (object && object->type == VK_OBJECT_TYPE_BUFFER) {
        return hash_buffer(hash, (const wd_state_buffer *)object);
    }
    return object && object->type == VK_OBJECT_TYPE_IMAGE ? hash_image(hash, (const wd_state_image *)object)
                                                          : hash;
}
