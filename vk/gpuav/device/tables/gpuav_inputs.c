#include "vk/gpuav/device/tables/gpuav_inputs.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/device/tables/gpuav_written.h"

struct wd_gpuav_table {
    wd_gpuav_inputs *inputs;
    wd_state_descriptor_set *set;    // Freed after the table.
    wd_gpuav_table *previous, *next; // In the list of all tables, under the lock.
    uint32_t position;
    uint32_t size_class;
    uint32_t is_stale; // Atomic boolean: the summaries may be lower than necessary.
};

// Larger tables are not created.
enum { MAX_TABLE_WORDS = 1 << 26 };

VkResult wd_gpuav_inputs_init(wd_gpuav_inputs *inputs, wd_allocator allocator, VkDevice device,
                              const wd_device_dispatch *dispatch,
                              const VkPhysicalDeviceMemoryProperties *properties, uint32_t num_words,
                              VkBufferUsageFlags usage, wd_gpuav_placement placement) {
    assert(num_words >= WD_GPUAV_SMALLEST_TABLE);
    memset(inputs, 0, sizeof(*inputs));
    VkResult result = wd_gpuav_memory_create(&inputs->memory, device, dispatch, properties,
                                             (VkDeviceSize)num_words * sizeof(uint32_t), usage, placement);
    if (result != VK_SUCCESS) {
        return result;
    }
    inputs->words = inputs->memory.words;
    if (inputs->memory.is_slow_to_read) {
        inputs->words = wd_alloc_zero(&allocator, num_words, sizeof(uint32_t));
        memset(inputs->memory.words, 0, (size_t)num_words * sizeof(uint32_t));
    }
    if (!inputs->words) {
        wd_gpuav_memory_destroy(&inputs->memory, device, dispatch);
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    inputs->allocator = allocator;
    inputs->device = device;
    inputs->dispatch = dispatch;
    inputs->num_words = num_words;
    // The first words are reserved: a position of 0 means that there is no table (wd_instrument_input).
    inputs->num_used = WD_GPUAV_SMALLEST_TABLE;
    inputs->words[0] = inputs->memory.words[0] = WD_GPUAV_INPUT_VALID;
    wd_mutex_init(&inputs->lock);
    return VK_SUCCESS;
}

void wd_gpuav_inputs_finish(wd_gpuav_inputs *inputs) {
    if (!inputs->num_words) {
        return;
    }
    for (uint32_t i = 0; i < WD_GPUAV_TABLE_SIZES; i++) {
        wd_free(&inputs->allocator, inputs->free[i]);
    }
    wd_gpuav_written_finish(inputs);
    wd_gpuav_format_features_destroy(inputs->allocator, inputs->features);
    if (inputs->words != inputs->memory.words) {
        wd_free(&inputs->allocator, inputs->words);
    }
    wd_gpuav_memory_destroy(&inputs->memory, inputs->device, inputs->dispatch);
    wd_mutex_finish(&inputs->lock);
    memset(inputs, 0, sizeof(*inputs));
}

// A table has the summaries of all bindings first. Then, for each binding, follow a count, the words of its descriptors
// and, for texel buffers and buffers whose contents are checked, the words of their contents.
enum { SUMMARY_WORDS = 2, PREFIX = 0, MINIMUM = 1 };

static uint32_t summary_position(uint32_t index) {
    return SUMMARY_WORDS * index;
}

static bool has_fixed_length(const wd_state_layout_binding *binding) {
    return !(binding->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT);
}

// has_content_words returns whether words of contents follow the words of a binding's descriptors.
static bool has_content_words(const wd_gpuav_inputs *inputs, const wd_state_layout_binding *binding) {
    const bool is_mutable = binding->type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    return (inputs->features && (is_mutable || wd_gpuav_is_texel_buffer(binding->type))) ||
           (inputs->written &&
            (is_mutable || wd_gpuav_is_buffer(binding->type) || wd_gpuav_is_texel_buffer(binding->type)));
}

// count_content_words returns the number of words of contents in the first `num_bindings` bindings.
static uint32_t count_content_words(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                    uint32_t num_bindings) {
    assert(num_bindings <= layout->num_bindings);
    uint32_t count = 0;
    for (uint32_t i = 0; (inputs->features || inputs->written) && i < num_bindings; i++) {
        count += has_content_words(inputs, &layout->bindings[i]) ? layout->bindings[i].num_elements : 0;
    }
    return count;
}

// binding_position returns the position of a binding's count. All words of the bindings before it precede it.
static uint32_t binding_position(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                 uint32_t index) {
    assert(index < layout->num_bindings);
    return SUMMARY_WORDS * layout->num_bindings + layout->bindings[index].first + index +
           count_content_words(inputs, layout, index);
}

// The last binding of a layout may have a variable number of descriptors. A table without them has one word for the
// descriptor and the content that shaders read in place of one with a bad index.
static bool ends_with_no_texel_buffers(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                       uint32_t num_descriptors) {
    const wd_state_layout_binding *last =
        layout->num_bindings ? &layout->bindings[layout->num_bindings - 1] : NULL;
    return last && has_content_words(inputs, last) && !has_fixed_length(last) &&
           num_descriptors <= last->first;
}

// table_words returns the number of words of the table of a set with `num_descriptors` descriptors.
static uint64_t table_words(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                            uint32_t num_descriptors) {
    uint64_t num_contents = count_content_words(inputs, layout, layout->num_bindings);
    if (num_descriptors < layout->num_descriptors && num_contents &&
        has_content_words(inputs, &layout->bindings[layout->num_bindings - 1])) {
        num_contents -= layout->num_descriptors - num_descriptors;
    }
    return (uint64_t)num_descriptors + (1 + SUMMARY_WORDS) * (uint64_t)layout->num_bindings + num_contents +
           ends_with_no_texel_buffers(inputs, layout, num_descriptors);
}

static bool is_too_large(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout) {
    return table_words(inputs, layout, layout->num_descriptors) > MAX_TABLE_WORDS;
}

size_t wd_gpuav_inputs_list_bindings(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                     uint32_t set, wd_input_binding *bindings, size_t capacity) {
    size_t count = 0;
    for (uint32_t i = 0; !is_too_large(inputs, layout) && i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        if (!binding->count || binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
            continue;
        }
        if (count < capacity) {
            bindings[count] = (wd_input_binding){set, binding->binding, binding_position(inputs, layout, i),
                                                 has_fixed_length(binding), summary_position(i) + 1};
        }
        count++;
    }
    return count;
}

// words is a range of words that is written. `device` is its copy that shaders read; NULL: they read `host`, or
// nothing.
typedef struct words {
    uint32_t *host;
    uint32_t *device;
} words;

static words words_at(words base, uint32_t position) {
    return (words){base.host + position, base.device ? base.device + position : NULL};
}

// store_word stores a word that shaders may be reading, and returns whether it changed.
static bool store_word(words words, uint32_t position, uint32_t value) {
    if (__atomic_load_n(&words.host[position], __ATOMIC_RELAXED) == value) {
        return false;
    }
    __atomic_store_n(&words.host[position], value, __ATOMIC_RELAXED);
    if (words.device) {
        __atomic_store_n(&words.device[position], value, __ATOMIC_RELAXED);
    }
    return true;
}

// order_stores makes shaders see earlier stores to device-local memory, which is write-combined, before later ones.
static void order_stores(words words) {
    if (words.device) {
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
    }
}

// num_elements returns the number of descriptors of a binding in this set.
static uint32_t num_elements(const wd_state_descriptor_set *set, uint32_t index) {
    assert(index < set->layout->num_bindings);
    const wd_state_layout_binding *binding = &set->layout->bindings[index];
    const uint32_t left = set->num_descriptors > binding->first ? set->num_descriptors - binding->first : 0;
    return binding->num_elements < left ? binding->num_elements : left;
}

// lower_summary lowers a summary before descriptor `element` gets this word. Returns whether the summary may be lower
// than necessary afterwards.
static bool lower_summary(words summary, uint32_t element, uint32_t old, uint32_t word) {
    if (element >= summary.host[PREFIX]) {
        return false;
    }
    const uint32_t minimum = summary.host[MINIMUM];
    if (!word) {
        store_word(summary, PREFIX, element);
        order_stores(summary);
    } else if (word < minimum) {
        store_word(summary, MINIMUM, word);
        order_stores(summary);
    }
    return !word || (old == minimum && word > minimum);
}

// extend_summary extends the prefix of a summary over the valid descriptors after it. Shaders may read both words at
// any time, so the minimum is lowered before the prefix grows.
static void extend_summary(words summary, const uint32_t *descriptors, uint32_t count) {
    const uint32_t old = summary.host[PREFIX];
    uint32_t prefix = old, minimum = prefix ? summary.host[MINIMUM] : UINT32_MAX;
    for (; prefix < count && descriptors[prefix]; prefix++) {
        minimum = descriptors[prefix] < minimum ? descriptors[prefix] : minimum;
    }
    if (prefix > old) {
        store_word(summary, MINIMUM, minimum);
        order_stores(summary);
        store_word(summary, PREFIX, prefix);
    }
}

// write_summary computes a summary from the words, and returns whether it changed.
static bool write_summary(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set, words table,
                          uint32_t index) {
    const uint32_t *descriptors = table.host + binding_position(inputs, set->layout, index) + 1;
    uint32_t summary[SUMMARY_WORDS] = {0, 0};
    extend_summary((words){summary, NULL}, descriptors, num_elements(set, index));
    const words target = words_at(table, summary_position(index));
    const bool changed = store_word(target, MINIMUM, summary[MINIMUM]);
    return store_word(target, PREFIX, summary[PREFIX]) || changed;
}

// content_word returns the word of the content of a descriptor for accesses to a texel buffer or a buffer. `word`: its
// own word.
static uint32_t content_word(const wd_gpuav_inputs *inputs, uint32_t word, uint32_t descriptor,
                             const wd_state_descriptor_set *set) {
    const wd_state_descriptor *content = &set->descriptors[descriptor];
    if (inputs->written && content->is_null) {
        return 0;
    }
    if (word && inputs->written && content->object && wd_gpuav_is_buffer(content->type)) {
        return wd_gpuav_written_word(inputs, content);
    }
    if (word && inputs->written && !inputs->features && content->object &&
        wd_gpuav_is_texel_buffer(content->type)) {
        return wd_gpuav_written_texel_word(inputs, content);
    }
    const bool is_written =
        word && inputs->features && content->object && wd_gpuav_is_texel_buffer(content->type);
    return is_written ? wd_gpuav_content_word(inputs->features, content) : (word ? UINT32_MAX : 0);
}

// change is the result of write_binding.
typedef struct change {
    bool has_changed; // A word changed.
    bool is_stale;    // A summary may be lower than necessary.
} change;

// write_binding writes elements [first, first + count) of a binding; the set's lock is held. The summary is never too
// high in between.
static change write_binding(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set, words table,
                            uint32_t index, uint32_t first, uint32_t count) {
    const wd_state_layout_binding *binding = &set->layout->bindings[index];
    const words target = words_at(table, binding_position(inputs, set->layout, index) + 1);
    change change = {false, false};
    const uint32_t end = num_elements(set, index);
    for (uint32_t i = first; i < end && i - first < count; i++) {
        const uint32_t word =
            wd_gpuav_inputs_current_word(inputs, set, &set->descriptors[binding->first + i]);
        change.is_stale |= lower_summary(words_at(table, summary_position(index)), i, target.host[i], word);
        change.has_changed |= store_word(target, i, word);
        if (has_content_words(inputs, binding)) {
            change.has_changed |=
                store_word(target, end + i, content_word(inputs, word, binding->first + i, set));
        }
    }
    return change;
}

uint32_t wd_gpuav_inputs_count_words(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set) {
    return is_too_large(inputs, set->layout)
               ? 0
               : (uint32_t)table_words(inputs, set->layout, set->num_descriptors);
}

static bool write_table(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, words table) {
    const wd_state_set_layout *layout = set->layout;
    bool changed = false;
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        const uint32_t count = wd_gpuav_inputs_count(set, &layout->bindings[i]);
        changed |= store_word(table, binding_position(inputs, layout, i), count);
        changed |= write_binding(inputs, set, table, i, 0, layout->bindings[i].num_elements).has_changed;
        changed |= write_summary(inputs, set, table, i);
    }
    if (ends_with_no_texel_buffers(inputs, layout, set->num_descriptors)) {
        const uint32_t last = binding_position(inputs, layout, layout->num_bindings - 1);
        changed |= store_word(table, last + 1, WD_GPUAV_INPUT_VALID);
    }
    wd_state_descriptor_set_unlock(set);
    return changed;
}

bool wd_gpuav_inputs_write_table(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set,
                                 uint32_t *table) {
    return write_table(inputs, set, (words){table, NULL});
}

// words_in returns the words of the buffer from `position` on.
static words words_in(const wd_gpuav_inputs *inputs, uint32_t position) {
    assert(position && position < inputs->num_words);
    const bool is_copied = inputs->words != inputs->memory.words;
    return words_at((words){inputs->words, is_copied ? inputs->memory.words : NULL}, position);
}

void wd_gpuav_inputs_rewrite(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t position) {
    write_table(inputs, set, words_in(inputs, position));
}

void wd_gpuav_inputs_forbid(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout, uint32_t index,
                            uint32_t element, uint32_t uses, uint32_t *table) {
    assert(element < layout->bindings[index].num_elements);
    uint32_t *word = &table[binding_position(inputs, layout, index) + 1 + element];
    uint32_t *minimum = &table[summary_position(index) + MINIMUM];
    if (*word) {
        *word &= ~uses;
        *minimum = *word < *minimum ? *word : *minimum;
    }
}

// raise_summary stores a summary. Shaders read both of its words at any time, so the minimum is raised first.
static void raise_summary(words target, uint32_t position, const uint32_t *summary) {
    store_word(target, position + MINIMUM, summary[MINIMUM]);
    order_stores(target);
    store_word(target, position + PREFIX, summary[PREFIX]);
}

static void lower_word(words target, uint32_t position, uint32_t word) {
    store_word(target, position, word < target.host[position] ? word : target.host[position]);
}

void wd_gpuav_inputs_store_table(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                 uint32_t position, const uint32_t *from, uint32_t num_words) {
    assert(num_words <= inputs->num_words - position);
    const words target = words_in(inputs, position);
    const uint32_t num_summary_words = SUMMARY_WORDS * layout->num_bindings;
    for (uint32_t i = 0; i < num_summary_words; i++) {
        lower_word(target, i, from[i]);
    }
    order_stores(target);
    for (uint32_t i = num_summary_words; i < num_words; i++) {
        store_word(target, i, from[i]);
    }
    order_stores(target);
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        raise_summary(target, summary_position(i), &from[summary_position(i)]);
    }
}

void wd_gpuav_inputs_copy_words(const wd_gpuav_inputs *inputs, uint32_t position, const uint32_t *from,
                                uint32_t num_words) {
    assert(num_words <= inputs->num_words - position);
    const words target = words_in(inputs, position);
    memcpy(target.host, from, num_words * sizeof(*from));
    if (target.device) {
        memcpy(target.device, from, num_words * sizeof(*from));
    }
}

// Tables

uint32_t wd_gpuav_inputs_size_class(uint32_t num_words) {
    assert(num_words <= wd_gpuav_inputs_size_class_words(WD_GPUAV_TABLE_SIZES - 1));
    uint32_t size_class = 0;
    while (wd_gpuav_inputs_size_class_words(size_class) < num_words) {
        size_class++;
    }
    return size_class;
}

// allocate_words is wd_gpuav_inputs_allocate with the lock held.
static uint32_t allocate_words(wd_gpuav_inputs *inputs, uint32_t size_class) {
    wd_mutex_assert_held(&inputs->lock);
    assert(size_class < WD_GPUAV_TABLE_SIZES);
    if (inputs->num_free[size_class]) {
        return inputs->free[size_class][--inputs->num_free[size_class]];
    }
    assert(inputs->num_used <= inputs->num_words);
    uint32_t size = wd_gpuav_inputs_size_class_words(size_class);
    if (size > inputs->num_words - inputs->num_used) {
        __atomic_store_n(&inputs->is_full, 1, __ATOMIC_RELAXED);
        return 0;
    }
    uint32_t position = inputs->num_used;
    inputs->num_used += size;
    return position;
}

uint32_t wd_gpuav_inputs_allocate_spare(wd_gpuav_inputs *inputs, uint32_t size_class, uint32_t reserve) {
    wd_mutex_lock(&inputs->lock);
    const uint64_t needed = (uint64_t)wd_gpuav_inputs_size_class_words(size_class) + reserve;
    const bool has_room = inputs->num_free[size_class] || needed <= inputs->num_words - inputs->num_used;
    const uint32_t position = has_room ? allocate_words(inputs, size_class) : 0;
    wd_mutex_unlock(&inputs->lock);
    return position;
}

void wd_gpuav_inputs_clear(wd_gpuav_inputs *inputs, uint32_t position, uint32_t num_words) {
    assert(num_words <= inputs->num_words - position);
    const words target = words_in(inputs, position);
    memset(target.host, 0, num_words * sizeof(*target.host));
    if (target.device) {
        memset(target.device, 0, num_words * sizeof(*target.device));
    }
}

void wd_gpuav_inputs_store(wd_gpuav_inputs *inputs, uint32_t position, uint32_t word) {
    store_word(words_in(inputs, position), 0, word);
}

enum { MARKS_OF_WORD = 32 };

void wd_gpuav_inputs_reserve_marks(wd_gpuav_inputs *inputs) {
    assert(inputs->num_used == WD_INPUT_HOST_WRITES);
    const uint32_t num_words = inputs->num_words / MARKS_OF_WORD + 1;
    inputs->num_used += num_words;
    wd_gpuav_inputs_clear(inputs, WD_INPUT_HOST_WRITES, num_words);
    wd_gpuav_inputs_clear(inputs, WD_INPUT_UNKNOWN_WRITES, 1);
}

void wd_gpuav_inputs_mark(wd_gpuav_inputs *inputs, uint32_t first, uint32_t count, bool is_set) {
    const words marks = words_in(inputs, WD_INPUT_HOST_WRITES);
    const uint32_t end = first + count;
    for (uint32_t i = first; i < end;) {
        const uint32_t bit = i % MARKS_OF_WORD, left = MARKS_OF_WORD - bit;
        const uint32_t bits = left < end - i ? left : end - i;
        const uint32_t mask = (uint32_t)((1ull << bits) - 1) << bit, old = marks.host[i / MARKS_OF_WORD];
        store_word(marks, i / MARKS_OF_WORD, is_set ? old | mask : old & ~mask);
        i += bits;
    }
}

uint32_t wd_gpuav_inputs_find_mark(const wd_gpuav_inputs *inputs, uint32_t first, uint32_t end, bool is_set) {
    const words marks = words_in(inputs, WD_INPUT_HOST_WRITES);
    const uint32_t none = is_set ? 0 : UINT32_MAX;
    uint32_t i = first;
    while (i < end) {
        const uint32_t word = marks.host[i / MARKS_OF_WORD];
        if (i % MARKS_OF_WORD == 0 && word == none) {
            i = end - i > MARKS_OF_WORD ? i + MARKS_OF_WORD : end;
        } else if ((word >> i % MARKS_OF_WORD & 1) == is_set) {
            return i;
        } else {
            i++;
        }
    }
    return end;
}

uint32_t wd_gpuav_inputs_allocate(wd_gpuav_inputs *inputs, uint32_t size_class) {
    wd_mutex_lock(&inputs->lock);
    uint32_t position = allocate_words(inputs, size_class);
    wd_mutex_unlock(&inputs->lock);
    return position;
}

// free_words is wd_gpuav_inputs_free with the lock held.
static void free_words(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class) {
    wd_mutex_assert_held(&inputs->lock);
    assert(size_class < WD_GPUAV_TABLE_SIZES);
    assert(position && position + wd_gpuav_inputs_size_class_words(size_class) <= inputs->num_used);
    // Without host memory for the list, the words are lost, which matters less than the missing memory.
    if (wd_array_reserve(&inputs->allocator, (void **)&inputs->free[size_class],
                         &inputs->free_capacity[size_class], inputs->num_free[size_class] + 1,
                         sizeof(uint32_t))) {
        inputs->free[size_class][inputs->num_free[size_class]++] = position;
    }
}

void wd_gpuav_inputs_free(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class) {
    wd_mutex_lock(&inputs->lock);
    free_words(inputs, position, size_class);
    wd_mutex_unlock(&inputs->lock);
}

static void release_table(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_table *table = data;
    wd_gpuav_inputs *inputs = table->inputs;
    wd_mutex_lock(&inputs->lock);
    assert((table->previous ? table->previous->next : inputs->first) == table);
    assert(!table->next || table->next->previous == table);
    *(table->previous ? &table->previous->next : &inputs->first) = table->next;
    if (table->next) {
        table->next->previous = table->previous;
    }
    free_words(inputs, table->position, table->size_class);
    wd_mutex_unlock(&inputs->lock);
    wd_free(&inputs->allocator, table);
}

static words words_of(const wd_gpuav_table *table) {
    return words_in(table->inputs, table->position);
}

// create_table creates the table of a set that has none; the lock is held.
static wd_gpuav_table *create_table(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set) {
    wd_mutex_assert_held(&inputs->lock);
    assert(!wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV));
    wd_gpuav_table *table = wd_alloc_zero(&inputs->allocator, 1, sizeof(*table));
    if (!table) {
        return NULL;
    }
    table->inputs = inputs;
    table->set = set;
    table->size_class = wd_gpuav_inputs_size_class(wd_gpuav_inputs_count_words(inputs, set));
    table->position = allocate_words(inputs, table->size_class);
    if (!table->position) {
        wd_free(&inputs->allocator, table);
        return NULL;
    }
    table->next = inputs->first;
    if (table->next) {
        table->next->previous = table;
    }
    inputs->first = table;
    wd_state_slot_set(&set->object, WD_STATE_SLOT_GPUAV, table, release_table);
    write_table(inputs, set, words_of(table));
    return table;
}

bool wd_gpuav_inputs_has_layout(const wd_state_descriptor_set *set, const wd_state_set_layout *layout) {
    return set && layout &&
           (set->layout == layout || (set->layout->identity.low == layout->identity.low &&
                                      set->layout->identity.high == layout->identity.high));
}

// refresh_summaries computes the summaries of a table again if they are stale.
static void refresh_summaries(wd_gpuav_table *table) {
    if (!__atomic_load_n(&table->is_stale, __ATOMIC_RELAXED)) {
        return;
    }
    wd_state_descriptor_set_lock(table->set);
    __atomic_store_n(&table->is_stale, 0, __ATOMIC_RELAXED);
    for (uint32_t i = 0; i < table->set->layout->num_bindings; i++) {
        write_summary(table->inputs, table->set, words_of(table), i);
    }
    wd_state_descriptor_set_unlock(table->set);
}

uint32_t wd_gpuav_inputs_table_position(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set) {
    if (!inputs->num_words || is_too_large(inputs, set->layout)) {
        return 0;
    }
    wd_gpuav_table *table = wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV);
    if (!table) {
        wd_mutex_lock(&inputs->lock);
        table = wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV);
        if (!table) {
            table = create_table(inputs, set);
        }
        wd_mutex_unlock(&inputs->lock);
    }
    if (table) {
        refresh_summaries(table);
    }
    return table ? table->position : 0;
}

void wd_gpuav_inputs_updated(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count) {
    wd_gpuav_table *table = inputs->num_words ? wd_state_slot_get(&set->object, WD_STATE_SLOT_GPUAV) : NULL;
    if (!table) {
        return;
    }
    const wd_state_set_layout *layout = set->layout;
    const wd_state_layout_binding *layout_binding = wd_state_set_layout_binding(layout, binding);
    if (!layout_binding) {
        return;
    }
    const uint32_t index = (uint32_t)(layout_binding - layout->bindings);
    assert(table->set == set && table->inputs == inputs);
    const words target = words_of(table), summary = words_at(target, summary_position(index));
    wd_state_descriptor_set_lock(set);
    if (write_binding(inputs, set, target, index, first, count).is_stale) {
        __atomic_store_n(&table->is_stale, 1, __ATOMIC_RELAXED);
    }
    if (summary.host[PREFIX] >= first && summary.host[PREFIX] - first < count) {
        extend_summary(summary, target.host + binding_position(inputs, layout, index) + 1,
                       num_elements(set, index));
    }
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
        __atomic_add_fetch(&inputs->num_destroyed, 1, __ATOMIC_RELEASE);
        break;
    default:
        break;
    }
}

void wd_gpuav_inputs_structure_built(wd_gpuav_inputs *inputs) {
    __atomic_add_fetch(&inputs->num_destroyed, 1, __ATOMIC_RELEASE);
}

void wd_gpuav_inputs_refresh(wd_gpuav_inputs *inputs) {
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(inputs);
    if (!inputs->num_words || num_destroyed == __atomic_load_n(&inputs->num_refreshed, __ATOMIC_ACQUIRE)) {
        return;
    }
    wd_mutex_lock(&inputs->lock);
    for (const wd_gpuav_table *table = inputs->first; table; table = table->next) {
        write_table(inputs, table->set, words_of(table));
    }
    // Another thread that submits meanwhile writes the tables, too.
    __atomic_store_n(&inputs->num_refreshed, num_destroyed, __ATOMIC_RELEASE);
    wd_mutex_unlock(&inputs->lock);
}
