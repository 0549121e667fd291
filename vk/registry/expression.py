"""Valid-usage statements as trees: a subject, the condition under which the statement applies, and a predicate.

    Statement(
        vuid="VUID-vkCmdBindDescriptorSets-pDynamicOffsets-parameter",
        owner="vkCmdBindDescriptorSets",
        subject=Path(("pDynamicOffsets",)),
        condition=Compare("!=", Path(("dynamicOffsetCount",)), Constant("0")),
        predicate=Points(Path(("pDynamicOffsets",)), Value(Kind.PLAIN, "uint32_t"), (Path(("dynamicOffsetCount",)),)),
        text="If dynamicOffsetCount is not 0, ...")

statements.py makes the trees of the implicit statements from the registry. The check in C, the message and the calls of
the tests are made from the tree; nothing else is known of a statement. The node types are those of any statement:
explicit ones can be read into the same trees.

Leaves name members and parameters (Path), literals (Constant), or facts about the command buffer, queue or device that a
command is called with (Fact). Every node is immutable and can be compared.
"""

import enum
from dataclasses import dataclass
from typing import Optional, Tuple, Union


@dataclass(frozen=True)
class Path:
    """A parameter or member of the owner: ("pAllocateInfo", "commandBufferCount") goes through pointers and structs."""

    names: Tuple[str, ...]

    def __str__(self) -> str:
        return "::".join(self.names)


@dataclass(frozen=True)
class Referenced:
    """The integer that a pointer of the owner points to: pPropertyCount of vkEnumerateDeviceExtensionProperties."""

    path: Path


@dataclass(frozen=True)
class Constant:
    """A literal of C: "0", "NULL", "VK_NULL_HANDLE", "VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO"."""

    text: str


@dataclass(frozen=True)
class Formula:
    """An integer expression in C over members of the owner: "codeSize / 4"."""

    text: str


@dataclass(frozen=True)
class Fact:
    """A property of the object that a command is called with: ("commandBuffer", "recording")."""

    object: str
    name: str


Term = Union[Path, Referenced, Constant, Formula, Fact]


class Kind(enum.Enum):
    """How a value is judged."""

    PLAIN = "plain"        # Every bit pattern is valid: integers, floats, opaque types.
    POINTER = "pointer"    # A pointer that is not read.
    BYTES = "bytes"        # void: as many bytes as the length says.
    STRING = "string"      # Bytes that end with NUL.
    ENUM = "enum"
    FLAGS = "flags"        # A combination of bits; `type` is the FlagBits enum.
    BIT = "bit"            # One bit of a FlagBits enum.
    BOOL = "bool"          # VkBool32
    HANDLE = "handle"
    STRUCT = "struct"
    UNION = "union"
    FUNCTION = "function"


@dataclass(frozen=True)
class Value:
    """A type as the specification judges it."""

    kind: Kind
    type: str


@dataclass(frozen=True)
class Compare:
    operator: str  # "==", "!=", ">"
    left: Term
    right: Term


@dataclass(frozen=True)
class Not:
    item: "Expression"


@dataclass(frozen=True)
class All:
    items: Tuple["Expression", ...]


@dataclass(frozen=True)
class AnyOf:
    items: Tuple["Expression", ...]


@dataclass(frozen=True)
class IsOneOf:
    """The term equals one of these literals."""

    term: Term
    values: Tuple[str, ...]


@dataclass(frozen=True)
class Valid:
    """The subject is a valid value; with `count`, each of so many elements of an inline array is."""

    subject: Path
    value: Value
    count: Optional[Constant] = None


@dataclass(frozen=True)
class Points:
    """The subject is a valid pointer to one value, or with `counts` to so many, one count for each level of arrays.

    `is_output`: the command writes the values, and only sType and pNext of structs are read.
    `null_elements`: elements may be VK_NULL_HANDLE.
    `levels` counts further pointers between the subject and the values.
    """

    subject: Path
    value: Value
    counts: Tuple[Term, ...] = ()
    is_output: bool = False
    null_elements: bool = False
    levels: int = 0


@dataclass(frozen=True)
class ChainOf:
    """Each struct in the pNext chain is one of these and is available."""

    subject: Path
    structs: Tuple[str, ...]


@dataclass(frozen=True)
class ChainIsUnique:
    """No sType is twice in the pNext chain, but for `repeatable` structs."""

    subject: Path
    repeatable: Tuple[str, ...]


@dataclass(frozen=True)
class CreatedFrom:
    """The handle, or each element, was made from the parent that another parameter or member holds."""

    subject: Path
    parent: Path
    is_optional: bool
    is_array: bool = False


@dataclass(frozen=True)
class HaveCommonParent:
    """The handles were all made from one object of this type."""

    subjects: Tuple[Path, ...]
    parent_type: str
    is_optional: bool


Expression = Union[Compare, Not, All, AnyOf, IsOneOf, Valid, Points, ChainOf, ChainIsUnique, CreatedFrom, HaveCommonParent]


@dataclass(frozen=True)
class Statement:
    """A statement about a command or struct. `condition` None: it always applies.

    `union` is the member of the owner that `subject` is a member of, where the subject is inside a union.
    """

    vuid: str
    owner: str
    subject: Optional[Path]
    condition: Optional["Expression"]
    predicate: "Expression"
    text: str = ""
    union: str = ""


# The statement in the specification's English, for the comparison with validusage.json.


def _term(term: Term) -> str:
    if isinstance(term, Referenced):
        return "the value referenced by " + _term(term.path)
    return "->".join(term.names) if isinstance(term, Path) else term.text


def _condition(condition: "Expression") -> str:
    if isinstance(condition, All):
        joint = ", and if " if isinstance(condition.items[0], IsOneOf) else ", and "
        return joint.join(_condition(item) for item in condition.items)
    if isinstance(condition, AnyOf):
        return ", or ".join(_condition(item) for item in condition.items)
    if isinstance(condition, IsOneOf):
        return "{} is {}".format(_term(condition.term), ",".join(condition.values))
    return "{} is not {}".format(_term(condition.left), _term(condition.right))


_NOUNS = {
    Kind.ENUM: "{} value", Kind.BIT: "{} value", Kind.HANDLE: "{} handle", Kind.STRUCT: "{} structure",
    Kind.UNION: "{} union", Kind.FUNCTION: "{} value", Kind.PLAIN: "{} value", Kind.BOOL: "{} value",
    Kind.POINTER: "pointer value", Kind.STRING: "null-terminated UTF-8 string", Kind.BYTES: "bytes"}


def _noun(value: Value) -> str:
    return _NOUNS[value.kind].format(value.type)


def _array_noun(value: Value) -> str:
    if value.kind is Kind.FLAGS:
        return "combinations of {} values".format(value.type)
    return "bytes" if value.kind is Kind.BYTES else _noun(value) + "s"


def _points(node: Points) -> str:
    if node.value.kind is Kind.STRING and not node.counts:
        return "{} must be a null-terminated UTF-8 string".format(_term(node.subject))
    text = "{} must be a valid pointer to ".format(_term(node.subject))
    text += "a valid pointer to " * node.levels if not node.counts else ""
    valid = "" if node.is_output else "valid "
    if not node.counts:
        if node.value.kind is Kind.FLAGS:
            return text + "a {}combination of {} values".format(valid, node.value.type)
        return text + "a {}{}".format(valid, _noun(node.value))
    counts = [_term(count.path if isinstance(count, Referenced) else count) for count in node.counts]
    text += "an array of {} ".format(counts[0])
    if len(node.counts) > 1:
        text += "valid pointers to arrays of {} ".format(counts[1])
    return (text + "valid pointers to " * node.levels + valid + ("or VK_NULL_HANDLE " if node.null_elements else "") +
            _array_noun(node.value))


def _predicate(node: "Expression") -> str:
    if isinstance(node, Valid):
        if node.value.kind is Kind.FLAGS:
            return "{} must be a valid combination of {} values".format(_term(node.subject), node.value.type)
        if node.count and node.value.type == "char":
            return "{} must be a null-terminated UTF-8 string whose length is less than or equal to {}".format(
                _term(node.subject), node.count.text)
        text = "must be a {}{}".format("" if node.value.kind is Kind.POINTER else "valid ", _noun(node.value))
        return ("Each element of {} " if node.count else "{} ").format(_term(node.subject)) + text
    if isinstance(node, Points):
        return _points(node)
    if isinstance(node, CreatedFrom):
        return _subjects(node) + " must have been created, allocated, or retrieved from " + _term(node.parent)
    return ""


def _subjects(node: CreatedFrom) -> str:
    subject = _term(node.subject)
    if node.is_array:
        return "Each element of {}{}".format(subject, " that is a valid handle" if node.is_optional else "")
    return "If {} is a valid handle, it".format(subject) if node.is_optional else subject


def english(statement: Statement) -> str:
    """The statement's condition and predicate as the specification would write them; "" for other predicates."""
    text = _predicate(statement.predicate)
    if statement.union and statement.subject:
        subject = statement.subject.names[0]
        text = text.replace(subject, "the {} member of {}".format(subject, statement.union), 1)
    if text and statement.condition is not None:
        text = "If {}, {}".format(_condition(statement.condition), text)
    return text
