"""The wording of explicit valid-usage statements: typed words, in a normal form that phrases.py parses and english.py writes.

    normal_form(words(markup, registry, owner))
    # "if p:flags includes e:VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT , p:flags must include e:VK_IMAGE_CREATE_SPARSE_BINDING_BIT"

The markup of validusage.json states which word is a member, a feature, a limit or a defined term. A typed word begins with the
letter of its type and a colon:

    p:  a parameter or member, with its path ("p:subresource.aspectMask", "p:VkImageCreateInfo::usage")
    e:  an enumerant or API constant        n:  a number           t:  a type           c:  a command
    f:  a feature                           l:  a limit or property of a physical device
    x:  an extension                        v:  a version ("v:1_3")

All other words are lower case. The normal form only replaces wordings of equal meaning: articles go, "equals" becomes "is".
"""

import html
import re
import sre_parse
from typing import List, Set

from vk.registry.model import Registry

_TAG = re.compile(r"<[^>]*>")
_WORD = re.compile(r"[a-z]:[^\s,;()\[\]]+|[A-Za-z_][A-Za-z0-9_]*(?:'s)?(?:[-/][A-Za-z]+)*|\d+(?:\.\d+)?[A-Za-z]*|==|!=|<=|>=|[^\s]")


class Vocabulary:
    """The names of a registry, as words of its statements refer to them."""

    def __init__(self, registry: Registry):
        self.registry = registry
        self.constants: Set[str] = set(registry.constants)
        for enum in registry.enums.values():
            self.constants.update(value.name for value in enum.values)
        self.constants.update(("VK_NULL_HANDLE", "NULL", "VK_TRUE", "VK_FALSE"))
        self.members: Set[str] = set()
        self.features: Set[str] = set()
        self.limits: Set[str] = set()
        for struct in registry.structs.values():
            names = [member.name for member in struct.members]
            self.members.update(names)
            if "VkPhysicalDevice" in struct.name and "Features" in struct.name:
                self.features.update(names)
            if "Limits" in struct.name or "VkPhysicalDevice" in struct.name and "Properties" in struct.name:
                self.limits.update(names)

    def owner_members(self, owner: str) -> Set[str]:
        item = self.registry.structs.get(owner)
        if item is not None:
            return {member.name for member in item.members}
        command = self.registry.commands.get(owner)
        return {param.name for param in command.params} if command else set()


def _is_feature_struct(name: str) -> bool:
    return name.startswith("VkPhysicalDevice") and "Features" in name


def _is_property_struct(name: str) -> bool:
    return name.startswith("VkPhysicalDevice") and ("Properties" in name or "Limits" in name)


def _marked(markup: str) -> str:
    """The text with @kind{...} around what the markup marks."""
    text = markup
    for entity, character in (("&#8217;", "'"), ("&#8203;", ""), ("\u200b", ""), ("&#160;", " "), ("&nbsp;", " ")):
        text = text.replace(entity, character)
    text = re.sub(r'<sup class="[^"]*">.*?</sup>', "", text)
    text = re.sub(r"<(ul|ol)[^>]*>", " { ", text)
    text = re.sub(r"</(ul|ol)>", " } ", text)
    text = re.sub(r"<li[^>]*>", " * ", text)

    def link(match) -> str:
        target, inner = match.group(1), _TAG.sub("", match.group(2)).strip()
        for prefix, mark in (("features-", "f"), ("limits-", "l")):
            if target.startswith(prefix) and re.fullmatch(r"[A-Za-z]\w*((::|\.)\w+)?(\[\d\])?", inner):
                return "@{}{{{}}}".format(mark, inner)
        return "@k{{{}}}".format(inner) if re.match(r"(Vk|vk|VK_)\w+$", inner) else inner

    # A link to a feature or limit may have a link to its struct inside.
    text = re.sub(r'<a href="#((?:features|limits)-[^"]*)">((?:<a [^>]*>[^<]*</a>|<code>[^<]*</code>|[^<])*)</a>', link, text)
    text = re.sub(r'<a href="#?([^"]*)">(.*?)</a>', link, text, flags=re.DOTALL)
    text = re.sub(r"<code>\s*(@\w\{[^}]*\})\s*</code>", r"\1", text)
    text = re.sub(r"<code>([^<@]*)</code>", lambda match: "@k{" + match.group(1).strip() + "}" if match.group(1).strip() else " ", text)
    text = html.unescape(_TAG.sub(" ", text))
    # A path is one word, also where the markup splits it.
    for _ in range(4):
        text = re.sub(r"@k\{([^{}]*)\}\s*(::|->|\.(?=\w|@))\s*@[kfl]\{([^{}]*)\}", r"@k{\1\2\3}", text)
        text = re.sub(r"@k\{([^{}]*)\}(::|->|\.)([A-Za-z]\w*)", r"@k{\1\2\3}", text)
    return text


def _typed(code: str, vocabulary: Vocabulary, owner: str) -> str:
    """The typed word of a word in code font; several words stay words."""
    registry = vocabulary.registry
    if re.fullmatch(r"VK_(KHR|EXT|NV|NVX|AMD|AMDX|QCOM|ARM|ANDROID|GOOGLE|FUCHSIA|IMG|INTEL|VALVE|HUAWEI|SEC|QNX|OHOS|MSFT|LUNARG|GGP|NN|MVK|FB)_[a-z0-9]\w*", code):
        return "x:" + code
    version = re.fullmatch(r"VK_(?:API_)?VERSION_(\d)_(\d)", code)
    if version:
        return "v:{}_{}".format(*version.groups())
    if code in vocabulary.constants or re.fullmatch(r"VK_[A-Z0-9_]+[A-Za-z0-9_]*", code):
        return "e:" + code
    if re.fullmatch(r"-?\d+|0x[0-9A-Fa-f]+|\d+\.\d+f?", code):
        return "n:" + code.rstrip("f") if "x" not in code else "n:" + code
    if code in registry.structs or code in registry.handles or code in registry.enums or code in registry.bitmasks:
        return "t:" + code
    if code in registry.commands:
        return "c:" + code
    path = re.fullmatch(r"[A-Za-z_]\w*(?:(?:::|->|\.)[A-Za-z_]\w*)*", code)
    if path:
        names = re.split(r"::|->|\.", code)
        if len(names) == 2 and _is_feature_struct(names[0]):
            return "f:" + code
        if len(names) > 1 and _is_property_struct(names[0]):
            return "l:" + code
        if names[-1] in vocabulary.members or names[0] in vocabulary.owner_members(owner):
            return "p:" + code
    return "k:" + code if re.fullmatch(r"\S+", code) else code


def words(markup: str, vocabulary: Vocabulary, owner: str) -> List[str]:
    """The typed words of a statement."""
    text = _marked(markup)

    def mark(match) -> str:
        kind, inner = match.group(1), match.group(2).strip()
        if kind == "k":
            inner = re.sub(r"\s*(::|->|\.)\s*", r"\1", inner)
            typed = _typed(inner, vocabulary, owner)
            return " {} ".format(typed if re.match(r"[a-z]:", typed) else " ".join(
                _typed(word, vocabulary, owner) if re.fullmatch(r"VK_\w+", word) else word for word in inner.split()))
        return " {}:{} ".format(kind, inner)

    text = re.sub(r"@(\w)\{([^{}]*)\}", mark, text)
    found = []
    members = vocabulary.owner_members(owner)
    for word in _WORD.findall(text):
        if re.match(r"[a-z]:", word):
            found.append(word.rstrip(".") if word[0] != "n" else word)
            if word.endswith(".") and word[0] != "n":
                found.append(".")
        elif re.fullmatch(r"(VK_\w+|NULL|Vk\w+|vk[A-Z]\w+)", word):
            found.append(_typed(word, vocabulary, owner))
        elif re.fullmatch(r"\d+(\.\d+)?f?", word):
            found.append("n:" + word.rstrip("f"))
        elif word in members and re.search("[a-z][A-Z]", word):
            found.append("p:" + word)
        else:
            found.append(word.lower())
    while found and found[-1] in (".", ","):
        found.pop()
    return [re.sub(r"::|->", ".", word) if word[:2] in ("p:", "f:", "l:") else word for word in found]


# Wordings and their normal form, in the order in which they are applied to words that single spaces separate. P is a member,
# E an enumerant, Q any quantity. Only wordings of equal meaning are here.
_RULES = [
    (r"\b(the|a|an|then|also|respectively)( |$)", ""),
    (r", and/or ", " or "), (r"\band/or\b", "or"), (r", and if ", " and "), (r"\band if\b", "and"), (r"\bor if\b", "or"),
    (r" : : ", "."),
    (r"(\S) 's ", r"\1's "),
    (r"((?:p|l):\S+) \[ n:(\d) \] \. ([a-z]+)\b", r"\1[\2].\3"), (r"((?:p|l):\S+) \[ n:(\d) \]", r"\1[\2]"),
    # Nouns after a name.
    (r"(p:\S+) (member|parameter|value|field|handle|flag|bit|array|structure|object)s?\b(?! (index|count|size))", r"\1"),
    (r"(p:\S+) and (p:\S+) (of|must|is|are) ", r"\1 and \2 \3 "),
    (r"(e:\S+) (usage |create |creation )?(flag|bit|value)s?\b", r"\1"),
    (r"(e:\S+) (usage|creation) (?=set|$|,|or|and)", r"\1 "),
    (r"(e:\S+) set\b(?! (in|to|by|for))", r"\1"),
    (r"(t:\S+) (structure|object|handle)s?\b", r"\1"),
    (r"(f:\S+) features?\b", r"\1"),
    (r"(l:\S+) (property|limit|member)\b", r"\1"),
    (r"(x:\S+) (device |instance )?extensions?\b", r"\1"),
    (r"\b(value|values|parameter|member|structure) (?=(p:|l:|t:))", ""),
    (r"\b(value|values) of (?=(p:|l:))", ""),
    (r"\bvulkan n:(\d)\.(\d)", r"v:\1_\2"),
    # Values.
    (r"\bnon-zero\b", "not n:0"), (r"\bnonzero\b", "not n:0"), (r"\bzero\b", "n:0"),
    (r"\be:VK_TRUE or e:VK_FALSE\b", "e:VK_TRUE or e:VK_FALSE"),
    (r"\bbe not (n:0)", r"not be \1"),
    # Masks.
    (r"\bcontains\b", "includes"), (r"\bcontain\b", "include"), (r"\bcontaining\b", "including"), (r"\bcontained\b", "included"),
    (r"\bat least one of( these)? (?=e:)", "any of "), (r"\bone or more of (?=e:)", "any of "),
    (r"(?<=includes )any of (?=e:)", ""), (r"(?<=include )any of (?=e:)", ""), (r"(?<=includes )either (?=e:)", ""),
    (r"(?<=include )either (?=e:)", ""), (r"(?<=include )one of (?=e:)", "one of "),
    (r"(?<!not include )\bboth (?=e:)", ""),
    # Comparisons.
    (r"\bis equal to\b", "is"), (r"\bare equal to\b", "are"), (r"\bis not equal to\b", "is not"), (r"\bbe equal to\b", "be"),
    (r"\bequals\b", "is"), (r"\bmust equal\b", "must be"), (r"\bdoes not equal\b", "is not"), (r"\bnot equal to\b", "not"),
    (r"\bnot be greater than (?!or)", "be less than or equal to "), (r"\bnot be less than (?!or)", "be greater than or equal to "),
    (r"\bnot exceed\b", "be less than or equal to"), (r"\blarger than\b", "greater than"), (r"\bsmaller than\b", "less than"),
    (r"\bis (one|any|either) of\b", "is"), (r"\bbe (one|any) of\b", "be"), (r"\bnot be any of\b", "not be"),
    (r"\bbe either\b", "be"), (r"\beither be\b", "be"), (r"\bis either\b", "is"), (r"\bnot be either\b", "not be"), (r"\bis neither (\S+) nor\b", r"is not \1 or"),
    (r"\binteger multiple of\b", "multiple of"), (r"\bpower of two\b", "power of n:2"),
    (r"\bbe aligned to\b", "be multiple of"),
    (r"\bwas set to\b", "is"), (r"\bis set to\b", "is"), (r"\bbe set to\b", "be"), (r"\bspecified as\b", "is"),
    # Chains and creation.
    (r"\bp:(\S+?)\.pNext chain\b", r"p:pNext chain of p:\1"),
    (r"(?<!:)\bpNext chain\b", "p:pNext chain"), (r"(?<!:)\bpnext chain\b", "p:pNext chain"),
    (r"\b(of|in) this (structure|t:\S+)", ""),
    (r"\bin its p:pNext chain\b", "in p:pNext chain"),
    (r"\bincluded in p:pNext chain\b", "in p:pNext chain"), (r"\bspecified in p:pNext chain\b", "in p:pNext chain"),
    (r"\b(is|was) included in\b", "is in"), (r"\bbe included in\b", "be in"),
    (r"\binstance of (?=t:)", ""),
    (r"\bhas been created\b", "was created"), (r"\bhad been created\b", "was created"), (r"\bis created\b", "was created"),
    (r"\bmust not have been created\b", "must not have been created"),
    # Features, limits and extensions.
    (r"(f:\S+) (is|are|was|were) e:VK_TRUE\b", r"\1 is enabled"), (r"(f:\S+) (is|are|was|were) e:VK_FALSE\b", r"\1 is not enabled"),
    (r"(f:\S+) must be e:VK_TRUE\b", r"\1 must be enabled"),
    (r"(f:\S+) (are|was|were) (not )?enabled\b", r"\1 is \3enabled"),
    (r"(x:\S+) is (not )?supported\b", r"\1 is \2enabled"),
    (r"(l:\S+) is supported\b", r"\1 is e:VK_TRUE"), (r"(l:\S+) is not supported\b", r"\1 is e:VK_FALSE"),
    (r"\bnot enabled for device\b", "not enabled"),
    # Elements.
    (r"\b(each|any|every|all) (of )?elements? of\b", r"\1 element of"), (r"\bevery element of\b", "each element of"),
    (r"\ball element of\b", "each element of"), (r"\belements of (?=p:)", "each element of "),
    (r"\beach (?=p:\S+ of (each|any) element of)", ""), (r"\bany (?=p:\S+ of (each|any) element of)", ""),
    (r"\b(each|any) given element of\b", r"\1 element of"),
    (r"\bthat (same )?(given )?element\b", "that element"), (r"\bsame element\b", "that element"),
    (r"\bof that element of p:\S+", "of that element"),
    (r"\bmembers? of\b", "of"), (r"\bmembers? (?=must|is|are)", ""),
    # Wordings of later registries.
    (r"\b(?:image|p:\w+) or each specified disjoint plane (?=must be bound)", "it "),
    (r"\bany of multi-planar aspect mask bits?\b",
     "e:VK_IMAGE_ASPECT_PLANE_0_BIT , e:VK_IMAGE_ASPECT_PLANE_1_BIT or e:VK_IMAGE_ASPECT_PLANE_2_BIT"),
    (r"(?<=include )(e:\S+) nor (?=e:)", r"\1 or "), (r"(?<=be )(e:\S+) or (e:\S+) or (?=e:)", r"\1 , \2 or "),
    # Wordings of one phrase each.
    (r"\bk:sizeof\b", "sizeof"), (r"×", "*"), (r"\bdepth-stencil format\b", "depth/stencil format"),
    (r"\b(does not have|do not have) value\b", "is not"), (r"\b(or|and) have value\b", r"\1"), (r"\bhas value\b", "is"),
    (r"\bmust have not been\b", "must not have been"), (r"\b(p:\S+ used to create p:\S+) was (?=e:)", r"\1 is "),
    (r"(n:\d+) value\b", r"\1"), (r"\bsharing mode of (?=e:)", "p:sharingMode of "),
    (r"\beach t:\S+ element of\b", "each element of"), (r"\bany t:\S+ element of\b", "any element of"),
    (r"\boffsets in p:pOffsets\b", "each element of p:pOffsets"), (r"\bof element of (?=p:)", "of any element of "),
    (r"\bif element of (?=p:)", "if any element of "), (r"\band must be (?=multiple|greater|less|power)", "and "),
    (r"\band be (?=multiple|greater|less|power)", "and "), (r"\bmust each be\b", "must be"),
    (r"\bp:ppEnabledExtensionNames includes k:\"(VK_\w+)\"", r"x:\1 is enabled"),
    (r"\bp:ppEnabledExtensionNames does not include k:\"(VK_\w+)\"", r"x:\1 is not enabled"),
    (r"\bmultiple of multiple of\b", "multiple of"), (r"\bhas format that has\b", "has"), (r"\bhas format with\b", "has"),
    (r"\bfollowing features must be enabled\b", "following must be enabled"),
    (r"\b(p:\S+ or p:\S+) of (?=any element)", r"\1 of "), (r"\bfor given (?:p|k):\S+", ""),
    (r"\bthat was used to create p:device\b", ""), (r"\bfor (?:p|k):physicalDevice\b", ""),
    (r"\breturned by either (c:\S+) or c:\S+", r"returned by \1"),
    (r"\bk:pQueueFamilyPropertyCount returned by c:vkGetPhysicalDeviceQueueFamilyProperties2?\b", "number of queue families"),
    (r"\band must be less than\b", "and less than"), (r"\bstd:+\b", ""),
    (r"\blayouts are not ignored , (?=p:)", "layouts are not ignored and "),
    (r"\b(is not e:\w+) and is not (?=e:)", r"\1 or "), (r"\bmust not include any bits other than\b", "must only include"),
    (r"\bbe (n:\d+) byte aligned\b", r"be multiple of \1"), (r"\bnot be negative\b", "be greater than or equal to n:0"),
    (r"(p:\S*[fF]lags) has (?=e:)", r"\1 includes "), (r"\bsize of k:VkDeviceSize\b", "sizeof ( VkDeviceSize )"),
    (r"\bstate(s)? dynamic state(s)?\b", "state"), (r"\bp:pDynamicStates of p:pDynamicState\b", "p:pDynamicState.pDynamicStates"),
    (r"\bpipeline is being created with (?=pre-rast|fragment|vertex)", "pipeline requires "),
    (r"(e:\S+) is neither included in nor\b", r"\1 is not in"),
    (r"(v:\S+) or later is\b", r"\1 is"),
    (r"\b(image|buffer) view format features\b", r"\1 view's format features"),
    (r"\bp:image view's format features\b", "image view's format features"),
    (r"\bpotential format features that includes?\b", "potential format features that include"),
    (r"\bpotential format features including\b", "potential format features that include"),
    (r"\bformat features of format of (?=p:)", "format features of "),
    # Punctuation.
    (r"\binclude valid (?=t:)", "include "),
    (r"e:(VK_IMAGE_ASPECT_MEMORY_PLANE) (?:_i_|\{ ibit \}) bit_ext for any index i\b", r"e:\1_0_BIT_EXT , e:\1_1_BIT_EXT , e:\1_2_BIT_EXT or e:\1_3_BIT_EXT"),
    (r" ; ", " , "), (r", (or|and|but) ", r"\1 "), (r"\bbut\b", "and"), (r"\binclusive\b", "inclusive"), (r", inclusive\b", "inclusive"),
    (r"\bif (either|both) (?=p:|f:|t:|x:)", "if "),
    (r"\b(is|are) (both|all) (?=not )", r"\1 "), (r"\bare (?=e:|n:|not e:|not n:)", "is "),
    (r"^either (?=p:)", ""),
    (r"  +", " "),
]


def _literal(pattern: str) -> str:
    """The longest text that every match has: a pattern whose text is not in a statement need not be tried."""
    longest, current = "", ""
    for kind, value in sre_parse.parse(pattern):
        if kind is sre_parse.LITERAL:
            current += chr(value)
            longest = max(longest, current, key=len)
        else:
            current = ""
    return longest


_COMPILED = [(_literal(pattern), re.compile(pattern), text) for pattern, text in _RULES]


def normal_form(found: List[str]) -> str:
    """The words with wordings of equal meaning replaced by one."""
    text = " ".join(found)
    for _ in range(3):
        before = text
        for literal, pattern, replacement in _COMPILED:
            if literal in text:
                text = pattern.sub(replacement, text)
        text = text.strip()
        if text == before:
            break
    return text


# Wordings of one meaning between which the grammar has to choose: number, voice and order of words. They are equal only where
# a tree is compared with its statement.
_SAME = [(re.compile(pattern), text) for pattern, text in (
    (r" ,", ""), (r" inclusive\b", ""), (r"\bbytes\b", ""), (r"\bminus\b", "-"), (r"\bplus\b", "+"),
    (r"\bin range \[ (\S+) (\S+) \]", r"between \1 and \2"), 
    (r"\bare (both )?", "is "), (r"\bwere created", "was created"), (r"\bmust (both|each) ", "must "), (r"\bdo not\b", "does not"),
    (r"\bwas created without\b", "was not created with"), (r"\bhave been created without\b", "not have been created with"),
    (r"\b(have been|be) created with\b", "have been created with"),
    (r"(created with p:\S+) (of|equal to|is) ", r"\1 "), (r"\bcreated with any of\b", "created with"),
    (r"(created with p:\S+) that (included|includes) ", r"\1 including "),
    (r"(p:\S+) p:(\S+) was created with\b", r"\1 used to create p:\2"),
    (r"\bp:(\S+) specified in t:(\w+) when (p:\S+) was created", r"p:\2.\1 used to create \3"),
    (r"\bmust only (include|have)\b", r"must \1 only"), (r"\bhave only single\b", "have single"),
    (r"include only ((?:e:\S+ )+)and (e:\S+)", r"include only \1or \2"),
    (r"\b(has|have) (depth|stencil|color) aspect\b", r"\1 \2 component"),
    (r"\b(has|have) (color|depth/stencil|depth-stencil) format\b", lambda match: (
        "is" if match.group(1) == "has" else "be") + " " + match.group(2).replace("depth-stencil", "depth/stencil") + " format"),
    (r"\bno element of (p:\S+) is (?=e:)", r"\1 does not include "), (r"(e:\S+) is set in (p:\S+)", r"\2 includes \1"), (r"(e:\S+) is in (p:\S+)", r"\2 includes \1"),
    (r"(e:\S+) is not in (p:\S+)", r"\2 does not include \1"), (r"(e:\S+) must be in (p:\S+)", r"\2 must include \1"),
    (r"(created with e:\S+) set in p:\S+", r"\1"), (r"\bnumber of queries in p:(\S+)", r"p:queryCount used to create p:\1"),
    (r"\b(was|have been) allocated with\b", r"\1 created with"),
    (r"(created with p:\S+) (of|equal to|is) ", r"\1 "), (r"(?<!p:)\bsize of p:(\S+)", r"p:size used to create p:\1"),
    (r"\bp:p:size used to create", "p:size used to create"),
    (r"\bevaluation of (\( [^)]* \)) must not cause signed integer addition overflow for any element of (p:\S+)",
     r"for each element of \2 evaluation of \1 must not overflow"),
    (r"\bevaluation of (\( [^)]* \)) must not cause signed integer addition overflow", r"evaluation of \1 must not overflow"),
    (r"\bevaluation of (\( [^)]* \)) in each element of (p:\S+) must not cause signed integer addition overflow", r"for each element of \2 evaluation of \1 must not overflow"),
    (r"\bcapability\b", "capabilities"), (r"\bfollowing must be enabled : \{ ([^}]*) \}", lambda match: "following must be true : { " + re.sub(
        r"(f:\S+)", r"\1 is enabled", match.group(1)) + " }"), (r"\bp:(\S+) of p:(\S+)", r"p:\2.\1"), (r"\bp:(\S+) and p:(\S+) of p:(\S+)", r"p:\3.\1 and p:\3.\2"),
    (r"\b(in range|between) ", "between "), (r"  +", " "))]


def comparable(text: str) -> str:
    """The normal form with number, voice and order of words made equal."""
    for pattern, replacement in _SAME:
        text = pattern.sub(replacement, text)
    return text.strip()
