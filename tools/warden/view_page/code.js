// Code that fits a narrow panel: long lines continue below, indented, and no name is cut.

import {element} from "./dom.js";

const MOST_INDENT = 32;

// breakable returns a word that is broken after punctuation if it is longer than a line.
function breakable(word) {
  return element(
      "span", {class: "word"}, word.split(/(?<=[_.,;([])/).map((piece, i) => [i > 0 ? element("wbr") : null, piece]));
}

// codeLine returns a line of code, which breaks between words. Its text is the line. `scale`: of the indentation.
export function codeLine(line, scale = 1) {
  const indent = line.match(/^ */)[0];
  const parts = line.slice(indent.length).match(/\s+|\S+/g) || [];
  return element(
      "span", {class: "line", style: "--indent:" + Math.min(indent.length, MOST_INDENT) * scale},
      element("span", {class: "indent"}, indent), parts.map((part) => (/\s/.test(part) ? part : breakable(part))));
}
