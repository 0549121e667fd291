// A shader's source with the findings of GPU-assisted validation: counts in the margin of each line.

import {codeLine} from "./code.js";
import {element} from "./dom.js";
import {plural, visibleText} from "./text.js";

const AROUND = 1000;  // Lines that are shown on each side of the current one.

// countsOf returns the number of failures on each line of a shader, and the findings there: Map line -> {count,
// findings}.
export function countsOf(model, shader) {
  const counts = new Map();
  model.findings.forEach((finding, id) => {
    if (finding.shader === shader && finding.line > 0) {
      const at = counts.get(finding.line) || {count: 0, findings: []};
      at.count += finding.count || 1;
      at.findings.push(id);
      counts.set(finding.line, at);
    }
  });
  return counts;
}

// shaderPanel shows the source of a shader; the margin's counts select a finding of their line.
export function shaderPanel(app, shader, currentLine) {
  const row = app.model.shaders[shader];
  const counts = countsOf(app.model, shader);
  const source = Array.isArray(row.source) ? row.source : [];
  const first = Math.max(currentLine - 1 - AROUND, 0), last = Math.min(currentLine + AROUND, source.length);
  const lines = [];
  for (let i = first; i < last; i++) {
    const found = counts.get(i + 1);
    const button = found &&
        element("button", {
                     class: "link",
                     type: "button",
                     title: plural(found.count, "failure") + " in line " + (i + 1),
                     "aria-label": plural(found.count, "failure") + " in line " + (i + 1),
                     click: () => app.select({kind: "finding", id: found.findings[0]}),
                   },
                "\u00d7" + found.count);
    lines.push(element(
        "tr", {class: (found ? "found" : "") + (i + 1 === currentLine ? " current" : "")},
        element("td", {class: "count"}, button || null), element("td", {class: "number"}, i + 1),
        element("td", null, codeLine(visibleText(String(source[i]).replace(/\t/g, "    "))))));
  }
  const panel = element(
      "div", null,
      element(
          "h3", null, "Shader ", element("bdi", null, visibleText(row.name || row.file || row.handle)),
          row.file && row.name && row.file !== row.name ?
              element("span", {class: "kind"}, " ", element("bdi", null, visibleText(row.file))) :
              null),
      lines.length > 0 ?
          element(
              "table", {class: "source", tabindex: "0", "aria-label": "Shader source with counts of failures"},
              element("tbody", null, lines)) :
          element("p", null, "The shader has no source: compile it with debug information."));
  return panel;
}

// showCurrentLine scrolls the source to the line of the selected finding. The source must be in the page.
export function showCurrentLine(panel) {
  const current = panel.querySelector(".source tr.current"), box = panel.querySelector(".source");
  if (current && box) {
    box.scrollTop = current.offsetTop - (box.clientHeight - current.offsetHeight) / 2;
    current.scrollIntoView({block: "nearest", inline: "nearest"});
  }
}
