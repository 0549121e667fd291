// What instructions do with images and samplers.
#include <assert.h>

#include "vk/core/descriptors/static_reader.h"

static bool is_sparse(uint32_t opcode) {
    return opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseDrefGather;
}

// as_dense returns the instruction without residency codes that corresponds to a sparse one.
static uint32_t as_dense(uint32_t opcode) {
    if (opcode == SpvOpImageSparseRead) {
        return SpvOpImageRead;
    }
    return is_sparse(opcode) ? opcode - SpvOpImageSparseSampleImplicitLod + SpvOpImageSampleImplicitLod
                             : opcode;
}

// sampled_accesses returns the accesses of instructions with a sampler; 0: it has none.
static uint32_t sampled_accesses(uint32_t opcode) {
    if (opcode == SpvOpImageGather || opcode == SpvOpImageDrefGather) {
        return WD_STATIC_GATHERS | (opcode == SpvOpImageDrefGather ? WD_STATIC_COMPARES : 0);
    }
    if (opcode < SpvOpImageSampleImplicitLod || opcode > SpvOpImageSampleProjDrefExplicitLod) {
        return 0;
    }
    // The order is implicit, explicit; without and with Dref; without and with Proj.
    const uint32_t number = opcode - SpvOpImageSampleImplicitLod;
    return WD_STATIC_SAMPLES | (number & 1 ? 0 : WD_STATIC_IMPLIES_LOD) |
           (number & 2 ? WD_STATIC_COMPARES : 0) | (number & 4 ? WD_STATIC_PROJECTS : 0);
}

// operand_accesses reads the mask of image operands at `word`.
static uint32_t operand_accesses(const wd_spirv_instruction *instruction, uint32_t word) {
    const uint32_t mask = word < instruction->num_words ? instruction->words[word] : 0;
    const uint32_t offsets =
        SpvImageOperandsConstOffsetMask | SpvImageOperandsOffsetMask | SpvImageOperandsConstOffsetsMask;
    const uint32_t extensions = SpvImageOperandsSignExtendMask | SpvImageOperandsZeroExtendMask;
    return (mask & SpvImageOperandsBiasMask ? WD_STATIC_HAS_BIAS : 0) |
           (mask & offsets ? WD_STATIC_HAS_OFFSET : 0) | (mask & extensions ? WD_STATIC_EXTENDS : 0);
}

static void add_sampling(wd_static_reader *reader, wd_static_sampling sampling) {
    wd_static_uses *uses = reader->uses;
    assert(sampling.image < uses->num_uses && sampling.sampler < uses->num_uses);
    for (uint32_t i = 0; i < uses->num_samplings; i++) {
        wd_static_sampling *known = &uses->samplings[i];
        if (known->image == sampling.image && known->sampler == sampling.sampler &&
            known->is_certain == sampling.is_certain) {
            known->accesses |= sampling.accesses;
            return;
        }
    }
    if (!wd_array_reserve(&uses->allocator, (void **)&uses->samplings, &reader->samplings_capacity,
                          uses->num_samplings + 1u, sizeof *uses->samplings)) {
        reader->failed = true;
        return;
    }
    uses->samplings[uses->num_samplings++] = sampling;
}

// note_access returns the number of the use of an image.
static int64_t note_access(wd_static_reader *reader, uint32_t id, uint32_t accesses, bool is_certain) {
    const int64_t number = wd_static_find_use(reader, id);
    if (number != WD_STATIC_NOT_FOUND) {
        assert(number < reader->uses->num_uses);
        reader->uses->uses[number].accesses |= accesses;
        reader->uses->uses[number].is_certainly_accessed |= is_certain;
    }
    return number;
}

static void note_sample(wd_static_reader *reader, const wd_spirv_instruction *instruction, uint32_t accesses,
                        bool is_certain) {
    assert(accesses);
    enum { IMAGE = 3, SAMPLER = 4 };
    wd_spirv_instruction pair;
    const bool has_extra = accesses & (WD_STATIC_COMPARES | WD_STATIC_GATHERS);
    accesses |= operand_accesses(instruction, has_extra ? 6 : 5);
    const bool is_pair =
        wd_spirv_module_find_opcode(reader->module, instruction->words[IMAGE], SpvOpSampledImage, &pair);
    const int64_t image =
        note_access(reader, is_pair ? pair.words[IMAGE] : instruction->words[IMAGE], accesses, is_certain);
    const int64_t sampler = is_pair ? wd_static_find_use(reader, pair.words[SAMPLER]) : image;
    if (image != WD_STATIC_NOT_FOUND && sampler != WD_STATIC_NOT_FOUND) {
        add_sampling(reader, (wd_static_sampling){(uint32_t)image, (uint32_t)sampler, accesses, is_certain});
    }
}

static uint32_t num_components(const wd_spirv_module *module, uint32_t id) {
    enum { COUNT = 3 };
    wd_spirv_instruction value, type;
    if (!wd_spirv_module_find(module, id, &value) ||
        !wd_spirv_module_find(module, value.result_type, &type)) {
        return 0;
    }
    return type.opcode == SpvOpTypeVector                                 ? type.words[COUNT]
           : type.opcode == SpvOpTypeFloat || type.opcode == SpvOpTypeInt ? 1
                                                                          : 0;
}

static void note_write(wd_static_reader *reader, const wd_spirv_instruction *write, bool is_certain) {
    enum { IMAGE = 1, TEXEL = 3 };
    const int64_t image = note_access(reader, write->words[IMAGE], WD_STATIC_WRITES, is_certain);
    const uint32_t count = num_components(reader->module, write->words[TEXEL]);
    if (image != WD_STATIC_NOT_FOUND) {
        wd_static_use *use = &reader->uses->uses[image];
        use->written_components =
            use->written_components && use->written_components < count ? use->written_components : count;
    }
}

void wd_static_note_image(wd_static_reader *reader, const wd_spirv_instruction *instruction,
                          bool is_certain) {
    enum { IMAGE = 3, OPERANDS = 5 };
    const uint32_t opcode = as_dense(instruction->opcode);
    const uint32_t sampled = sampled_accesses(opcode);
    if (sampled) {
        note_sample(reader, instruction, sampled, is_certain);
    } else if (opcode == SpvOpImageFetch || opcode == SpvOpImageRead) {
        (void)note_access(reader, instruction->words[IMAGE],
                          (opcode == SpvOpImageFetch ? WD_STATIC_FETCHES : WD_STATIC_READS) |
                              operand_accesses(instruction, OPERANDS),
                          is_certain);
    } else if (opcode == SpvOpImageTexelPointer) { // Only atomic instructions have it.
        (void)note_access(reader, instruction->words[IMAGE], WD_STATIC_IS_ATOMIC, is_certain);
    } else if (opcode == SpvOpImageWrite) {
        note_write(reader, instruction, is_certain);
    }
}
