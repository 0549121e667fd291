// Fuzzes the reading of error records: the first byte chooses the layout and how many of the other bytes are the shader
// module, the rest is the buffer.
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/record/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct walk {
    wd_record_context context;
    unsigned num_described;
};

static bool deliver(void *user, const wd_finding *finding) {
    (void)user;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_finding_format_text(&out, finding);
    wd_finding_format_json(&out, finding);
    wd_string_finish(&out);
    return true;
}

static void describe(void *user, const wd_record *record) {
    struct walk *walk = user;
    // Enough to meet every path, few enough to keep one run short.
    if (walk->num_described++ < 8) {
        wd_record_describe(wd_allocator_default(), record, &walk->context, deliver, NULL, NULL);
    }
}

// check_pieces expects a buffer in pieces to decode as the entire buffer does.
static void check_pieces(const uint32_t *words, size_t num_words, size_t piece,
                         const wd_record_summary *complete, wd_record_layout layout) {
    wd_record_walk walk;
    wd_record_summary summary;
    wd_record_walk_init(&walk, layout, NULL, NULL);
    for (size_t i = 0; i < num_words; i += piece) {
        wd_record_walk_feed(&walk, words + i, num_words - i < piece ? num_words - i : piece);
    }
    wd_record_walk_finish(&walk, &summary);
    if (summary.layout != complete->layout || summary.num_records != complete->num_records ||
        summary.lost_words != complete->lost_words || summary.unwritten_words != complete->unwritten_words ||
        summary.malformed != complete->malformed || summary.malformed_offset != complete->malformed_offset) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4) {
        return 0;
    }
    const size_t num_words = (size - 4) / 4;
    uint32_t *words = malloc(num_words * 4 + 1);
    if (!words) {
        return 0;
    }
    memcpy(words, data + 4, num_words * 4);
    size_t num_module_words = data[1] | (size_t)data[2] << 8;
    num_module_words = num_module_words < num_words ? num_module_words : num_words;
    struct walk walk = {
        .context = {.spirv = words, .num_spirv_words = num_module_words, .command = "vkCmdDispatch"}};
    wd_record_summary summary;
    wd_record_visit(words + num_module_words, num_words - num_module_words, (wd_record_layout)(data[0] % 4),
                    describe, &walk, &summary);
    wd_record_describe_summary(wd_allocator_default(), &summary, &walk.context, deliver, NULL);
    check_pieces(words + num_module_words, num_words - num_module_words, data[3] + 1u, &summary,
                 (wd_record_layout)(data[0] % 4));
    free(words);
    return 0;
}
