// write_large_trace FILE [COMMANDS]: writes a trace with 10 accesses for each command, to measure readers.
//
// A recording has 100 commands and is submitted once. The accesses of commands differ, so that no list is shared.
#include <stdio.h>
#include <stdlib.h>

#include "vk/trace/trace_writer.h"

enum { NUM_BUFFERS = 500, COMMANDS_IN_RECORDING = 100, NUM_ACCESSES = 10 };
enum { QUEUE = 1, FIRST_BUFFER = 2 };

static wd_trace_bytes payload(void) {
    return (wd_trace_bytes){.allocator = wd_allocator_default()};
}

static void put_all(wd_trace_bytes *bytes, const uint64_t *values, size_t count) {
    for (size_t i = 0; i < count; i++) {
        wd_trace_put(bytes, values[i]);
    }
}

#define PUT(bytes, ...)                                                                                      \
    put_all((bytes), (const uint64_t[]){__VA_ARGS__}, sizeof(uint64_t[]){__VA_ARGS__} / sizeof(uint64_t))

static void define_objects(wd_trace_writer *writer) {
    wd_trace_bytes queue = payload();
    PUT(&queue, QUEUE, 0x2000, 0, 0, 0, 0, 7);
    wd_trace_append_bytes(writer, WD_TRACE_QUEUE, &queue);
    for (uint64_t i = 0; i < NUM_BUFFERS; i++) {
        char name[32];
        snprintf(name, sizeof name, "buffer %llu", (unsigned long long)i);
        wd_trace_bytes buffer = payload();
        PUT(&buffer, FIRST_BUFFER + i, 0x10000 + i, wd_trace_string(writer, name), 0, 1 << 20, 0x20);
        wd_trace_append_bytes(writer, WD_TRACE_BUFFER, &buffer);
    }
}

// put_command adds a dispatch with NUM_ACCESSES accesses, every second one a write, and every tenth time a barrier.
static void put_command(wd_trace_writer *writer, wd_trace_bytes *operations, uint64_t number) {
    PUT(operations, WD_TRACE_OP_COMMAND, wd_trace_string(writer, "vkCmdDispatch"), 1, WD_TRACE_OP_ACCESSES,
        NUM_ACCESSES);
    for (uint64_t i = 0; i < NUM_ACCESSES; i++) {
        const uint64_t buffer = FIRST_BUFFER + (number * 7 + i * 31) % NUM_BUFFERS;
        const uint64_t begin = number % 4096 * 256, writes = i % 2;
        // VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT; VK_ACCESS_2_SHADER_STORAGE_READ_BIT or its write.
        PUT(operations, buffer, 11 + 1, 33 + writes + 1, writes, 0, 1, begin, 256);
    }
    if (number % 10 == 9) {
        PUT(operations, WD_TRACE_OP_COMMAND, wd_trace_string(writer, "vkCmdPipelineBarrier2"), 1,
            WD_TRACE_OP_BARRIERS, 1, WD_TRACE_BARRIER_MEMORY, 0x800, 0x40, 0x800, 0x20);
    }
}

static void write_recording(wd_trace_writer *writer, uint64_t index) {
    const uint64_t number = wd_trace_new_recording(writer);
    wd_trace_bytes recording = payload(), operations = payload(), data = payload(), submission = payload();
    PUT(&recording, number, 0x3000, 0, 0, 0, 1);
    wd_trace_append_bytes(writer, WD_TRACE_RECORDING, &recording);
    for (uint64_t i = 0; i < COMMANDS_IN_RECORDING; i++) {
        put_command(writer, &operations, index * COMMANDS_IN_RECORDING + i);
    }
    PUT(&data, number, 0);
    wd_trace_put_bytes(&data, operations.items, operations.count);
    wd_trace_finish(&operations);
    wd_trace_append_bytes(writer, WD_TRACE_RECORDING_DATA, &data);
    PUT(&submission, QUEUE, index + 1, wd_trace_frame(writer), 0, 0, 0, 0, 1, number);
    wd_trace_append_bytes(writer, WD_TRACE_SUBMISSION, &submission);
    wd_trace_end_frame(writer);
}

int main(int argc, char **argv) {
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: %s FILE [COMMANDS]\n", argv[0]);
        return 2;
    }
    const uint64_t num_commands = argc > 2 ? strtoull(argv[2], NULL, 10) : 100000;
    const wd_trace_options options = {.file = argv[1], .last_frame = UINT32_MAX};
    wd_trace_writer *writer;
    if (wd_trace_open(&options, &writer) != WD_OK) {
        perror(argv[1]);
        return 1;
    }
    define_objects(writer);
    for (uint64_t i = 0; i < num_commands / COMMANDS_IN_RECORDING; i++) {
        write_recording(writer, i);
    }
    wd_trace_close(writer);
    const int error = wd_trace_take_error(writer);
    if (error) {
        fprintf(stderr, "%s: the trace could not be written\n", argv[1]);
    }
    return error ? 1 : 0;
}
