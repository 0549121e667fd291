// Turns names, flags and ranges of a trace into text that can be shown safely.

const UNSEEN =
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

function nameOfUnseen(character) {
  return "\u2039U+" + character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "\u203a";
}

// visibleText replaces control characters and marks of text direction by visible ones.
export function visibleText(text) {
  return String(text === undefined || text === null ? "" : text).replace(UNSEEN, nameOfUnseen);
}

// visibleLines is visibleText, but keeps line ends and tabs.
export function visibleLines(text) {
  return String(text === undefined || text === null ? "" : text)
      .replace(UNSEEN, (character) => (character === "\n" || character === "\t" ? character : nameOfUnseen(character)));
}

// shortText is visibleText, cut to `limit` characters with an ellipsis.
export function shortText(text, limit) {
  const shown = visibleText(String(text === undefined || text === null ? "" : text).slice(0, limit + 1));
  return shown.length > limit ? shown.slice(0, limit - 1) + "\u2026" : shown;
}

// shortFlags removes the prefixes that flags of one kind have in common.
export function shortFlags(flags) {
  return visibleText(flags)
             .replace(/VK_(PIPELINE_STAGE|ACCESS)(_2)?_/g, "")
             .replace(/_BIT(_KHR|_EXT|_NV)?(?=\||$|\s)/g, "")
             .replace(/VK_IMAGE_LAYOUT_/g, "")
             .replace(/\s*\|\s*/g, " | ") ||
      "none";
}

export function shortLayout(layout) { return visibleText(layout).replace(/^VK_IMAGE_LAYOUT_/, ""); }

export function byteRange(begin, end) { return "bytes [" + begin + ", " + (end < 0 ? "end" : end) + ")"; }

export function subresourceRange(range) {
  if (!range) {
    return "all subresources";
  }
  const span = (name, base, count) =>
      count === 1 ? name + " " + base : name + "s " + base + " to " + (count < 0 ? "last" : base + count - 1);
  return visibleText(range.aspects || "color") + ", " + span("mip", range.base_mip || 0, range.mips || 1) + ", " +
      span("layer", range.base_layer || 0, range.layers || 1);
}

// lowered returns the text for comparison: as it is written and as it is shown.
export function lowered(text) { return (String(text) + "\n" + visibleText(text)).toLowerCase(); }

// byteCount returns "12 bytes", "1.5 KiB".
export function byteCount(count) {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0, value = Number(count) || 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return value.toLocaleString("en", {maximumFractionDigits: 1}) + " " + units[unit];
}

// plural returns "1 command", "2 commands".
export function plural(count, noun) {
  return count.toLocaleString("en") + " " + noun +
      (count === 1                                   ? "" :
           noun.endsWith("s") || noun.endsWith("ch") ? "es" :
                                                       "s");
}
