"""The trees of explicit valid-usage statements: terms, relations that terms have, and clauses.

    Rule(
        scopes=(ForEach("pRegions"),),
        condition=Holds(Path(("flags",)), Includes("or", ("VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT",))),
        predicate=Holds(Path(("flags",)), Includes("or", ("VK_IMAGE_CREATE_SPARSE_BINDING_BIT",))))

phrases.py makes the trees from the normal form of the text, english.py writes them back. Every node is immutable. Path and
Constant are those of implicit statements (expression.py).
"""

from dataclasses import dataclass
from typing import Optional, Tuple, Union

from vk.registry.expression import Constant, Path

# Terms.


@dataclass(frozen=True)
class Limit:
    """A limit or property of the physical device: "maxImageDimension1D", "VkPhysicalDeviceLimits.maxDrawIndirectCount"."""

    name: str


@dataclass(frozen=True)
class Element:
    """The elements of an array: "each" and "any" of them, or "that" of the clause before. `member`: a member of the element."""

    quantifier: str
    array: Optional[Path]  # None: of the array that the clause before named.
    member: Optional[Path] = None


@dataclass(frozen=True)
class Pronoun:
    """"it": the subject of the clause before; with `member`, "its usage"."""

    member: Optional[Path] = None


@dataclass(frozen=True)
class Chained:
    """A member of a struct in the pNext chain of the owner, or of the struct that `holder` is."""

    struct: str
    member: Path
    holder: Optional[Path] = None


@dataclass(frozen=True)
class Created:
    """A member of the create info that the handle was created with: "p:samples used to create p:image"."""

    member: Path
    handle: Path


@dataclass(frozen=True)
class Arithmetic:
    """"+", "-", "*" and "/" on two terms."""

    operator: str
    left: "Term"
    right: "Term"
    is_grouped: bool = False  # In parentheses.


@dataclass(frozen=True)
class MostSignificantBit:
    """The index of the most significant bit of a mask."""

    mask: Path


@dataclass(frozen=True)
class SizeOf:
    """The size of a struct or of an integer of C."""

    type: str


@dataclass(frozen=True)
class QueueFamilyCount:
    """The number of queue families of the physical device."""


@dataclass(frozen=True)
class Several:
    """Terms that have a relation each: "and" all of them, "or" one of them, "both" all (so that "not both" is "not all")."""

    joint: str
    items: Tuple["Term", ...]


@dataclass(frozen=True)
class FormatFeatures:
    """The format features of an image, an image view or a buffer view with this format."""

    subject: "Term"
    is_potential: bool


Term = Union[Path, Constant, Limit, Element, Pronoun, Chained, Created, Arithmetic, MostSignificantBit, SizeOf, QueueFamilyCount, Several, FormatFeatures]

# Relations of a subject.


@dataclass(frozen=True)
class Is:
    """It equals one of the terms."""

    values: Tuple[Term, ...]


@dataclass(frozen=True)
class Ordered:
    """"<", "<=", ">", ">=" than the term."""

    operator: str
    term: Term


@dataclass(frozen=True)
class Between:
    low: Term
    high: Term


@dataclass(frozen=True)
class MultipleOf:
    term: Term
    unit: str = ""  # "bytes"


@dataclass(frozen=True)
class PowerOfTwo:
    pass


@dataclass(frozen=True)
class AllEqual:
    """The terms of the subject are equal to one another."""


@dataclass(frozen=True)
class Unique:
    """No two elements of the subject are equal."""


@dataclass(frozen=True)
class Includes:
    """A mask has bits: "or" one of them, "and" all, "only" no others, "one" exactly one of them. For an array: an element."""

    mode: str
    bits: Tuple[str, ...]


@dataclass(frozen=True)
class SingleBit:
    pass


@dataclass(frozen=True)
class CreatedWith:
    """The handle was created with a flag or usage ("or": one of them, "and": all), in the member or wherever it belongs."""

    mode: str
    bits: Tuple[str, ...]
    member: Optional[Path] = None


@dataclass(frozen=True)
class CreatedHolding:
    """The handle was created with a member that has the relation."""

    member: Path
    relation: "Relation"
    negated: bool = False


@dataclass(frozen=True)
class HasFormat:
    """A format, or an image, is of a class: "color", "depth", "stencil", "depth/stencil", "multi-planar", "compressed" ..."""

    kind: str


@dataclass(frozen=True)
class HasAspect:
    """The format has a depth, stencil or color component."""

    aspect: str


@dataclass(frozen=True)
class Protected:
    """The image or buffer is protected, or unprotected."""

    noun: str
    is_protected: bool


@dataclass(frozen=True)
class IdentitySwizzle:
    """The image view was created with the identity swizzle."""


@dataclass(frozen=True)
class MemoryTypeReports:
    """The memory was allocated from a type with this property."""

    bit: str


@dataclass(frozen=True)
class FormatWith:
    """A format whose potential format features include one of these."""

    bits: Tuple[str, ...]


@dataclass(frozen=True)
class ValidValue:
    """The value is a valid handle or bit of the type."""

    type: str
    is_value: bool = False


@dataclass(frozen=True)
class NonSparse:
    """The resource has no sparse binding."""


@dataclass(frozen=True)
class CompletelyBound:
    """The resource is bound completely and contiguously to one memory object."""


@dataclass(frozen=True)
class CommandBufferIs:
    kind: str  # "protected", "unprotected", "primary", "secondary"


@dataclass(frozen=True)
class Also:
    """Both relations, or one of them."""

    joint: str
    left: "Relation"
    right: "Relation"


Relation = Union[Is, Ordered, Between, MultipleOf, PowerOfTwo, AllEqual, Unique, Includes, SingleBit, CreatedWith, CreatedHolding,
                 HasFormat, HasAspect, Protected, IdentitySwizzle, MemoryTypeReports, FormatWith, ValidValue, NonSparse, CompletelyBound, CommandBufferIs,
                 Also]

# Clauses.


@dataclass(frozen=True)
class Holds:
    """The subject has the relation, or with `negated` does not."""

    subject: Term
    relation: Relation
    negated: bool = False


@dataclass(frozen=True)
class Enabled:
    """Features ("f") or extensions ("x") are enabled: "or" one of them, "and" all."""

    kind: str
    joint: str
    names: Tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True)
class InChain:
    """A struct of one of these types is in the pNext chain of the owner or of `holder`; `having`: and has these members."""

    structs: Tuple[str, ...]
    holder: Optional[Term] = None
    negated: bool = False
    having: Tuple["Clause", ...] = ()


@dataclass(frozen=True)
class FitsInteger:
    """The evaluation of the term does not overflow a signed 32-bit integer."""

    term: Term
    of_element: bool = False


@dataclass(frozen=True)
class LayoutsCount:
    """The layouts of an image memory barrier are not ignored."""


@dataclass(frozen=True)
class DeviceSupportsQueues:
    """The device supports a queue family with one of the capabilities."""

    device: Path
    bits: Tuple[str, ...]


@dataclass(frozen=True)
class PipelineRequires:
    """The create info of a graphics pipeline has these parts: "pre-rasterization shader", "fragment output interface" ..."""

    joint: str
    parts: Tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True)
class VersionSupported:
    version: str
    negated: bool = False


@dataclass(frozen=True)
class Both:
    """All clauses, written with "and"."""

    items: Tuple["Clause", ...]


@dataclass(frozen=True)
class EitherOr:
    """One of the clauses, written with "or"; `is_marked`: with "either"."""

    items: Tuple["Clause", ...]
    is_marked: bool = False
    is_list: bool = False  # Written as "at least one of the following" and a list.


Clause = Union[Holds, Enabled, InChain, FitsInteger, LayoutsCount, DeviceSupportsQueues, PipelineRequires, VersionSupported, Both,
               EitherOr]


@dataclass(frozen=True)
class Rule:
    """The predicate holds, for each element of the scope, where the condition holds and not `unless`."""

    scope: Optional[Path]
    condition: Optional[Clause]
    predicate: Clause
    unless: Optional[Clause] = None
    is_trailing: bool = False  # The condition follows the predicate in the text.
