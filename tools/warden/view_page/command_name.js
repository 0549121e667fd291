// Names of commands in boxes: complete, on several lines, or as a key word. They are never cut.

const parts = new Map();

// partsOf returns {text, words, keyword} of a command's name: "vkCmdDrawIndexed" -> "DrawIndexed", ["Draw", "Indexed"],
// "Draw".
export function partsOf(name) {
  if (!parts.has(name)) {
    const text = name.replace(/^vk(Cmd)?/, "");
    const words = text.match(/[A-Z]+(?![a-z])\d*|[A-Z][a-z]*\d*|[^A-Z]+/g) || [text];
    parts.set(name, {text, words, keyword: /Barrier/.test(text) ? "Barrier" : words[0]});
  }
  return parts.get(name);
}

// linesOf returns the lines of a name in a box of so many characters and lines, or null.
export function linesOf(name, columns, rows) {
  const {text, words} = partsOf(name);
  if (text.length <= columns) {
    return [text];
  }
  const lines = [];
  for (const word of words) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + word.length <= columns) {
      lines[last] += word;
    } else {
      lines.push(word);
    }
  }
  return lines.length <= rows && lines.every((line) => line.length <= columns) ? lines : null;
}
