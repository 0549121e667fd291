#!/usr/bin/env python3
"""Writes the table of SPIR-V instructions that the reader needs, from spirv.core.grammar.json and a list of later ones.

Usage: emit_grammar.py GRAMMAR_JSON OUTPUT_C

Each instruction's operands become a short string, one character an operand:
  t  the result type          r  the result id         i  one id            l  one literal word
  o  an id that may miss      I  ids up to the end     m  an image-operands mask that may miss, then ids
  s  a string                 S  a string that may miss
  .  anything up to the end: literals, or enumerants with operands of their own

The data of every instruction that readers need is precomputed from the string, in a row for each opcode (wd_spirv_shape).
"""

import json
import re
import sys


def operand_code(operand, kinds):
    """Returns (code, required words) of one operand of the grammar."""
    kind = operand["kind"]
    quantifier = operand.get("quantifier", "")
    category = kinds[kind]["category"]
    required = 0 if quantifier else 1
    if kind == "IdResultType":
        return "t", 1
    if kind == "IdResult":
        return "r", 1
    if category == "Id":
        return {"": "i", "?": "o", "*": "I"}[quantifier], required
    if kind == "PairIdRefIdRef" and quantifier == "*":
        return "I", 0
    if kind == "LiteralString" and quantifier != "*":
        return {"": "s", "?": "S"}[quantifier], required
    if kind == "ImageOperands":
        return "m", required
    if category == "Composite" or quantifier:
        return ".", required
    if kind in ("LiteralContextDependentNumber", "LiteralSpecConstantOpInteger"):
        return ".", required
    has_parameters = any(e.get("parameters") for e in kinds[kind].get("enumerants", []))
    return ("." if has_parameters else "l"), required


def layout(instruction, kinds):
    """Returns (operand string, fewest words of the instruction)."""
    codes, words = "", 1
    for operand in instruction.get("operands", []):
        code, required = operand_code(operand, kinds)
        words += required
        if not codes.endswith((".", "I", "m")):
            codes += code
    return codes, words


def shape(codes, words):
    """Returns the fields of a wd_spirv_shape: (id mask, result word, ids from, fewest words, reading)."""
    mask, result, ids_from, reading = 0, 0, 0, "WD_SPIRV_BY_SHAPE"
    for word, code in enumerate(codes, start=1):
        if code == "s" and word == len(codes) and "o" not in codes:
            reading = "WD_SPIRV_TEXT_LAST"
            break
        if code in "sS" or word > 31 or (code == "i" and "o" in codes[: word - 1]):
            # The position of the next operand, or whether it must exist, depends on the words: the reader walks the string.
            reading = "WD_SPIRV_WALKED"
            break
        if code in "I.m":
            ids_from = {"I": word, "m": word + 1, ".": 0}[code]
            break
        if code in "trio":
            mask |= 1 << word
        if code == "r":
            result = word
    # wd_spirv_view_at assumes that the type precedes the result, and that no string precedes either.
    if result > 2 or ("t" in codes) != (result == 2) or codes.count("r") != (result != 0) or words > 255:
        raise ValueError(f"operands {codes} in {words} words: the table cannot say that")
    return mask, result, ids_from, words, reading


# The opcodes of each section before the functions (wd_spirv_part).
PARTS = {
    "WD_SPIRV_PREAMBLE": r"OpCapability|OpExtension|OpExtInstImport|OpMemoryModel|OpEntryPoint|OpExecutionMode(Id)?"
    r"|OpString|OpSource.*|OpName|OpMemberName|OpModuleProcessed",
    "WD_SPIRV_ANNOTATIONS": r"Op(Member)?Decorate.*|OpDecorationGroup|OpGroup(Member)?Decorate",
    "WD_SPIRV_DECLARATIONS": r"OpType.*|Op(Spec)?Constant.*|Op(Untyped)?Variable(KHR)?",
}


# Instructions of Vulkan shaders that the grammar of Debian 12 (1.3.239) has not: opcode, name, operands, fewest words. Those that lead
# into a buffer vk/gpuav/instrument understands; others that do stay unknown.
LATER = [
    (4160, "OpColorAttachmentReadEXT", "trio", 4),  # SPV_EXT_shader_tile_image
    (4161, "OpDepthAttachmentReadEXT", "tro", 3),
    (4162, "OpStencilAttachmentReadEXT", "tro", 3),
    (4417, "OpTypeUntypedPointerKHR", "rl", 3),  # SPV_KHR_untyped_pointers
    (4418, "OpUntypedVariableKHR", "trloo", 4),
    (4419, "OpUntypedAccessChainKHR", "triiI", 5),
    (4420, "OpUntypedInBoundsAccessChainKHR", "triiI", 5),
    (4423, "OpUntypedPtrAccessChainKHR", "triiiI", 6),
    (4424, "OpUntypedInBoundsPtrAccessChainKHR", "triiiI", 6),
    (4425, "OpUntypedArrayLengthKHR", "triil", 6),
    (4431, "OpGroupNonUniformRotateKHR", "triiio", 6),  # SPV_KHR_subgroup_rotate
    (4433, "OpExtInstWithForwardRefsKHR", "trilI", 5),  # SPV_KHR_relaxed_extended_instruction
    (4456, "OpTypeCooperativeMatrixKHR", "riiiii", 7),  # SPV_KHR_cooperative_matrix
    (4457, "OpCooperativeMatrixLoadKHR", "triio.", 5),
    (4458, "OpCooperativeMatrixStoreKHR", "iiio.", 4),
    (4459, "OpCooperativeMatrixMulAddKHR", "triii.", 6),
    (4460, "OpCooperativeMatrixLengthKHR", "tri", 4),
    (4461, "OpConstantCompositeReplicateEXT", "tri", 4),  # SPV_EXT_replicated_composites
    (4462, "OpSpecConstantCompositeReplicateEXT", "tri", 4),
    (4463, "OpCompositeConstructReplicateEXT", "tri", 4),
    (5110, "OpGroupNonUniformQuadAllKHR", "tri", 4),  # SPV_KHR_quad_control
    (5111, "OpGroupNonUniformQuadAnyKHR", "tri", 4),
    (5115, "OpTypeBufferEXT", "rl", 3),  # SPV_EXT_descriptor_heap
    (5119, "OpBufferPointerEXT", "tri", 4),
    (5126, "OpUntypedImageTexelPointerEXT", "triiii", 7),
    (5127, "OpMemberDecorateIdEXT", "il.", 4),
    (5129, "OpConstantSizeOfEXT", "tri", 4),
    (5304, "OpHitObjectRecordFromQueryEXT", "iiiio", 5),  # SPV_EXT_shader_invocation_reorder
    (5305, "OpHitObjectRecordMissEXT", "iiiiiii", 8),
    (5306, "OpHitObjectRecordMissMotionEXT", "iiiiiiii", 9),
    (5307, "OpHitObjectGetIntersectionTriangleVertexPositionsEXT", "tri", 4),
    (5308, "OpHitObjectGetRayFlagsEXT", "tri", 4),
    (5309, "OpHitObjectSetShaderBindingTableRecordIndexEXT", "ii", 3),
    (5310, "OpHitObjectReorderExecuteShaderEXT", "iioo", 3),
    (5311, "OpHitObjectTraceReorderExecuteEXT", "iiiiiiiiiiiioo", 13),
    (5312, "OpHitObjectTraceMotionReorderExecuteEXT", "iiiiiiiiiiiiioo", 14),
    (5313, "OpTypeHitObjectEXT", "r", 2),
    (5314, "OpReorderThreadWithHintEXT", "ii", 3),
    (5315, "OpReorderThreadWithHitObjectEXT", "ioo", 2),
    (5316, "OpHitObjectTraceRayEXT", "iiiiiiiiiiii", 13),
    (5317, "OpHitObjectTraceRayMotionEXT", "iiiiiiiiiiiii", 14),
    (5318, "OpHitObjectRecordEmptyEXT", "i", 2),
    (5319, "OpHitObjectExecuteShaderEXT", "ii", 3),
    (5320, "OpHitObjectGetCurrentTimeEXT", "tri", 4),
    (5321, "OpHitObjectGetAttributesEXT", "ii", 3),
    (5322, "OpHitObjectGetHitKindEXT", "tri", 4),
    (5323, "OpHitObjectGetPrimitiveIndexEXT", "tri", 4),
    (5324, "OpHitObjectGetGeometryIndexEXT", "tri", 4),
    (5325, "OpHitObjectGetInstanceIdEXT", "tri", 4),
    (5326, "OpHitObjectGetInstanceCustomIndexEXT", "tri", 4),
    (5327, "OpHitObjectGetObjectRayOriginEXT", "tri", 4),
    (5328, "OpHitObjectGetObjectRayDirectionEXT", "tri", 4),
    (5329, "OpHitObjectGetWorldRayDirectionEXT", "tri", 4),
    (5330, "OpHitObjectGetWorldRayOriginEXT", "tri", 4),
    (5331, "OpHitObjectGetObjectToWorldEXT", "tri", 4),
    (5332, "OpHitObjectGetWorldToObjectEXT", "tri", 4),
    (5333, "OpHitObjectGetRayTMaxEXT", "tri", 4),
    (5340, "OpRayQueryGetIntersectionTriangleVertexPositionsKHR", "trii", 5),  # SPV_KHR_ray_tracing_position_fetch
    (5347, "OpHitObjectGetRayTMinEXT", "tri", 4),
    (5348, "OpHitObjectGetShaderBindingTableRecordIndexEXT", "tri", 4),
    (5349, "OpHitObjectGetShaderRecordBufferHandleEXT", "tri", 4),
    (5350, "OpHitObjectIsEmptyEXT", "tri", 4),
    (5351, "OpHitObjectIsHitEXT", "tri", 4),
    (5352, "OpHitObjectIsMissEXT", "tri", 4),
]


def part(name):
    """Returns the part that instructions of this name stand in."""
    return next((part for part, names in PARTS.items() if re.fullmatch(names, name)), "WD_SPIRV_ANYWHERE")


def main(arguments):
    if len(arguments) != 3:
        sys.exit(__doc__)
    with open(arguments[1], encoding="utf-8") as stream:
        grammar = json.load(stream)
    kinds = {kind["kind"]: kind for kind in grammar["operand_kinds"]}
    rows = {}
    for instruction in grammar["instructions"]:
        # An opcode with several names is in the grammar several times, or with a list of aliases: the first serves.
        rows.setdefault(instruction["opcode"], (instruction["opname"], *layout(instruction, kinds)))
    for opcode, *row in LATER:
        rows.setdefault(opcode, tuple(row))
    opcodes = sorted(rows)
    with open(arguments[2], "w", encoding="utf-8") as out:
        out.write("// Written by emit_grammar.py from spirv.core.grammar.json.\n")
        out.write('#include "vk/spirv/grammar.h"\n\n')
        out.write("const wd_spirv_layout wd_spirv_layouts[] = {\n    {NULL, NULL},\n")
        for opcode in opcodes:
            name, codes, _ = rows[opcode]
            out.write(f'    {{"{name}", "{codes}"}},\n')
        out.write("};\n\n// Rows of the table above by opcode; 0: no such instruction.\n")
        out.write("const uint16_t wd_spirv_layout_rows[] = {\n")
        for row, opcode in enumerate(opcodes):
            out.write(f"    [{opcode}] = {row + 1},\n")
        out.write("};\n\n// By opcode; the last row is for those beyond.\n")
        out.write("const wd_spirv_shape wd_spirv_shapes[] = {\n")
        for opcode in opcodes:
            mask, result, ids_from, words, reading = shape(*rows[opcode][1:])
            out.write(f"    [{opcode}] = {{0x{mask:x}, {result}, {ids_from}, {words}, {reading}, {part(rows[opcode][0])}}},\n")
        out.write(f"    [{opcodes[-1] + 1}] = {{0, 0, 0, 0, 0, 0}},\n")
        out.write("};\n\n")
        out.write(f"const uint32_t wd_spirv_num_layout_rows = {opcodes[-1] + 1};\n")


if __name__ == "__main__":
    main(sys.argv)
