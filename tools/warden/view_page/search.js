// Search by debug name, command and message id.

import {byId, element, replaceChildren} from "./dom.js";
import {BLOCK} from "./schedule.js";
import {lowered, shortText} from "./text.js";

const MOST_RESULTS = 60;
const MOST_OF_A_KIND = 15;

// blockIndex returns, for each kind of block, where each id is first shown: Map id -> selection.
function blockIndex(schedule) {
  const index = new Map();
  schedule.lanes.forEach((lane, laneNumber) => lane.rows.forEach((row, rowNumber) => {
    for (let i = 0; i < row.id.length; i++) {
      const key = row.kind[i] * 2 ** 32 + row.id[i];
      if (!index.has(key)) {
        index.set(key, {kind: "block", lane: laneNumber, row: rowNumber, index: i});
      }
    }
  }));
  return (kind, id) => index.get(kind * 2 ** 32 + id);
}

export class Search {
  constructor(app) {
    this.app = app;
    this.results = [];
    this.current = -1;
    this.input = byId("search");
    this.box = byId("results");
    this.input.addEventListener("input", () => this.update());
    this.input.addEventListener("focus", () => this.update());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => this.show(false), 150));
  }

  // find returns [{kind, name, selection}] for a query, at most MOST_RESULTS.
  find(query) {
    const {model, schedule} = this.app;
    const wanted = query.trim().toLowerCase();
    const results = [];
    if (!wanted) {
      return results;
    }
    this.blockOf = this.blockOf || blockIndex(schedule);
    const collect = (kind, count, nameOf, selectionOf) => {
      let found = 0;
      for (let id = 0; id < count && found < MOST_OF_A_KIND && results.length < MOST_RESULTS; id++) {
        const name = nameOf(id);
        const selection = name && lowered(name).includes(wanted) ? selectionOf(id) : null;
        if (selection) {
          results.push({kind, name, selection});
          found++;
        }
      }
    };
    collect(
        "finding", model.findings.length, (id) => model.findings[id].message_id + " " + model.findings[id].summary,
        (id) => ({kind: "finding", id}));
    collect(
        "resource", model.resources.length, (id) => model.nameOf("resources", id) + " " + model.resources[id].handle,
        (id) => ({kind: "resource", id}));
    collect(
        "label", model.labels.length, (id) => model.labels[id].name,
        (id) => this.blockOf(BLOCK.LABEL, id) || this.blockOf(BLOCK.QUEUE_LABEL, id));
    collect(
        "command buffer", model.command_buffers.length,
        (id) => model.nameOf("command_buffers", id) + " " + model.command_buffers[id].handle,
        (id) => this.blockOf(BLOCK.RECORDING, id));
    collect("render pass", model.passes.length, (id) => model.passes[id].name, (id) => this.blockOf(BLOCK.PASS, id));
    collect(
        "submission", model.submissions.length, (id) => "submission " + model.submissions[id].order,
        (id) => this.blockOf(BLOCK.SUBMISSION, id));
    collect("shader", model.shaders.length, (id) => model.shaders[id].name || model.shaders[id].file, (id) => {
      const finding = model.findings.findIndex((row) => row.shader === id);
      return finding >= 0 ? {kind: "finding", id: finding} : null;
    });
    this.findCommands(wanted, results);
    return results;
  }

  // findCommands compares each distinct name and pipeline once. The search starts at the selection and wraps around.
  findCommands(wanted, results) {
    const {model, schedule, selection} = this.app;
    const matches = new Map();
    const matching = (id) => {
      if (!matches.has(id)) {
        matches.set(id, id > 0 && lowered(model.string(id)).includes(wanted));
      }
      return matches.get(id);
    };
    const start = selection && selection.kind === "slot" ? selection.x + 1 : 0;
    let found = 0;
    for (let i = 0; i < schedule.command.length && found < MOST_OF_A_KIND; i++) {
      const x = (start + i) % schedule.command.length;
      const command = schedule.command[x];
      if (command >= 0 && (matching(model.commands.name[command]) || matching(model.commands.pipeline[command]))) {
        const pipeline = model.string(model.commands.pipeline[command]);
        results.push({
          kind: "command",
          name: model.commandName(command) + (pipeline ? " (" + pipeline + ")" : "") + ", slot " + x,
          selection: {kind: "slot", x}
        });
        found++;
      }
    }
  }

  show(open) {
    this.box.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    if (!open) {
      this.input.removeAttribute("aria-activedescendant");
    }
  }

  update() {
    this.results = this.find(this.input.value);
    this.current = this.results.length > 0 ? 0 : -1;
    const entries = this.results.map(
        (result, i) => element(
            "li", {
              role: "option",
              id: "result-" + i,
              "aria-selected": String(i === this.current),
              pointerdown: (event) => {
                event.preventDefault();
                this.choose(i);
              }
            },
            element("span", {class: "kind"}, result.kind + " "), element("bdi", null, shortText(result.name, 160))));
    replaceChildren(this.box, entries.length > 0 ? entries : element("li", {class: "kind"}, "Nothing found"));
    this.show(this.input.value.trim() !== "");
    this.mark();
  }

  mark() {
    this.box.querySelectorAll("[role=option]").forEach((entry, i) => {
      entry.setAttribute("aria-selected", String(i === this.current));
      if (i === this.current) {
        this.input.setAttribute("aria-activedescendant", entry.id);
        entry.scrollIntoView({block: "nearest"});
      }
    });
  }

  choose(index) {
    const result = this.results[index];
    if (result) {
      this.show(false);
      this.app.select(result.selection, {zoom: true});
      byId("canvas").focus();
    }
  }

  key(event) {
    event.stopPropagation();
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && this.results.length > 0) {
      event.preventDefault();
      this.current = (this.current + step + this.results.length) % this.results.length;
      this.mark();
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.choose(this.current);
    } else if (event.key === "Escape") {
      this.input.value = "";
      this.show(false);
      byId("canvas").focus();
    }
  }
}
