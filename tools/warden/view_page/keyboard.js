// Every action by key. The table below is also the help that '?' shows.

import {byId, element, replaceChildren} from "./dom.js";
import {resourcesOf} from "./selection.js";

// moveSelection goes along a row (dx) or to the enclosing or enclosed block (dy).
function moveAlong(app, step) {
  const {selection, schedule, camera} = app;
  if (selection && selection.kind === "block") {
    const row = schedule.lanes[selection.lane].rows[selection.row];
    const index = selection.index + step;
    if (index >= 0 && index < row.x0.length) {
      app.select({...selection, index});
    }
    return;
  }
  const span = app.selectedSpan();
  const from = span ? (step > 0 ? span[1] - 1 : span[0]) : Math.floor(camera.toSlot(camera.width / 2));
  const lane = span && schedule.lane[from] >= 0 ? schedule.lane[from] : -1;
  const x = schedule.neighbor(from, step, lane);
  if (x >= 0) {
    app.select({kind: "slot", x});
  }
}

function moveUp(app) {
  const {selection, schedule} = app;
  const span = app.selectedSpan();
  const lane = selection && selection.kind === "block" ? selection.lane : span ? schedule.lane[span[0]] : -1;
  if (lane >= 0) {
    const found = schedule.blockAt(lane, span[0], selection.kind === "block" ? selection.row - 1 : Infinity);
    if (found) {
      app.select({kind: "block", lane, ...found});
    }
  }
}

function moveDown(app) {
  const {selection, schedule} = app;
  if (!selection || selection.kind !== "block") {
    moveAlong(app, 1);
    return;
  }
  const [begin, end] = app.selectedSpan();
  const rows = schedule.lanes[selection.lane].rows;
  for (let row = selection.row + 1; row < rows.length; row++) {
    for (let i = 0; i < rows[row].x0.length && rows[row].x0[i] < end; i++) {
      if (rows[row].x0[i] >= begin) {
        app.select({kind: "block", lane: selection.lane, row, index: i});
        return;
      }
    }
  }
  const x = schedule.neighbor(begin - 1, 1, selection.lane);
  if (x >= 0 && x < end) {
    app.select({kind: "slot", x});
  }
}

function moveLane(app, step) {
  const {schedule} = app;
  const span = app.selectedSpan();
  const at = span ? span[0] : Math.floor(app.camera.toSlot(app.camera.width / 2));
  const lane = span ? schedule.lane[at] : -1;
  for (let next = lane + step; next >= 0 && next < schedule.lanes.length; next += step) {
    const after = schedule.neighbor(at, 1, next), before = schedule.neighbor(at, -1, next);
    const x = after >= 0 ? after : before;
    if (x >= 0) {
      app.select({kind: "slot", x});
      return;
    }
  }
}

function moveAccess(app, step) {
  const row = app.rows.find((open) => open.resource === app.activeRow);
  const span = app.selectedSpan();
  if (!row || row.events.x.length === 0) {
    return;
  }
  const from = span ? span[step > 0 ? 1 : 0] - (step > 0 ? 1 : 0) : -1;
  const candidates = row.events.x;
  let best = -1;
  for (let i = step > 0 ? 0 : candidates.length - 1; i >= 0 && i < candidates.length; i += step) {
    if (step > 0 ? candidates[i] > from : candidates[i] < from) {
      best = candidates[i];
      break;
    }
  }
  if (best >= 0) {
    app.select({kind: "slot", x: best});
  }
}

// Keys (as KeyboardEvent.key, "Shift+" before arrows), their name in the help, a description, the action.
const ACTIONS = [
  [["?"], "?", "this help", (app) => app.showHelp()],
  [
    ["/"], "/", "search names, commands and message ids",
    () => {
      byId("search").focus();
      byId("search").select();
    }
  ],
  [["n"], "n", "next finding", (app) => app.findings.step(1)],
  [["p"], "p", "previous finding", (app) => app.findings.step(-1)],
  [["f"], "f", "go to the list of findings", (app) => app.showList("findings")],
  [["o"], "o", "go to the list of resources", (app) => app.showList("resources")],
  [["e"], "e", "go to the list of events", () => byId("event-list").focus()],
  [["{", "}"], "{, }", "collapse, expand all events", (app, key) => app.events.foldAll(key === "{")],
  [["Enter", "z"], "Enter, z", "zoom to the selection", (app) => app.zoomToSelection()],
  [["0", "Home"], "0, Home", "show the entire recording", (app) => app.showAll()],
  [["+", "=", "w"], "+, w", "zoom in", (app) => app.zoom(1.4)],
  [["-", "s"], "-, s", "zoom out", (app) => app.zoom(1 / 1.4)],
  [["a", "Shift+ArrowLeft"], "a, Shift+\u2190", "move to the left", (app) => app.pan(-0.2)],
  [["d", "Shift+ArrowRight"], "d, Shift+\u2192", "move to the right", (app) => app.pan(0.2)],
  [["PageUp"], "Page Up", "scroll up", (app) => app.stage.scroll(-200)],
  [["PageDown"], "Page Down", "scroll down", (app) => app.stage.scroll(200)],
  [["ArrowLeft"], "\u2190", "previous command or block of the lane", (app) => moveAlong(app, -1)],
  [["ArrowRight"], "\u2192", "next command or block of the lane", (app) => moveAlong(app, 1)],
  [["ArrowUp"], "\u2191", "enclosing label, pass, recording or submission", moveUp],
  [["ArrowDown"], "\u2193", "first block or command inside", moveDown],
  [["Shift+ArrowUp"], "Shift+\u2191", "lane above", (app) => moveLane(app, -1)],
  [["Shift+ArrowDown"], "Shift+\u2193", "lane below", (app) => moveLane(app, 1)],
  [
    ["r"], "r", "open the rows of the selection's resources",
    (app) => resourcesOf(app, app.selection).slice(0, 4).reverse().forEach((id) => app.openRow(id))
  ],
  [["x"], "x", "close the active row", (app) => app.closeRow(app.activeRow)],
  [["["], "[", "previous access of the active row", (app) => moveAccess(app, -1)],
  [["]"], "]", "next access of the active row", (app) => moveAccess(app, 1)],
  [
    ["t"], "t", "active row as a table",
    (app) => {
      app.table.toggle();
      (app.table.open ? byId("table") : byId("canvas")).focus();
    }
  ],
  [["i"], "i", "go to the details", () => byId("details").focus()],
  [["c"], "c", "copy the fix", (app) => app.details.fix && app.details.fix.copy()],
  [
    ["1", "2", "3"], "1, 2, 3", "variant of the fix",
    (app, key) => app.details.fix && app.details.fix.choose(Number(key) - 1)
  ],
  [
    ["Escape"], "Esc", "clear the selection",
    (app) => {
      app.select(null);
      byId("canvas").focus();
    }
  ],
];

const byKey = new Map(ACTIONS.flatMap(([keys, , , action]) => keys.map((key) => [key, action])));

export function fillHelp() {
  replaceChildren(
      byId("help"), element("h2", null, "Keys"),
      element(
          "table", null,
          element(
              "tbody", null,
              ACTIONS.map(
                  ([, name, text]) => element(
                      "tr", null,
                      element(
                          "th", {scope: "row"},
                          name.split(", ").map((key, i) => [i > 0 ? " " : null, element("kbd", null, key)])),
                      element("td", null, text))))),
      element(
          "p", null,
          "Mouse: the wheel zooms, dragging or Shift and the wheel move, a click selects, a double click zooms to the selection."),
      element(
          "p", null,
          "Lists: \u2191 \u2193 select, \u2190 \u2192 collapse and expand, a column's title sorts. Borders between panes: drag, or Tab to one and use the arrow keys; a double click or Enter restores the size."),
      element("p", null, "Time is logical: each executed command has one slot, in the order of submissions."),
      element("button", {type: "button", autofocus: true, click: () => byId("help").close()}, "Close (Esc)"));
}

const SCROLLING = ["PageUp", "PageDown", "Home", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

export function listenToKeys(app) {
  byId("help").addEventListener("close", () => byId("canvas").focus());
  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open ||
        /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) {
      return;
    }
    // Buttons keep Enter, except those of the help, which keeps the focus for a moment after it is closed. Panels with
    // text keep their scrolling keys.
    if (target.tagName === "BUTTON" && event.key === "Enter" && !target.closest("dialog") ||
        SCROLLING.includes(event.key) && !event.shiftKey && target.closest("#details, #table, .source, [role=tab]")) {
      return;
    }
    const name = (event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : "") + event.key;
    const action = byKey.get(name);
    if (action) {
      event.preventDefault();
      action(app, event.key);
    }
  });
}
