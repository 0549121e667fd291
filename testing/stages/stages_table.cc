// The rows and columns of the table, and the judgment of a cell.
#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "testing/stages/stages.h"

namespace wd::testing::stages {

const std::vector<Row> &Rows() {
    static const std::vector<Row> rows = {
        {"vertex", "stage.vert", VK_SHADER_STAGE_VERTEX_BIT, Group::kGraphics,
         "Stage = Vertex. Vertex Index = 4 Instance Index = 7."},
        {"tessellation control", "stage.tesc", VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, Group::kGraphics,
         "Stage = Tessellation Control. Invocation ID = 2 Primitive ID = 1."},
        {"tessellation evaluation", "stage.tese", VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
         Group::kGraphics, "Stage = Tessellation Eval. Primitive ID = 1 TessCoord (u,v) = (1.0, 0.0)."},
        {"geometry", "stage.geom", VK_SHADER_STAGE_GEOMETRY_BIT, Group::kGraphics,
         "Stage = Geometry. Primitive ID = 1 Invocation ID = 1."},
        {"fragment", "stage.frag", VK_SHADER_STAGE_FRAGMENT_BIT, Group::kGraphics,
         "Stage = Fragment. Fragment coord (x,y) = (2.5, 1.5)."},
        {"compute", "stage.comp", VK_SHADER_STAGE_COMPUTE_BIT, Group::kCompute,
         "Stage = Compute. Global invocation ID (x, y, z) = (3, 1, 0)."},
        {"task", "stage.task", VK_SHADER_STAGE_TASK_BIT_EXT, Group::kMesh,
         "Stage = Task. Global invocation ID (x, y, z) = (1, 0, 0)."},
        {"mesh", "stage.mesh", VK_SHADER_STAGE_MESH_BIT_EXT, Group::kMesh,
         "Stage = Mesh. Global invocation ID (x, y, z) = (2, 0, 0)."},
        {"ray generation", "stage.rgen", VK_SHADER_STAGE_RAYGEN_BIT_KHR, Group::kRays,
         "Stage = Ray Generation. Global Launch ID (x,y,z) = (3, 1, 0)."},
        {"intersection", "stage.rint", VK_SHADER_STAGE_INTERSECTION_BIT_KHR, Group::kRays,
         "Stage = Intersection. Global Launch ID (x,y,z) = (3, 1, 0)."},
        {"any hit", "stage.rahit", VK_SHADER_STAGE_ANY_HIT_BIT_KHR, Group::kRays,
         "Stage = Any Hit. Global Launch ID (x,y,z) = (3, 1, 0)."},
        {"closest hit", "stage.rchit", VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, Group::kRays,
         "Stage = Closest Hit. Global Launch ID (x,y,z) = (3, 1, 0)."},
        {"miss", "stage.rmiss", VK_SHADER_STAGE_MISS_BIT_KHR, Group::kRays,
         "Stage = Miss. Global Launch ID (x,y,z) = (3, 1, 0)."},
        {"callable", "stage.rcall", VK_SHADER_STAGE_CALLABLE_BIT_KHR, Group::kRays,
         "Stage = Callable. Global Launch ID (x,y,z) = (3, 1, 0)."},
    };
    return rows;
}

// The buffer of element 4 is destroyed, and element 5 was never written.
constexpr char kDescriptorState[] = "Descriptor index * is uninitialized.";
constexpr char kDestroyed[] = "Descriptor index * references a destroyed resource.";
constexpr uint32_t kDestroyedElement = 4;

static std::vector<Column> MakeAccessColumns() {
    std::vector<Column> columns = {
        {"descriptor-index", "VUID-*-None-10068", "Index of 6 used to index descriptor array of length 6.",
         61, "    word[0] = mixed(sources[nonuniformEXT(index[0])].value);", 5, 6, 6},
        {"buffer-bounds (storage)", "VUID-*-storageBuffers-06936",
         "Descriptor index 0 access out of bounds. Descriptor size is 16 and highest byte accessed was 19.",
         62, "    word[1] = mixed(ranged.value[index[1]]);", 3, 4, 4},
        {"buffer-bounds (uniform)", "VUID-*-uniformBuffers-06935",
         "Descriptor index 0 access out of bounds. Descriptor size is 64 and highest byte accessed was 79.",
         63, "    word[2] = mixed(uniforms.value[index[2]].w);", 3, 4, 4},
        {"descriptor-state", "VUID-*-None-08114", kDescriptorState, 64,
         "    word[3] = mixed(sparse[nonuniformEXT(index[3])].value);", 3, 5, 4},
        {"buffer-bounds (uniform texel)", "WARDEN-gpuav-texel-buffer-bounds",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 4.",
         65, "    word[4] = mixed(texelFetch(fetched, int(index[4])).x);", 3, 4, 4},
        {"buffer-bounds (storage texel)", "WARDEN-gpuav-texel-buffer-bounds",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 4.",
         66, "    word[5] = mixed(imageLoad(stored, int(index[5])).x);", 3, 4, 4},
        {"device-address", "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
         "Device address 0x@ access out of bounds. Access size is 4 and highest byte accessed was 0x@.\nThe "
         "address is 0 bytes past the end of Buffer (addressed)(0x@",
         67, "    word[6] = mixed(Words(control.address).value[index[6]]);", 15, 16, 16},
        {"descriptor-contents", "VUID-*-format-07753",
         "Descriptor index 3 holds an image view that the shader cannot use: the shader reads or writes "
         "unsigned integers, and the format has other components.",
         68, "    word[7] = mixed(texelFetch(images[nonuniformEXT(index[7])], ivec2(0), 0).x);", 2, 3, 3},
        {"descriptor-contents (view type)", "VUID-*-viewType-07752",
         "Descriptor index 3 holds an image view that the shader cannot use: the shader needs "
         "VK_IMAGE_VIEW_TYPE_2D.",
         69, "    word[8] = mixed(texelFetch(views[nonuniformEXT(index[8])], ivec2(0), 0).x);", 2, 3, 3},
        {"descriptor-contents (sampler)", "VUID-*-magFilter-04553",
         "Descriptor index 3 holds an image view that the shader cannot use: the sampler has "
         "VK_FILTER_LINEAR, and the format lacks SAMPLED_IMAGE_FILTER_LINEAR.",
         70, "    word[9] = mixed(textureLod(sampled[nonuniformEXT(index[9])], vec2(0.5), 0.0).x);", 2, 3, 3},
    };
    for (Column &column : columns) {
        column.is_bounds = strncmp(column.name, "buffer-bounds", strlen("buffer-bounds")) == 0;
    }
    return columns;
}

static const std::vector<Column> &AccessColumns() {
    static const std::vector<Column> columns = MakeAccessColumns();
    return columns;
}

const std::vector<Column> &Columns(Suite suite) {
    return suite == Suite::kAccesses ? AccessColumns() : OperationColumns();
}

bool Has(const Row &row, const Column &column) {
    return (column.stages & row.stage) != 0;
}

const char *GroupName(Group group) {
    static const char *const names[kNumGroups] = {"graphics", "compute", "mesh", "rays"};
    return names[static_cast<size_t>(group)];
}

const char *ModeName(Mode mode) {
    return mode == Mode::kGuard ? "guard" : mode == Mode::kObserve ? "observe" : "plain";
}

namespace {

constexpr char kRobustId[] = "WARDEN-gpuav-robust-out-of-bounds";

const char *FileOf(Suite suite) {
    return suite == Suite::kAccesses ? "testing/stages/shaders/stages.glsl"
                                     : "testing/stages/shaders/operations.glsl";
}

bool IsRobust(const Place &place, const Column &column) {
    return column.is_bounds && place.robustness != Robustness::kNone;
}

const char *CommandOf(Group group) {
    static const char *const names[kNumGroups] = {"vkCmdDraw", "vkCmdDispatch", "vkCmdDrawMeshTasksEXT",
                                                  "vkCmdTraceRaysKHR"};
    return names[static_cast<size_t>(group)];
}

const char *KindOf(Group group) {
    static const char *const names[kNumGroups] = {"Draw", "Dispatch", "Draw", "Trace Rays"};
    return names[static_cast<size_t>(group)];
}

std::string Replace(std::string text, const std::string &what, const std::string &by) {
    const size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

std::vector<std::string> Split(const std::string &text, char separator) {
    std::vector<std::string> parts = {""};
    for (char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

bool IsInside(const std::string &text, size_t *at, const std::string &part) {
    const size_t found = text.find(part, *at);
    *at = found == std::string::npos ? *at : found + part.size();
    return found != std::string::npos;
}

// Starts with the id and the error of the finding.
std::vector<std::string> FirstParts(const Place &place, const Row &row, const Column &column,
                                    uint32_t index) {
    const bool is_destroyed = column.text == kDescriptorState && index == kDestroyedElement;
    const std::string id =
        IsRobust(place, column) ? kRobustId : Replace(column.id, "*", CommandOf(row.group));
    const char *text = is_destroyed ? kDestroyed : column.text;
    return Split("[ " + id + " ] " + Replace(text, "*", std::to_string(index)), '@');
}

// Only the name of the stage, if the finding may name another invocation.
std::string InvocationOf(const Row &row, const Column &column) {
    const std::string place = row.place;
    return column.is_here ? place + "\n" : place.substr(0, place.find('.'));
}

// The error in the text of a finding; empty: none. Only handles and the instruction's number are not compared.
std::string JudgeText(const Place &place, const std::string &text, const Row &row, const Column &column,
                      uint32_t index) {
    const std::string line = std::to_string(column.line), file = FileOf(place.suite);
    std::vector<std::string> parts = FirstParts(place, row, column, index);
    parts.insert(parts.end(), {
                                  "\nCommand buffer (all commands)(0x",
                                  std::string("). ") + KindOf(row.group) + " Index 0.\nPipeline (" +
                                      GroupName(row.group) + ")(0x",
                                  std::string("). Shader Module (") + row.shader + ")(0x",
                                  "). Shader Instruction Index = ",
                                  ". " + InvocationOf(row, column),
                                  file + ":" + line + ": Shader validation error occurred in file: " + file +
                                      " at line " + line + ".\n" + line + ":" + column.source + "\nFix: ",
                              });
    size_t at = 0;
    for (const std::string &part : parts) {
        if (!IsInside(text, &at, part)) {
            return "no \"" + part + "\" in \"" + text + "\"";
        }
    }
    if (text.compare(0, parts[0].size(), parts[0]) != 0 || text.find('\n', at) != std::string::npos) {
        return "more than is wanted: \"" + text + "\"";
    }
    return "";
}

// A text of debugPrintfEXT has nothing else.
std::string JudgePrint(const std::string &text, const Access &access, const Column &column) {
    const std::string wanted =
        "[ " + std::string(column.id) + " ] " + Replace(column.text, "*", std::to_string(access.row));
    return text == wanted ? "" : "\"" + text + "\" instead of \"" + wanted + "\"";
}

std::string List(const std::vector<Message> &messages) {
    std::string all;
    for (const Message &message : messages) {
        all += "\n    [" + message.id + "] " + message.text;
    }
    return all;
}

// Compares results from word `begin` to `end`; the word `except` need not be the same.
std::string Difference(const Result &plain, const Result &checked, size_t except, size_t begin = 0,
                       size_t end = SIZE_MAX) {
    for (size_t i = begin; i < std::min(end, plain.words.size()); i++) {
        if (i != except && plain.words[i] != checked.words[i]) {
            return "result " + std::to_string(i) + " of row " + Rows()[i / kWordsPerRow].name + " is " +
                   std::to_string(checked.words[i]) + " instead of " + std::to_string(plain.words[i]) + "\n";
        }
    }
    if (except == SIZE_MAX && plain.texels != checked.texels) {
        return "the image is another one\n";
    }
    return "";
}

void JudgeFinding(const Place &place, const Access &access, uint32_t index, const Result &result,
                  Verdict *verdict) {
    const Row &row = Rows()[access.row];
    const Column &column = Columns(place.suite)[access.column];
    const size_t num_wanted = IsRobust(place, column) && place.robustness == Robustness::kSilent ? 0 : 1;
    verdict->found = result.messages.size() == num_wanted;
    if (!verdict->found) {
        verdict->problems += std::to_string(result.messages.size()) + " findings instead of " +
                             std::to_string(num_wanted) + ":" + List(result.messages) + "\n";
    } else if (num_wanted) {
        const std::string &text = result.messages[0].text;
        const std::string wrong =
            column.is_print ? JudgePrint(text, access, column) : JudgeText(place, text, row, column, index);
        verdict->found = wrong.empty();
        verdict->problems += wrong.empty() ? "" : wrong + "\n";
    }
}

// JudgeMistake compares a run with a mistake with the stage's correct results.
void JudgeMistake(const Place &place, const Access &access, Mode mode, const Result &base,
                  const Result &result, Verdict *verdict) {
    const Column &column = Columns(place.suite)[access.column];
    const size_t begin = access.row * kWordsPerRow, word = begin + access.column;
    JudgeFinding(place, access, mode == Mode::kObserve ? column.bad_observe : column.bad, result, verdict);
    if (mode == Mode::kGuard && column.yields_zero && !IsRobust(place, column) && result.words[word] != 0) {
        verdict->problems += "the failed access did not yield zero\n";
    }
    verdict->problems += column.changes_others
                             ? Difference(base, result, word, begin, begin + Columns(place.suite).size())
                             : Difference(base, result, word);
}

void JudgeSilence(const Result &plain, const Result &result, Verdict *verdict) {
    verdict->silent = result.messages.empty();
    if (!verdict->silent) {
        verdict->problems += "unexpected:" + List(result.messages) + "\n";
    }
    const std::string difference = Difference(plain, result, SIZE_MAX);
    verdict->equal = difference.empty();
    verdict->problems += difference;
}

// Plain holds the results of the runs without the layer, by row and column.
using Plain = std::vector<std::vector<Result>>;

Plain RunPlain(Session *session, const std::vector<Column> &columns) {
    Plain plain(Rows().size(), std::vector<Result>(columns.size()));
    for (size_t row = 0; row < Rows().size(); row++) {
        for (size_t column = 0; column < columns.size(); column++) {
            if (!Has(Rows()[row], columns[column]) || !session->Lacks(Rows()[row], columns[column]).empty()) {
                continue;
            }
            plain[row][column] = session->Run({row, column, false});
            if (plain[row][column].words[row * kWordsPerRow + column] == kUntouched) {
                throw std::runtime_error(std::string("the shader of ") + Rows()[row].name + " did not run");
            }
        }
    }
    return plain;
}

Verdict RunCell(Session *session, const Place &place, Mode mode, size_t row, size_t column,
                const Plain &plain) {
    Verdict verdict;
    verdict.is_none = !Has(Rows()[row], Columns(place.suite)[column]);
    verdict.skipped = session->Lacks(Rows()[row], Columns(place.suite)[column]);
    if (verdict.is_none || !verdict.skipped.empty()) {
        return verdict;
    }
    try {
        JudgeSilence(plain[row][column], session->Run({row, column, false}), &verdict);
        JudgeMistake(place, {row, column, true}, mode, plain[row][column], session->Run({row, column, true}),
                     &verdict);
    } catch (const std::runtime_error &error) {
        verdict.problems += std::string(error.what()) + "\n";
    }
    return verdict;
}

} // namespace

Table RunTable(const Place &place, const std::vector<Mode> &modes, const Seen &seen) {
    const size_t num_columns = Columns(place.suite).size();
    Table table;
    table.verdicts.assign(2, {Rows().size(), std::vector<Verdict>(num_columns)});
    Plain plain;
    {
        Session session(place, Mode::kPlain);
        table.skipped = session.Open();
        if (!table.skipped.empty()) {
            return table;
        }
        table.device = session.DeviceName();
        plain = RunPlain(&session, Columns(place.suite));
    }
    for (Mode mode : modes) {
        auto session = std::make_unique<Session>(place, mode);
        table.skipped = session->Open();
        for (size_t row = 0; row < Rows().size() && table.skipped.empty(); row++) {
            for (size_t column = 0; column < num_columns; column++) {
                Verdict verdict = RunCell(session.get(), place, mode, row, column, plain);
                table.verdicts[mode == Mode::kGuard ? 0 : 1][row][column] = verdict;
                if (seen && !verdict.is_none) {
                    seen(mode, row, column, verdict);
                }
            }
        }
        const std::vector<Message> rest = session->Close();
        table.problems += rest.empty() ? "" : std::string(ModeName(mode)) + " mode:" + List(rest) + "\n";
    }
    return table;
}

} // namespace wd::testing::stages
