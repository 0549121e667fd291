#include "vk/state/state_object.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_internal.h"
#include "vk/util/string_builder.h"

// A name is immutable; older names stay readable until the object dies.
struct wd_state_name {
    struct wd_state_name *older;
    const char *printable; // `text` itself, or an escaped copy after it.
    char text[];
};

// An application that gives an object the same few names again and again gets the old copies back.
enum { NAMES_SEARCHED = 8 };

static wd_state_shard *links_of(const wd_state_object *object) {
    assert(object->table);
    return wd_state_table_shard_at(object->table, object->id % WD_STATE_NUM_SHARDS);
}

static uint64_t last_id;

static uint64_t next_id(void) {
    return __atomic_add_fetch(&last_id, 1, __ATOMIC_RELAXED);
}

uint64_t wd_state_now(void) {
    return __atomic_load_n(&last_id, __ATOMIC_RELAXED);
}

void wd_state_note_lack(wd_state_table *table) {
    __atomic_store_n(&table->lacks_objects, 1, __ATOMIC_RELAXED);
}

void *wd_state_new(wd_state_table *table, wd_state_object *parent, VkObjectType type, uint64_t handle,
                   size_t size, void (*finish)(wd_state_object *object)) {
    assert(size >= sizeof(wd_state_object));
    wd_state_object *object = wd_alloc_zero(&table->allocator, 1, size);
    if (!object) {
        wd_state_note_lack(table);
        return NULL;
    }
    object->type = type;
    object->handle = handle;
    object->references = 1;
    object->creations = 1;
    object->id = next_id();
    object->table = table;
    object->finish = finish;
    object->parent = wd_state_ref(parent);
    wd_state_shard *shard = links_of(object);
    pthread_mutex_lock(&shard->lock);
    object->next_allocated = shard->allocated;
    if (shard->allocated) {
        shard->allocated->previous_allocated = object;
    }
    shard->allocated = object;
    pthread_mutex_unlock(&shard->lock);
    return object;
}

wd_state_object *wd_state_ref(wd_state_object *object) {
    if (object) {
        assert(__atomic_load_n(&object->references, __ATOMIC_RELAXED));
        __atomic_add_fetch(&object->references, 1, __ATOMIC_RELAXED);
    }
    return object;
}

static void release_slot(wd_state_object *object, wd_state_sub_state sub_state) {
    if (sub_state.data && sub_state.release) {
        sub_state.release(object, sub_state.data);
    }
}

static void unlink_allocated(wd_state_object *object) {
    wd_state_shard *shard = links_of(object);
    pthread_mutex_lock(&shard->lock);
    assert(object->previous_allocated || shard->allocated == object);
    if (object->next_allocated) {
        object->next_allocated->previous_allocated = object->previous_allocated;
    }
    if (object->previous_allocated) {
        object->previous_allocated->next_allocated = object->next_allocated;
    } else {
        shard->allocated = object->next_allocated;
    }
    pthread_mutex_unlock(&shard->lock);
}

// take_slot empties a slot under the lock, so that only one thread releases its data.
static wd_state_sub_state take_slot(wd_state_object *object, wd_state_slot slot, wd_state_sub_state new_one) {
    assert((unsigned)slot < WD_STATE_SLOT_COUNT);
    wd_state_shard *shard = links_of(object);
    pthread_mutex_lock(&shard->lock);
    wd_state_sub_state old = object->slots[slot];
    object->slots[slot].release = new_one.release;
    __atomic_store_n(&object->slots[slot].data, new_one.data, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&shard->lock);
    return old;
}

void wd_state_slot_set(wd_state_object *object, wd_state_slot slot, void *data, wd_state_release release) {
    release_slot(object, take_slot(object, slot, (wd_state_sub_state){data, release}));
}

void wd_state_free_names(wd_state_object *object) {
    for (struct wd_state_name *name = object->names, *older; name; name = older) {
        older = name->older;
        wd_free(&object->table->allocator, name);
    }
}

// release_slots releases what the slots of an object have to which no reference is left: nobody fills them any more.
static void release_slots(wd_state_object *object) {
    for (int slot = 0; slot < WD_STATE_SLOT_COUNT; slot++) {
        if (object->slots[slot].data) {
            release_slot(object, take_slot(object, (wd_state_slot)slot, (wd_state_sub_state){0}));
        }
    }
}

static void free_object(wd_state_object *object) {
    assert(!object->first_child); // A child has a reference.
    if (object->handle &&
        !wd_state_is_destroyed(object)) { // It was never published: memory ran out while it was made.
        wd_state_note_lack(object->table);
    }
    release_slots(object);
    unlink_allocated(object);
    if (object->finish) {
        object->finish(object);
    }
    wd_state_free_names(object);
    const wd_allocator allocator = object->table->allocator;
    wd_state_object *parent = object->parent;
    wd_free(&allocator, object);
    wd_state_unref(parent);
}

void wd_state_unref(wd_state_object *object) {
    assert(!object || __atomic_load_n(&object->references, __ATOMIC_RELAXED));
    if (object && __atomic_sub_fetch(&object->references, 1, __ATOMIC_ACQ_REL) == 0) {
        free_object(object);
    }
}

static void link_child(wd_state_object *object) {
    wd_state_object *parent = object->parent;
    assert(!object->next_sibling && !object->previous_sibling);
    if (!parent) {
        return;
    }
    wd_state_shard *shard = links_of(parent);
    pthread_mutex_lock(&shard->lock);
    object->next_sibling = parent->first_child;
    if (parent->first_child) {
        parent->first_child->previous_sibling = object;
    }
    parent->first_child = object;
    pthread_mutex_unlock(&shard->lock);
}

static void unlink_child(wd_state_object *object) {
    wd_state_object *parent = object->parent;
    if (!parent) {
        return;
    }
    wd_state_shard *shard = links_of(parent);
    pthread_mutex_lock(&shard->lock);
    if (object->next_sibling) {
        object->next_sibling->previous_sibling = object->previous_sibling;
    }
    if (object->previous_sibling) {
        object->previous_sibling->next_sibling = object->next_sibling;
    } else if (parent->first_child == object) {
        parent->first_child = object->next_sibling;
    }
    object->next_sibling = NULL;
    object->previous_sibling = NULL;
    pthread_mutex_unlock(&shard->lock);
}

// may_share_handle returns whether a driver may give one handle to several equal objects. What has
// contents that change (memory, sets, fences) cannot share: there, a handle found already belongs to an
// object whose end was not seen.
static bool may_share_handle(VkObjectType type) {
    switch (type) {
    case VK_OBJECT_TYPE_BUFFER_VIEW:
    case VK_OBJECT_TYPE_IMAGE_VIEW:
    case VK_OBJECT_TYPE_SHADER_MODULE:
    case VK_OBJECT_TYPE_PIPELINE_CACHE:
    case VK_OBJECT_TYPE_PIPELINE_LAYOUT:
    case VK_OBJECT_TYPE_RENDER_PASS:
    case VK_OBJECT_TYPE_PIPELINE:
    case VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT:
    case VK_OBJECT_TYPE_SAMPLER:
    case VK_OBJECT_TYPE_FRAMEBUFFER:
    case VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION:
    case VK_OBJECT_TYPE_DESCRIPTOR_UPDATE_TEMPLATE:
    case VK_OBJECT_TYPE_PRIVATE_DATA_SLOT:
    case VK_OBJECT_TYPE_VALIDATION_CACHE_EXT:
        return true;
    default:
        return false;
    }
}

// end_life runs once for each object that was published, after it left the table. Observers count ends: they are
// called after the mark, so that whoever sees a count also sees the marks of all counted objects.
static void end_life(wd_state_object *object, const char *command, bool is_observed) {
    assert(!wd_state_is_destroyed(object));
    __atomic_store_n(&object->ended_by, command, __ATOMIC_RELAXED);
    __atomic_store_n(&object->destroyed, 1, __ATOMIC_RELEASE);
    wd_state_note_end(object, next_id());
    if (wd_state_invalidates(object->type)) {
        wd_state_note_change(object);
    }
    if (object->type == VK_OBJECT_TYPE_BUFFER && object->table->device) {
        wd_state_forget_address(object->table->device, (const wd_state_buffer *)object);
    }
    if (is_observed && object->table->device) {
        wd_state_notify_destroyed(object->table->device, object);
    }
    wd_state_forget_children(object, command);
    unlink_child(object);
    if (object->table->ended) {
        object->table->ended(object, command);
    }
    wd_state_unref(object);
}

static bool has_custom_border(const wd_state_object *object) {
    const VkBorderColor color = ((const wd_state_sampler *)object)->create_info.borderColor;
    return color == VK_BORDER_COLOR_FLOAT_CUSTOM_EXT || color == VK_BORDER_COLOR_INT_CUSTOM_EXT;
}

// count notes that an object was created or destroyed, for the limits on the number of objects. Its content is read.
static void count(const wd_state_object *object, bool is_created) {
    const uint32_t change = is_created ? 1 : UINT32_MAX;
    uint32_t *num_live = object->table->num_live;
    if (object->type == VK_OBJECT_TYPE_DEVICE_MEMORY) {
        __atomic_add_fetch(&num_live[WD_STATE_COUNTED_MEMORY], change, __ATOMIC_RELAXED);
    } else if (object->type == VK_OBJECT_TYPE_SAMPLER) {
        __atomic_add_fetch(&num_live[WD_STATE_COUNTED_SAMPLERS], change, __ATOMIC_RELAXED);
        if (has_custom_border(object)) {
            __atomic_add_fetch(&num_live[WD_STATE_COUNTED_CUSTOM_BORDERS], change, __ATOMIC_RELAXED);
        }
    }
}

wd_state_object *wd_state_publish(wd_state_object *object) {
    if (!object) {
        return NULL;
    }
    wd_state_table *table = object->table;
    wd_state_shard *shard = wd_state_table_shard(table, object->type, object->handle);
    link_child(object);
    pthread_mutex_lock(&shard->lock);
    wd_state_object *there = wd_state_shard_get(shard, object->type, object->handle);
    if (there && may_share_handle(object->type)) {
        there->creations++;
        count(there, true);
        __atomic_store_n(&there->was_shared, true, __ATOMIC_RELEASE);
        pthread_mutex_unlock(&shard->lock);
        end_life(object, NULL, false);
        return there;
    }
    object->creations += there ? there->creations : 0;
    const wd_status status = wd_state_shard_set(table, shard, object);
    if (status == WD_OK) {
        count(object, true);
    }
    pthread_mutex_unlock(&shard->lock);
    if (there && status == WD_OK) {
        end_life(there, NULL, false);
    }
    if (status != WD_OK) {
        wd_state_note_lack(table);
        end_life(object, NULL, false);
        return NULL;
    }
    return object;
}

// take_last counts one destruction down and takes the object out of the table with the last. NULL: not the
// last.
static wd_state_object *take_last(wd_state_table *table, VkObjectType type, uint64_t handle) {
    wd_state_shard *shard = wd_state_table_shard(table, type, handle);
    pthread_mutex_lock(&shard->lock);
    wd_state_object *object = wd_state_shard_get(shard, type, handle);
    if (object) {
        assert(object->creations);
        count(object, false);
    }
    if (object && --object->creations == 0) {
        wd_state_shard_clear(shard, type, handle);
    } else {
        object = NULL;
    }
    pthread_mutex_unlock(&shard->lock);
    return object;
}

void wd_state_forget(wd_state_table *table, VkObjectType type, uint64_t handle, const char *command) {
    wd_state_object *object = take_last(table, type, handle);
    if (object) {
        end_life(object, command, true);
    }
}

static wd_state_object *first_child_ref(wd_state_object *parent) {
    wd_state_shard *shard = links_of(parent);
    pthread_mutex_lock(&shard->lock);
    wd_state_object *child = wd_state_ref(parent->first_child);
    pthread_mutex_unlock(&shard->lock);
    return child;
}

void wd_state_forget_children(wd_state_object *parent, const char *command) {
    for (wd_state_object *child; (child = first_child_ref(parent)) != NULL; wd_state_unref(child)) {
        wd_state_shard *shard = wd_state_table_shard(child->table, child->type, child->handle);
        pthread_mutex_lock(&shard->lock);
        const bool found = wd_state_shard_get(shard, child->type, child->handle) == child;
        if (found) {
            wd_state_shard_clear(shard, child->type, child->handle);
        }
        pthread_mutex_unlock(&shard->lock);
        if (!found) {
            unlink_child(child); // Another object took its handle over.
            continue;
        }
        end_life(child, command, true);
    }
}

void wd_state_for_each_child(wd_state_object *parent, bool (*visit)(wd_state_object *child, void *user),
                             void *user) {
    wd_state_shard *shard = links_of(parent);
    pthread_mutex_lock(&shard->lock);
    for (wd_state_object *child = parent->first_child; child; child = child->next_sibling) {
        if (!visit(child, user)) {
            break;
        }
    }
    pthread_mutex_unlock(&shard->lock);
}

const char *wd_state_name(const wd_state_object *object) {
    struct wd_state_name *const name = __atomic_load_n(&object->name, __ATOMIC_ACQUIRE);
    return name && name->text[0] ? name->text : NULL;
}

const char *wd_state_printable_name(const wd_state_object *object) {
    struct wd_state_name *const name = __atomic_load_n(&object->name, __ATOMIC_ACQUIRE);
    return name && name->text[0] ? name->printable : NULL;
}

static struct wd_state_name *find_name(const wd_state_object *object, const char *text, size_t length) {
    struct wd_state_name *name = object->names;
    for (int i = 0; name && i < NAMES_SEARCHED; i++, name = name->older) {
        if (strlen(name->text) == length && memcmp(name->text, text, length) == 0) {
            return name;
        }
    }
    return NULL;
}

// make_name returns NULL when memory runs out.
static struct wd_state_name *make_name(const wd_allocator *allocator, const char *text, size_t length) {
    wd_string_builder escaped;
    wd_string_init(&escaped, *allocator);
    if (!wd_string_is_printable(text, length)) {
        wd_string_append_printable(&escaped, text, length, "");
    }
    struct wd_state_name *name =
        escaped.failed ? NULL : wd_alloc(allocator, sizeof *name + length + 1 + escaped.length + 1);
    if (name) {
        memcpy(name->text, text, length);
        name->text[length] = '\0';
        name->printable = name->text;
        if (escaped.length) {
            name->printable = memcpy(name->text + length + 1, escaped.text, escaped.length + 1);
        }
    }
    wd_string_finish(&escaped);
    return name;
}

void wd_state_set_name(wd_state_object *object, const char *text, size_t length) {
    wd_state_shard *shard = links_of(object);
    pthread_mutex_lock(&shard->lock);
    struct wd_state_name *name = find_name(object, text, length);
    if (!name) {
        name = make_name(&object->table->allocator, text, length);
        if (name) {
            name->older = object->names;
            object->names = name;
        }
    }
    // If memory runs out, the object has no name.
    __atomic_store_n(&object->name, name, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&shard->lock);
}

// try_ref adds a reference unless the last one is gone and another thread is freeing the object.
static bool try_ref(wd_state_object *object) {
    uint32_t references = __atomic_load_n(&object->references, __ATOMIC_RELAXED);
    while (references != 0) {
        if (__atomic_compare_exchange_n(&object->references, &references, references + 1, true,
                                        __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
            return true;
        }
    }
    return false;
}

static wd_state_object *next_with_slot(wd_state_shard *shard, wd_state_slot slot) {
    pthread_mutex_lock(&shard->lock);
    wd_state_object *object = shard->allocated;
    // The slots of an object that another thread frees are released there.
    while (object && !(object->slots[slot].data && try_ref(object))) {
        object = object->next_allocated;
    }
    pthread_mutex_unlock(&shard->lock);
    return object;
}

void wd_state_release_slots(wd_state_device *device, wd_state_slot slot) {
    assert((unsigned)slot < WD_STATE_SLOT_COUNT);
    if (!device) {
        return;
    }
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        for (wd_state_object *object;
             (object = next_with_slot(wd_state_table_shard_at(&device->table, i), slot)) != NULL;) {
            wd_state_slot_set(object, slot, NULL, NULL);
            wd_state_unref(object);
        }
    }
    // The device's own object belongs to the instance's table.
    wd_state_slot_set(&device->object, slot, NULL, NULL);
}
