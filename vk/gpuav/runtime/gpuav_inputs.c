#include "vk/gpuav/runtime/gpuav_inputs.h"

#include <string.h>

#include "vk/registry/formats.h"

struct wd_gpuav_table {
    wd_gpuav_inputs *inputs;
    wd_state_descriptor_set *set;    // Alive as long as the table.
    wd_gpuav_table *previous, *next; // Of all, under the lock.
    uint32_t position;
    uint32_t size_class;
    uint32_t is_stale; // Atomic boolean: summaries could say more than they do.
};

// Tables of more words are not made.
enum { MOST_WORDS = 1 << 26 };

VkResult wd_gpuav_inputs_init(wd_gpuav_inputs *inputs, wd_allocator allocator, VkDevice device,
                              const wd_device_dispatch *dispatch,
                              const VkPhysicalDeviceMemoryProperties *properties, uint32_t num_words,
                              VkBufferUsageFlags usage) {
    memset(inputs, 0, sizeof(*inputs));
    VkResult result = wd_gpuav_memory_create(&inputs->memory, device, dispatch, properties,
                                             (VkDeviceSize)num_words * sizeof(uint32_t), usage);
    if (result != VK_SUCCESS)
        return result;
    inputs->allocator = allocator;
    inputs->device = device;
    inputs->dispatch = dispatch;
    inputs->num_words = num_words;
    inputs->used = WD_GPUAV_SMALLEST_TABLE; // What word 0 stands for, see wd_instrument_input.
    inputs->memory.words[0] = WD_GPUAV_INPUT_VALID;
    pthread_mutex_init(&inputs->lock, NULL);
    return VK_SUCCESS;
}

void wd_gpuav_inputs_finish(wd_gpuav_inputs *inputs) {
    if (!inputs->num_words)
        return;
    for (uint32_t i = 0; i < WD_GPUAV_TABLE_SIZES; i++)
        wd_free(&inputs->allocator, inputs->free[i]);
    wd_gpuav_memory_destroy(&inputs->memory, inputs->device, inputs->dispatch);
    pthread_mutex_destroy(&inputs->lock);
    memset(inputs, 0, sizeof(*inputs));
}

// A summary of each binding stands in front of all; of each a count, and its descriptors' words.
enum { SUMMARY_WORDS = 2, PREFIX = 0, LEAST = 1 };

static uint32_t summary_position(uint32_t index) {
    return SUMMARY_WORDS * index;
}

// Where a binding stands: bindings[i].first descriptors and a count for each binding are in front of it.
static uint32_t binding_position(const wd_state_set_layout *layout, uint32_t index) {
    return SUMMARY_WORDS * layout->num_bindings + layout->bindings[index].first + index;
}

// How many words the table of a set with so many descriptors has.
static uint64_t table_words(const wd_state_set_layout *layout, uint32_t num_descriptors) {
    return (uint64_t)num_descriptors + (1 + SUMMARY_WORDS) * (uint64_t)layout->num_bindings;
}

static bool is_too_large(const wd_state_set_layout *layout) {
    return table_words(layout, layout->num_descriptors) > MOST_WORDS;
}

static bool has_sure_length(const wd_state_layout_binding *binding) {
    return !(binding->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT);
}

size_t wd_gpuav_inputs_layout(const wd_state_set_layout *layout, uint32_t set, wd_input_binding *bindings,
                              size_t capacity) {
    size_t count = 0;
    for (uint32_t i = 0; !is_too_large(layout) && i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        if (!binding->count || binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)
            continue;
        if (count < capacity)
            bindings[count] = (wd_input_binding){set, binding->binding, binding_position(layout, i),
                                                 has_sure_length(binding), summary_position(i) + 1};
        count++;
    }
    return count;
}

// Words.

static bool is_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static bool has_sampler(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
}

static bool is_texel_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

// The object whose memory a view or an acceleration structure stands for; NULL: it has none.
static const wd_state_object *resource_behind(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return (const wd_state_object *)((const wd_state_buffer_view *)object)->buffer;
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return (const wd_state_object *)((const wd_state_image_view *)object)->image;
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
        return (const wd_state_object *)((const wd_state_acceleration_structure *)object)->buffer;
    default:
        return NULL;
    }
}

static bool is_destroyed(const wd_state_object *object) {
    const wd_state_object *behind = resource_behind(object);
    return wd_state_is_destroyed(object) || (behind && wd_state_is_destroyed(behind));
}

static uint32_t known_size(VkDeviceSize size) {
    return size && size < WD_GPUAV_INPUT_VALID ? (uint32_t)size : WD_GPUAV_INPUT_VALID;
}

// Texels of a view: whole blocks of its range (Vulkan, VkBufferViewCreateInfo).
static uint32_t texels_of(const wd_state_buffer_view *view) {
    const wd_format *format = wd_format_find(view->format);
    if (!format || !format->block_size)
        return WD_GPUAV_INPUT_VALID;
    return known_size(view->range / format->block_size * format->block[0] * format->block[1] *
                      format->block[2]);
}

static uint32_t word_of(const wd_state_descriptor_set *set, const wd_state_descriptor *descriptor) {
    // By the nullDescriptor feature reads of it give zero, and writes go nowhere.
    if (descriptor->is_null && set->layout->has_null_descriptors)
        return WD_GPUAV_INPUT_VALID;
    if (!descriptor->written && !descriptor->is_null && __atomic_load_n(&set->has_unknown, __ATOMIC_ACQUIRE))
        return WD_GPUAV_INPUT_VALID;
    if (!descriptor->written || (descriptor->object && is_destroyed(descriptor->object)))
        return 0;
    if (is_texel_buffer(descriptor->type) && descriptor->object)
        return texels_of((const wd_state_buffer_view *)descriptor->object);
    if (has_sampler(descriptor->type)) {
        const wd_state_sampler *sampler = descriptor->u.image.sampler;
        return sampler && wd_state_is_destroyed((const wd_state_object *)sampler) ? 0 : WD_GPUAV_INPUT_VALID;
    }
    if (!is_buffer(descriptor->type) || !descriptor->object)
        return WD_GPUAV_INPUT_VALID;
    return known_size(descriptor->u.buffer.range);
}

// put_word tells whether the word changed. Shaders may be reading it.
static bool put_word(uint32_t *word, uint32_t value) {
    if (__atomic_load_n(word, __ATOMIC_RELAXED) == value)
        return false;
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
    return true;
}

// num_elements returns how many descriptors of a binding the set has.
static uint32_t num_elements(const wd_state_descriptor_set *set, uint32_t index) {
    const wd_state_layout_binding *binding = &set->layout->bindings[index];
    const uint32_t left = set->num_descriptors > binding->first ? set->num_descriptors - binding->first : 0;
    return binding->num_elements < left ? binding->num_elements : left;
}

// lower has a summary say no more than is true once descriptor `element` has this word. It tells whether the summary may say less than
// it could since.
static bool lower(uint32_t *summary, uint32_t element, uint32_t old, uint32_t word) {
    if (element >= summary[PREFIX])
        return false;
    const uint32_t least = summary[LEAST];
    if (!word)
        put_word(&summary[PREFIX], element);
    else if (word < least)
        put_word(&summary[LEAST], word);
    return !word || (old == least && word > least);
}

// raise has a summary take in what stands behind its prefix. Shaders may read both words at any time: `least` is lowered before the
// prefix grows.
static void raise(uint32_t *summary, const uint32_t *words, uint32_t count) {
    uint32_t prefix = summary[PREFIX], least = prefix ? summary[LEAST] : UINT32_MAX;
    for (; prefix < count && words[prefix]; prefix++)
        least = words[prefix] < least ? words[prefix] : least;
    if (prefix > summary[PREFIX]) {
        put_word(&summary[LEAST], least);
        put_word(&summary[PREFIX], prefix);
    }
}

// sum_up writes a summary that says all it can. It tells whether a word of it changed.
static bool sum_up(const wd_state_descriptor_set *set, uint32_t *table, uint32_t index) {
    const uint32_t *words = table + binding_position(set->layout, index) + 1;
    uint32_t summary[SUMMARY_WORDS] = {0, 0};
    raise(summary, words, num_elements(set, index));
    uint32_t *target = table + summary_position(index);
    const bool changed = put_word(&target[LEAST], summary[LEAST]);
    return put_word(&target[PREFIX], summary[PREFIX]) || changed;
}

// change is what put_binding did.
typedef struct change {
    bool has_changed; // A word did.
    bool is_stale;    // A summary may say less than it could.
} change;

// put_binding writes elements [first, first + count) of a binding of a table; the set's lock is held. The summary says no more than is
// true all the while.
static change put_binding(const wd_state_descriptor_set *set, uint32_t *table, uint32_t index, uint32_t first,
                          uint32_t count) {
    const wd_state_layout_binding *binding = &set->layout->bindings[index];
    uint32_t *words = table + binding_position(set->layout, index) + 1;
    change change = {false, false};
    const uint32_t end = num_elements(set, index);
    for (uint32_t i = first; i < end && i - first < count; i++) {
        const uint32_t word = word_of(set, &set->descriptors[binding->first + i]);
        change.is_stale |= lower(table + summary_position(index), i, words[i], word);
        change.has_changed |= put_word(&words[i], word);
    }
    return change;
}

uint32_t wd_gpuav_inputs_words(const wd_state_descriptor_set *set) {
    return is_too_large(set->layout) ? 0 : (uint32_t)table_words(set->layout, set->num_descriptors);
}

bool wd_gpuav_inputs_fill(wd_state_descriptor_set *set, uint32_t *table) {
    const wd_state_set_layout *layout = set->layout;
    bool changed = false;
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        uint32_t count = wd_state_descriptor_set_count(set, &layout->bindings[i]);
        changed |= put_word(table + binding_position(layout, i), count);
        changed |= put_binding(set, table, i, 0, layout->bindings[i].num_elements).has_changed;
        changed |= sum_up(set, table, i);
    }
    wd_state_descriptor_set_unlock(set);
    return changed;
}

// Tables.

uint32_t wd_gpuav_inputs_class(uint32_t num_words) {
    uint32_t size_class = 0;
    while (wd_gpuav_inputs_class_words(size_class) < num_words)
        size_class++;
    return size_class;
}

// take_words is wd_gpuav_inputs_take; the lock is held.
static uint32_t take_words(wd_gpuav_inputs *inputs, uint32_t size_class) {
    if (inputs->num_free[size_class])
        return inputs->free[size_class][--inputs->num_free[size_class]];
    uint32_t size = wd_gpuav_inputs_class_words(size_class);
    if (size > inputs->num_words - inputs->used) {
        __atomic_store_n(&inputs->is_full, 1, __ATOMIC_RELAXED);
        return 0;
    }
    uint32_t position = inputs->used;
    inputs->used += size;
    return position;
}

uint32_t wd_gpuav_inputs_take(wd_gpuav_inputs *inputs, uint32_t size_class) {
    pthread_mutex_lock(&inputs->lock);
    uint32_t position = take_words(inputs, size_class);
    pthread_mutex_unlock(&inputs->lock);
    return position;
}

// give_back_words is wd_gpuav_inputs_give_back; the lock is held.
static void give_back_words(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class) {
    // Without memory for the list the words are lost: it is the device's last that matters less then.
    if (wd_array_reserve(&inputs->allocator, (void **)&inputs->free[size_class],
                         &inputs->free_capacity[size_class], inputs->num_free[size_class] + 1,
                         sizeof(uint32_t)))
        inputs->free[size_class][inputs->num_free[size_class]++] = position;
}

void wd_gpuav_inputs_give_back(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class) {
    pthread_mutex_lock(&inputs->lock);
    give_back_words(inputs, position, size_class);
    pthread_mutex_unlock(&inputs->lock);
}

static void release_table(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_table *table = data;
    wd_gpuav_inputs *inputs = table->inputs;
    pthread_mutex_lock(&inputs->lock);
    *(table->previous ? &table->previous->next : &inputs->first) = table->next;
    if (table->next)
        table->next->previous = table->previous;
    give_back_words(inputs, table->position, table->size_class);
    pthread_mutex_unlock(&inputs->lock);
    wd_free(&inputs->allocator, table);
}

static uint32_t *words_of(const wd_gpuav_table *table) {
    return table->inputs->memory.words + table->position;
}

// make_table makes the table of a set that has none; the lock is held.
static wd_gpuav_table *make_table(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set) {
    wd_gpuav_table *table = wd_alloc_zero(&inputs->allocator, 1, sizeof(*table));
    if (!table)
        return NULL;
    table->inputs = inputs;
    table->set = set;
    table->size_class = wd_gpuav_inputs_class(wd_gpuav_inputs_words(set));
    table->position = take_words(inputs, table->size_class);
    if (!table->position) {
        wd_free(&inputs->allocator, table);
        return NULL;
    }
    table->next = inputs->first;
    if (table->next)
        table->next->previous = table;
    inputs->first = table;
    wd_state_slot_set(&set->object, WD_STATE_SLOT_GPUAV, table, release_table);
    wd_gpuav_inputs_fill(set, words_of(table));
    return table;
}

bool wd_gpuav_inputs_fits(const wd_state_descriptor_set *set, const wd_state_set_layout *layout) {
    return set && layout &&
           (set->layout == layout || (set->layout->identity.low == layout->identity.low &&
                                      set->layout->identity.high == layout->identity.high));
}

// refresh_summaries has the summaries of a table say what they can, if they are stale.
static void refresh_summaries(wd_gpuav_table *table) {
    if (!__atomic_load_n(&table->is_stale, __ATOMIC_RELAXED))
        return;
    wd_state_descriptor_set_lock(table->set);
    __atomic_store_n(&table->is_stale, 0, __ATOMIC_RELAXED);
    for (uint32_t i = 0; i < table->set->layout->num_bindings; i++)
        sum_up(table->set, words_of(table), i);
    wd_state_descriptor_set_unlock(table->set);
}

uint32_t wd_gpuav_inputs_head(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set) {
    if (!inputs->num_words || is_too_large(set->layout))
        return 0;
    wd_gpuav_table *table = wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV);
    if (!table) {
        pthread_mutex_lock(&inputs->lock);
        table = wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV);
        if (!table)
            table = make_table(inputs, set);
        pthread_mutex_unlock(&inputs->lock);
    }
    if (table)
        refresh_summaries(table);
    return table ? table->position : 0;
}

void wd_gpuav_inputs_updated(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count) {
    wd_gpuav_table *table = inputs->num_words ? wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV) : NULL;
    if (!table)
        return;
    const wd_state_set_layout *layout = set->layout;
    const wd_state_layout_binding *found = wd_state_set_layout_binding(layout, binding);
    if (!found)
        return;
    const uint32_t index = (uint32_t)(found - layout->bindings);
    uint32_t *words = words_of(table), *summary = words + summary_position(index);
    wd_state_descriptor_set_lock(set);
    if (put_binding(set, words, index, first, count).is_stale)
        __atomic_store_n(&table->is_stale, 1, __ATOMIC_RELAXED);
    if (summary[PREFIX] >= first && summary[PREFIX] - first < count)
        raise(summary, words + binding_position(layout, index) + 1, num_elements(set, index));
    wd_state_descriptor_set_unlock(set);
}

void wd_gpuav_inputs_destroyed(wd_gpuav_inputs *inputs, const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
    case VK_OBJECT_TYPE_BUFFER_VIEW:
    case VK_OBJECT_TYPE_IMAGE:
    case VK_OBJECT_TYPE_IMAGE_VIEW:
    case VK_OBJECT_TYPE_SAMPLER:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        __atomic_add_fetch(&inputs->num_destroyed, 1, __ATOMIC_RELAXED);
        break;
    default:
        break;
    }
}

void wd_gpuav_inputs_refresh(wd_gpuav_inputs *inputs) {
    uint32_t num_destroyed = __atomic_load_n(&inputs->num_destroyed, __ATOMIC_RELAXED);
    if (!inputs->num_words || num_destroyed == __atomic_load_n(&inputs->num_seen, __ATOMIC_RELAXED))
        return;
    pthread_mutex_lock(&inputs->lock);
    __atomic_store_n(&inputs->num_seen, num_destroyed, __ATOMIC_RELAXED);
    for (const wd_gpuav_table *table = inputs->first; table; table = table->next)
        wd_gpuav_inputs_fill(table->set, words_of(table));
    pthread_mutex_unlock(&inputs->lock);
}
