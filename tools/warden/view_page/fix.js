// The fix of a hazard as C code: tabs for the three ways to write it, and a button that copies the shown one.

import {codeLine} from "./code.js";
import {copyText, element, replaceChildren} from "./dom.js";
import {visibleLines, visibleText} from "./text.js";

const VARIANTS =
    [["sync2", "Synchronization 2"], ["sync1", "Vulkan 1.0"], ["subpass_dependency", "Subpass dependency"]];

const SHORT_CODE = 6;  // Lines.

// fixPanel returns {element, choose(n), copy()} for a finding's fix.
export function fixPanel(fix, announce) {
  const variants = VARIANTS.filter(([member]) => fix[member]);
  let current = 0;
  const code = element("pre", {class: "code", tabindex: "0", "aria-label": "C code of the fix"});
  const copyButton =
      element("button", {class: "copy", type: "button", title: "Copy the code (c)", click: () => copy()}, "Copy");
  const tabs =
      variants.map(([, title], i) => element("button", {type: "button", role: "tab", click: () => choose(i)}, title));
  const choose = (index) => {
    if (index < variants.length) {
      current = index;
      tabs.forEach((tab, i) => tab.setAttribute("aria-selected", String(i === index)));
      const lines = visibleLines(fix[variants[index][0]]).match(/[^\n]*\n|[^\n]+/g) || [];
      replaceChildren(code, lines.map((line) => codeLine(line, 0.5)));
    }
  };
  const copy = async () => {
    if (variants.length > 0) {
      const copied = await copyText(String(fix[variants[current][0]]));
      copyButton.textContent = copied ? "Copied" : "Could not copy";
      announce(copyButton.textContent);
      setTimeout(() => {
        copyButton.textContent = "Copy";
      }, 1500);
    }
  };
  choose(0);
  // A long text says the same as long code: it is cut to two lines until it is opened.
  const numLines = Math.max(0, ...variants.map(([member]) => String(fix[member]).split("\n").length - 1));
  const text = element(
      "details", {class: "text", open: numLines <= SHORT_CODE},
      element("summary", null, element("strong", null, "Fix: "), codeLine(visibleText(fix.text))));
  const panel = element(
      "div", {class: "card fix"}, text,
      variants.length > 0 ?
          [
            element(
                "div", {class: "title"},
                element("div", {class: "tabs", role: "tablist", "aria-label": "Variants of the fix"}, tabs),
                copyButton),
            code
          ] :
          null);
  return {element: panel, choose, copy};
}
