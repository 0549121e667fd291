// The list of events: commands in order with the submissions, labels and passes around them, or filtered and sorted.

import {CATEGORIES} from "./category.js";
import {BLOCK_KINDS, blockName} from "./describe.js";
import {byId, element} from "./dom.js";
import {EventTree} from "./event_tree.js";
import {Grid, sortedIndexes, textRanks} from "./grid.js";
import {findingGlyph, placeFinding, severityColor} from "./marks.js";
import {IntList} from "./pyramid.js";
import {isHang, STATUSES} from "./statuses.js";
import {lowered, plural, shortText} from "./text.js";

const INDENT = 9;
const SEVERITY_RANKS = {
  error: 0,
  warning: 1,
  note: 2
};
const NO_FINDING = 3;

export class EventList {
  constructor(app) {
    this.app = app;
    this.tree = new EventTree(app.schedule);
    this.collapsed = new Set();
    this.events = new Int32Array(0);
    this.isTree = true;
    this.sides = {first: -1, second: -1};
    this.findingAt = new Map();
    app.marks.forEach((marks) => marks.x.forEach((x, i) => {
      if (!this.findingAt.has(x)) {
        this.findingAt.set(x, marks.finding[i]);
      }
    }));
    this.slots = app.schedule.command
                     .reduce(
                         (list, command, x) => {
                           if (command >= 0) {
                             list.push(x);
                           }
                           return list;
                         },
                         new IntList())
                     .taken();
    this.grid = new Grid(byId("events"), {
      name: "event",
      role: "treegrid",
      label: "Events",
      hint: "Filter by name, label, resource",
      sort: "order",
      columns: [
        {key: "order", title: "#", label: "order"}, {key: "mark", title: "\u25b2", label: "finding"},
        {key: "name", title: "Command", label: "command"}, {key: "label", title: "Label", label: "label"}
      ],
      kinds: [
        ["", "all kinds"], ["finding", "with a finding"],
        ...(app.model.findings.some(isHang) ? Object.entries(STATUSES).map(([name, {text}]) => [name, text]) : []),
        ...CATEGORIES.map((category, i) => [String(i), category.name])
      ],
      order: (grid) => this.order(grid),
      row: (index) => this.row(index),
      choose: (index) => app.select(this.tree.selectionOf(this.events[index])),
      key: (event, index) => this.key(event, index)
    });
  }

  severityAt(x) {
    const finding = this.app.model.findings[this.findingAt.get(x)];
    return finding ? severityColor(finding.severity) : "";
  }

  // matching returns a byte for each command: whether its name, pipeline, label, recording or a resource contains the
  // text.
  matching(text) {
    const {model} = this.app, wanted = text.trim().toLowerCase();
    const found = (name) => lowered(name).includes(wanted) ? 1 : 0;
    const strings = Uint8Array.from(model.strings, found);
    const labels = new Uint8Array(model.labels.length);
    model.labels.forEach((label, id) => {  // The parent of a label comes before it.
      labels[id] = found(label.name) || (label.parent >= 0 && label.parent < id ? labels[label.parent] : 0);
    });
    const recordings = Uint8Array.from(model.command_buffers, (_, id) => found(model.nameOf("command_buffers", id)));
    const {name, pipeline, label, command_buffer: recording, count} = model.commands;
    const result = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      result[i] = strings[name[i]] || (pipeline[i] > 0 && strings[pipeline[i]]) || labels[label[i]] ||
          recordings[recording[i]] || 0;
    }
    const resources = Uint8Array.from(model.resources, (_, id) => found(model.nameOf("resources", id)));
    const {command, resource, count: numAccesses} = model.accesses;
    for (let i = 0; i < numAccesses; i++) {
      if (resource[i] >= 0 && command[i] >= 0 && resources[resource[i]]) {
        result[command[i]] = 1;
      }
    }
    return result;
  }

  filtered({text, kind}) {
    const {schedule} = this.app;
    const matches = text.trim() ? this.matching(text) : null;
    return this.slots.filter(
        (x) => (!matches || matches[schedule.command[x]]) &&
            (kind === ""                       ? true :
                 kind === "finding"            ? this.findingAt.has(x) :
                 Object.hasOwn(STATUSES, kind) ? this.app.statuses.get(x) === kind :
                                                 schedule.categories[schedule.command[x]] === Number(kind)));
  }

  order(grid) {
    const {schedule, model} = this.app;
    this.isTree = !grid.text.trim() && grid.kind === "" && grid.sort === "order" && !grid.descending;
    if (this.isTree) {
      this.events = this.tree.visible(this.collapsed);
    } else {
      const slots = this.filtered(grid);
      const names = grid.sort === "name" ? textRanks(model.strings) : [];
      const labels = grid.sort === "label" ? textRanks(model.labels.map((label) => String(label.name))) : [];
      const keyOf = {
        order: () => 0,
        mark: (x) => (this.findingAt.has(x) ? SEVERITY_RANKS[this.severityAt(x)] : NO_FINDING),
        name: (x) => names[model.commands.name[schedule.command[x]]],
        label: (x) => {
          const label = model.commands.label[schedule.command[x]];
          return label >= 0 ? labels[label] : model.labels.length;
        }
      }[grid.sort];
      this.events = sortedIndexes(slots.length, (i) => keyOf(slots[i]), grid.descending)
                        .map((i) => this.tree.eventOfSlot[slots[i]]);
    }
    grid.box.style.setProperty("--digits", Math.max(String(schedule.length).length, 2));
    grid.box.classList.toggle("tree", this.isTree);
    const shown = this.isTree ? this.slots.length : this.events.length;
    grid.counter.textContent = shown === this.slots.length ?
        plural(shown, "command") :
        shown.toLocaleString("en") + " of " + plural(this.slots.length, "command");
    grid.current = this.currentIndex();
    return this.events.length;
  }

  row(index) {
    const event = this.events[index], block = this.tree.block[event];
    return block >= 0 ? this.blockRow(event, block) : this.commandRow(event, this.tree.slot[event]);
  }

  commandRow(event, x) {
    const {model, schedule} = this.app;
    const command = schedule.command[x], finding = model.findings[this.findingAt.get(x)];
    const pipeline = model.string(model.commands.pipeline[command]);
    const label = model.row("labels", model.commands.label[command]);
    const side = x === this.sides.first ? " first" : x === this.sides.second ? " second" : "";
    const name = model.commandName(command);
    const status = this.app.statuses.get(x);
    return {
      attributes: {
        class: "line command" + side,
        title: shortText(name + (pipeline ? " (" + pipeline + ")" : ""), 200),
        ...this.treeAttributes(event)
      },
      cells: [
        x,
        finding ? element(
                      "span", {class: severityColor(finding.severity), title: shortText(finding.message_id, 200)},
                      findingGlyph(finding.kind)) :
                  null,
        [
          element("i", {
            class: "indent",
            style: "width:" + this.indent(event) + "px",
          }),
          element("i", {
            class: "swatch",
            style: "background:var(--" + CATEGORIES[schedule.categories[command]].color + ")",
            "aria-hidden": "true"
          }),
          status ? this.statusMark(status) : null, element("bdi", null, shortText(name.replace(/^vkCmd/, ""), 100)),
          pipeline && this.isTree ?
              element("span", {class: "kind"}, " ", element("bdi", null, shortText(pipeline, 100))) :
              null
        ],
        label ? element("bdi", null, shortText(label.name, 100)) : null
      ]
    };
  }

  statusMark(status) {
    const {text, glyph, color} = STATUSES[status];
    return element(
        "span", {class: "status", style: "color:var(--" + color + ")", title: text, role: "img", "aria-label": text},
        glyph + " ");
  }

  // statusesChanged shows the statuses of another finding.
  statusesChanged() { this.grid.update(); }

  blockRow(event, block) {
    const {model, schedule} = this.app, {lane, row, index} = this.tree.blocks;
    const blocks = schedule.lanes[lane[block]].rows[row[block]];
    const kind = blocks.kind[index[block]], name = shortText(blockName(model, kind, blocks.id[index[block]]), 200);
    const isOpen = !this.collapsed.has(block);
    return {
      attributes: {class: "line block", title: BLOCK_KINDS[kind] + " " + name, ...this.treeAttributes(event)},
      cells: [
        null, null,
        [
          element("i", {class: "indent", style: "width:" + this.indent(event) + "px"}),
          this.tree.hasChildren(event) ? element(
                                             "button", {
                                               class: "fold",
                                               type: "button",
                                               tabindex: "-1",
                                               "aria-label": (isOpen ? "Collapse " : "Expand ") + name,
                                               click: (click) => {
                                                 click.stopPropagation();
                                                 this.fold(event, isOpen);
                                               }
                                             },
                                             isOpen ? "\u25be" : "\u25b8") :
                                         element("i", {class: "fold"}),
          element("bdi", null, name)
        ],
        BLOCK_KINDS[kind]
      ]
    };
  }

  indent(event) { return this.isTree ? Math.min(this.tree.level[event], 8) * INDENT : 0; }

  treeAttributes(event) {
    if (!this.isTree) {
      return {};
    }
    const block = this.tree.block[event];
    return {
      "aria-level": this.tree.level[event] + 1,
      "aria-expanded": this.tree.hasChildren(event) ? String(!this.collapsed.has(block)) : null
    };
  }

  fold(event, collapse) {
    if (collapse) {
      this.collapsed.add(this.tree.block[event]);
    } else {
      this.collapsed.delete(this.tree.block[event]);
    }
    this.grid.update();
  }

  // foldAll collapses the blocks of the outermost level, or expands all.
  foldAll(collapse) {
    this.collapsed.clear();
    for (let event = 0; collapse && event < this.tree.length; event++) {
      if (this.tree.level[event] === 0 && this.tree.hasChildren(event)) {
        this.collapsed.add(this.tree.block[event]);
      }
    }
    this.grid.update();
  }

  key(event, index) {
    const at = index >= 0 ? this.events[index] : -1;
    if (at < 0 || !this.isTree || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) {
      return false;
    }
    const isFolded = this.collapsed.has(this.tree.block[at]), hasChildren = this.tree.hasChildren(at);
    if (event.key === "ArrowRight") {
      if (hasChildren && isFolded) {
        this.fold(at, false);
      } else if (hasChildren) {
        this.app.select(this.tree.selectionOf(at + 1));
      }
    } else if (hasChildren && !isFolded) {
      this.fold(at, true);
    } else if (this.tree.parentOf(at) >= 0) {
      this.app.select(this.tree.selectionOf(this.tree.parentOf(at)));
    }
    return true;
  }

  // selectedEvent returns the event of the selection: for a finding, its second command.
  selectedEvent() {
    const {selection, schedule, model} = this.app;
    if (!selection || selection.kind === "resource") {
      return -1;
    }
    if (selection.kind !== "finding") {
      return this.tree.eventOf(selection);
    }
    const {first, second} = placeFinding(schedule, model.findings[selection.id]);
    const x = second >= 0 ? second : first;
    return x >= 0 ? this.tree.eventOfSlot[x] : -1;
  }

  currentIndex() {
    const event = this.selectedEvent();
    return event < 0 ? -1 : this.events.indexOf(event);
  }

  // markSelected marks the event of the selection, and both commands of a finding.
  markSelected() {
    const {selection, schedule, model} = this.app;
    const isFinding = selection && selection.kind === "finding";
    this.sides = isFinding ? placeFinding(schedule, model.findings[selection.id]) : {first: -1, second: -1};
    const event = this.selectedEvent();
    if (event >= 0 && this.tree.expandAround(event, this.collapsed)) {
      this.grid.update();
    }
    this.grid.setCurrent(this.currentIndex());
  }
}
