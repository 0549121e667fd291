#include "vk/threads/threads_recording.h"

bool wd_recording_find_pool(const wd_call *call, wd_use_thread *thread, VkCommandBuffer command_buffer) {
    if (command_buffer) {
        wd_threads_recording(&(wd_thread_call){call, thread}, command_buffer);
    }
    return command_buffer != NULL;
}

static void end_recording(wd_call *call) {
    wd_use_thread *thread = call->at_end_data;
    wd_use_store(thread->entries[0].word, 0);
    thread->num_frames = 0;
    wd_use_store_32(&thread->num_entries, 0);
    wd_use_store_32(&thread->serial, thread->serial + 1);
}

// is_alone returns whether the table shows no use of the listed objects by another thread.
static inline bool is_alone(const wd_use_thread *thread, uint32_t num, const wd_use_line *own_line) {
    uint64_t bits = wd_use_line_bits(own_line, 1);
    for (uint32_t i = 1; i < num; i++) {
        bits |= wd_use_line_bits(wd_use_line_of(thread->entries[i].key), 0);
    }
    return !(bits | __atomic_load_n(&wd_use_num_unlisted, __ATOMIC_ACQUIRE));
}

// begin_again ends the uses that were listed and takes the general path.
__attribute__((noinline)) static bool begin_again(wd_call *call, wd_use_thread *thread, bool is_placed,
                                                  const void *args) {
    if (is_placed) {
        wd_use_store(thread->entries[0].word, 0);
    }
    if (thread) {
        thread->num_frames = 0;
        wd_use_store_32(&thread->num_entries, 0);
    }
    return wd_threads_begin_recording(call, args);
}

bool wd_recording_check(wd_call *call, wd_use_thread *thread, uint32_t num, const void *args) {
    if (__builtin_expect(!thread, 0)) {
        return begin_again(call, thread, false, args);
    }
    wd_use_entry *pool = &thread->entries[0];
    wd_use_line *line = wd_use_line_of(thread->cache.use.key);
    wd_use_store_32(&thread->num_entries, num);
    pool->value = (thread->cache.use.key & WD_USE_WORD_KEY) | (uint64_t)(thread - wd_use_records) |
                  (uint64_t)call->command << WD_USE_COMMAND_SHIFT | WD_USE_WORD_EXCLUSIVE;
    pool->word = &line->words[0];
    const bool is_placed = wd_use_replace(pool->word, 0, pool->value);
    if (__builtin_expect(!is_placed || !is_alone(thread, num, line), 0)) {
        return begin_again(call, thread, is_placed, args);
    }
    call->at_end = end_recording;
    call->at_end_data = thread;
    return false;
}
