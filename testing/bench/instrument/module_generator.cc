#include "testing/bench/instrument/module_generator.h"

#include <spirv/unified1/spirv.h>

#include <cstring>
#include <string>

namespace {

constexpr uint32_t kNumBuffers = 16;
constexpr uint32_t kVersion = 0x00010300;

// Ids of the declarations of every module.
enum : uint32_t {
    kMain = 1,
    kFile,
    kVoid,
    kBool,
    kUint,
    kMainType,
    kFunctionType,
    kRuntimeArray,
    kBlock,
    kLength,
    kBlocks,
    kBlocksPointer,
    kBuffers,
    kElementPointer,
    kParameters,
    kParametersPointer,
    kPushed,
    kPushedPointer,
    kZero,
    kOne,
    kFirstFree,
};

class Writer {
  public:
    uint32_t Id() {
        return next_id_++;
    }

    uint32_t Ids(uint32_t count) {
        next_id_ += count;
        return next_id_ - count;
    }

    void Emit(SpvOp opcode, std::initializer_list<uint32_t> operands) {
        words_.push_back(static_cast<uint32_t>(operands.size() + 1) << SpvWordCountShift | opcode);
        words_.insert(words_.end(), operands);
    }

    void EmitText(SpvOp opcode, std::initializer_list<uint32_t> operands, const std::string &text,
                  std::initializer_list<uint32_t> rest = {}) {
        std::vector<uint32_t> string(text.size() / 4 + 1);
        memcpy(string.data(), text.data(), text.size());
        const size_t count = 1 + operands.size() + string.size() + rest.size();
        words_.push_back(static_cast<uint32_t>(count) << SpvWordCountShift | opcode);
        words_.insert(words_.end(), operands);
        words_.insert(words_.end(), string.begin(), string.end());
        words_.insert(words_.end(), rest);
    }

    // Emits an instruction with a result of type uint and returns the result.
    uint32_t Value(SpvOp opcode, std::initializer_list<uint32_t> operands) {
        const uint32_t result = Id();
        words_.push_back(static_cast<uint32_t>(operands.size() + 3) << SpvWordCountShift | opcode);
        words_.push_back(kUint);
        words_.push_back(result);
        words_.insert(words_.end(), operands);
        return result;
    }

    // Reads `buffers[index].values[0]`.
    uint32_t Access(uint32_t index) {
        Emit(SpvOpLine, {kFile, ++line_, 5});
        const uint32_t pointer = Id();
        Emit(SpvOpAccessChain, {kElementPointer, pointer, kBuffers, index, kZero, kZero});
        return Value(SpvOpLoad, {pointer});
    }

    std::vector<uint32_t> Finish() {
        words_[3] = next_id_;
        return std::move(words_);
    }

    Writer();

  private:
    void Annotate();
    void DeclareTypes();

    std::vector<uint32_t> words_;
    uint32_t next_id_ = kFirstFree;
    uint32_t line_ = 0;
};

Writer::Writer() : words_{SpvMagicNumber, kVersion, 0, 0, 0} {
    Emit(SpvOpCapability, {SpvCapabilityShader});
    Emit(SpvOpMemoryModel, {SpvAddressingModelLogical, SpvMemoryModelGLSL450});
    EmitText(SpvOpEntryPoint, {SpvExecutionModelGLCompute, kMain}, "main");
    Emit(SpvOpExecutionMode, {kMain, SpvExecutionModeLocalSize, 64, 1, 1});
    EmitText(SpvOpString, {kFile}, "generated.comp");
    Emit(SpvOpSource, {SpvSourceLanguageGLSL, 450, kFile});
    EmitText(SpvOpName, {kMain}, "main");
    EmitText(SpvOpName, {kBuffers}, "buffers");
    Annotate();
    DeclareTypes();
}

void Writer::Annotate() {
    Emit(SpvOpDecorate, {kRuntimeArray, SpvDecorationArrayStride, 4});
    Emit(SpvOpMemberDecorate, {kBlock, 0, SpvDecorationOffset, 0});
    Emit(SpvOpDecorate, {kBlock, SpvDecorationBufferBlock});
    Emit(SpvOpDecorate, {kBuffers, SpvDecorationDescriptorSet, 0});
    Emit(SpvOpDecorate, {kBuffers, SpvDecorationBinding, 0});
    Emit(SpvOpMemberDecorate, {kParameters, 0, SpvDecorationOffset, 0});
    Emit(SpvOpDecorate, {kParameters, SpvDecorationBlock});
}

void Writer::DeclareTypes() {
    Emit(SpvOpTypeVoid, {kVoid});
    Emit(SpvOpTypeBool, {kBool});
    Emit(SpvOpTypeInt, {kUint, 32, 0});
    Emit(SpvOpTypeFunction, {kMainType, kVoid});
    Emit(SpvOpTypeFunction, {kFunctionType, kUint, kUint});
    Emit(SpvOpTypeRuntimeArray, {kRuntimeArray, kUint});
    Emit(SpvOpTypeStruct, {kBlock, kRuntimeArray});
    Emit(SpvOpConstant, {kUint, kLength, kNumBuffers});
    Emit(SpvOpConstant, {kUint, kZero, 0});
    Emit(SpvOpConstant, {kUint, kOne, 1});
    Emit(SpvOpTypeArray, {kBlocks, kBlock, kLength});
    Emit(SpvOpTypePointer, {kBlocksPointer, SpvStorageClassUniform, kBlocks});
    Emit(SpvOpTypePointer, {kElementPointer, SpvStorageClassUniform, kUint});
    Emit(SpvOpTypeStruct, {kParameters, kUint});
    Emit(SpvOpTypePointer, {kParametersPointer, SpvStorageClassPushConstant, kParameters});
    Emit(SpvOpTypePointer, {kPushedPointer, SpvStorageClassPushConstant, kUint});
    Emit(SpvOpVariable, {kBlocksPointer, kBuffers, SpvStorageClassUniform});
    Emit(SpvOpVariable, {kParametersPointer, kPushed, SpvStorageClassPushConstant});
}

// Begins main and returns the pushed index; EndMain writes `value` to the buffer of that index.
uint32_t BeginMain(Writer *writer) {
    writer->Emit(SpvOpFunction, {kVoid, kMain, SpvFunctionControlMaskNone, kMainType});
    writer->Emit(SpvOpLabel, {writer->Id()});
    const uint32_t pointer = writer->Id();
    writer->Emit(SpvOpAccessChain, {kPushedPointer, pointer, kPushed, kZero});
    return writer->Value(SpvOpLoad, {pointer});
}

void EndMain(Writer *writer, uint32_t index, uint32_t value) {
    const uint32_t pointer = writer->Id();
    writer->Emit(SpvOpAccessChain, {kElementPointer, pointer, kBuffers, index, kZero, kZero});
    writer->Emit(SpvOpStore, {pointer, value});
    writer->Emit(SpvOpReturn, {});
    writer->Emit(SpvOpFunctionEnd, {});
}

void WriteFunctions(Writer *writer, uint32_t num_functions) {
    const uint32_t first = writer->Ids(num_functions);
    const uint32_t index = BeginMain(writer);
    EndMain(writer, index, writer->Value(SpvOpFunctionCall, {first, index}));
    for (uint32_t i = 0; i < num_functions; i++) {
        writer->Emit(SpvOpFunction, {kUint, first + i, SpvFunctionControlMaskNone, kFunctionType});
        const uint32_t parameter = writer->Id();
        writer->Emit(SpvOpFunctionParameter, {kUint, parameter});
        writer->Emit(SpvOpLabel, {writer->Id()});
        const uint32_t left = writer->Access(parameter);
        const uint32_t right = writer->Access(writer->Value(SpvOpIAdd, {parameter, kOne}));
        uint32_t sum = writer->Value(SpvOpIAdd, {left, right});
        for (uint32_t callee = 2 * i + 1; callee <= 2 * i + 2 && callee < num_functions; callee++) {
            sum = writer->Value(SpvOpFunctionCall, {first + callee, sum});
        }
        writer->Emit(SpvOpReturnValue, {sum});
        writer->Emit(SpvOpFunctionEnd, {});
    }
}

// if (sum < index) sum += buffers[sum]; `*label` is the block that is being written.
uint32_t WriteSelection(Writer *writer, uint32_t *label, uint32_t index, uint32_t sum) {
    const uint32_t condition = writer->Id(), then = writer->Id(), merge = writer->Id();
    writer->Emit(SpvOpULessThan, {kBool, condition, sum, index});
    writer->Emit(SpvOpSelectionMerge, {merge, SpvSelectionControlMaskNone});
    writer->Emit(SpvOpBranchConditional, {condition, then, merge});
    writer->Emit(SpvOpLabel, {then});
    const uint32_t more = writer->Value(SpvOpIAdd, {sum, writer->Access(sum)});
    writer->Emit(SpvOpBranch, {merge});
    writer->Emit(SpvOpLabel, {merge});
    const uint32_t joined = writer->Value(SpvOpPhi, {sum, *label, more, then});
    *label = merge;
    return joined;
}

// for (i = 0; i < index; i += buffers[sum]) with the access in the body, the same one again after the loop.
uint32_t WriteLoop(Writer *writer, uint32_t *label, uint32_t index, uint32_t sum) {
    const uint32_t header = writer->Id(), body = writer->Id(), next = writer->Id(), merge = writer->Id();
    const uint32_t counter = writer->Id(), stepped = writer->Id(), condition = writer->Id();
    writer->Emit(SpvOpBranch, {header});
    writer->Emit(SpvOpLabel, {header});
    writer->Emit(SpvOpPhi, {kUint, counter, kZero, *label, stepped, next});
    writer->Emit(SpvOpULessThan, {kBool, condition, counter, index});
    writer->Emit(SpvOpLoopMerge, {merge, next, SpvLoopControlMaskNone});
    writer->Emit(SpvOpBranchConditional, {condition, body, merge});
    writer->Emit(SpvOpLabel, {body});
    const uint32_t step = writer->Access(sum);
    writer->Emit(SpvOpBranch, {next});
    writer->Emit(SpvOpLabel, {next});
    writer->Emit(SpvOpIAdd, {kUint, stepped, counter, step});
    writer->Emit(SpvOpBranch, {header});
    writer->Emit(SpvOpLabel, {merge});
    *label = merge;
    return writer->Value(SpvOpIAdd, {counter, writer->Access(sum)});
}

void WriteBlocks(Writer *writer, uint32_t num_units) {
    const uint32_t index = BeginMain(writer);
    uint32_t label = writer->Id(), sum = index;
    writer->Emit(SpvOpBranch, {label});
    writer->Emit(SpvOpLabel, {label});
    for (uint32_t i = 0; i < num_units; i++) {
        sum = i % 4 == 3 ? WriteLoop(writer, &label, index, sum) : WriteSelection(writer, &label, index, sum);
    }
    EndMain(writer, index, sum);
}

void WriteStraight(Writer *writer, uint32_t num_units) {
    constexpr uint32_t kNumIndices = 1000;
    const uint32_t index = BeginMain(writer);
    std::vector<uint32_t> indices;
    uint32_t sum = index;
    for (uint32_t i = 0; i < num_units; i++) {
        if (indices.size() < kNumIndices) {
            indices.push_back(sum);
        }
        const uint32_t value = writer->Access(indices[i % kNumIndices]);
        sum = writer->Value(SpvOpIAdd, {sum, value});
    }
    EndMain(writer, index, sum);
}

} // namespace

std::vector<uint32_t> GenerateModule(ModuleShape shape, uint32_t num_units) {
    Writer writer;
    switch (shape) {
    case ModuleShape::kFunctions:
        WriteFunctions(&writer, num_units);
        break;
    case ModuleShape::kBlocks:
        WriteBlocks(&writer, num_units);
        break;
    case ModuleShape::kStraight:
        WriteStraight(&writer, num_units);
        break;
    }
    return writer.Finish();
}
