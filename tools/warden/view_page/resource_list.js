// The list of resources, filtered and sorted.

import {byId, element} from "./dom.js";
import {Grid, sortedIndexes, textRanks} from "./grid.js";
import {byteCount, lowered, plural, shortText} from "./text.js";

// sizeText returns the size of a buffer, or the extent and the format of an image.
function sizeText(row) {
  if (Array.isArray(row.extent)) {
    const [width, height, depth] = row.extent;
    return width + "\u00d7" + height + (depth > 1 ? "\u00d7" + depth : "") + " " +
        shortText(row.format, 60).replace("VK_FORMAT_", "");
  }
  return row.size >= 0 ? byteCount(row.size) : "";
}

// executedAccesses returns the number of accesses of each resource; those of a recording that is submitted twice count
// twice.
function executedAccesses({model, ofCommand}) {
  const {command, resource, count} = model.accesses, counts = new Int32Array(model.resources.length);
  for (let i = 0; i < count; i++) {
    if (resource[i] >= 0 && command[i] >= 0) {
      counts[resource[i]] += ofCommand.offset[command[i] + 1] - ofCommand.offset[command[i]];
    }
  }
  return counts;
}

export class ResourceList {
  constructor(app) {
    this.app = app;
    const {model} = app;
    this.numAccesses = executedAccesses(app.schedule);
    this.numFindings = new Int32Array(model.resources.length);
    for (const finding of model.findings) {
      if (model.row("resources", finding.resource)) {
        this.numFindings[finding.resource] += 1;
      }
    }
    this.names = model.resources.map((_, id) => model.nameOf("resources", id));
    this.kindNames = model.resources.map((row) => String(row.kind || "resource").replace(/_/g, " "));
    this.shown = new Int32Array(0);
    this.grid = new Grid(byId("resources"), {
      name: "resource",
      role: "grid",
      label: "Resources",
      hint: "Filter by name or handle",
      sort: "mark",
      columns: [
        {key: "mark", title: "\u25b2", label: "number of findings"}, {key: "name", title: "Resource", label: "name"},
        {key: "size", title: "Size", label: "size"}, {key: "accesses", title: "Accesses", label: "number of accesses"}
      ],
      kinds: [
        ["", "all kinds"], ["finding", "with a finding"], ...[...new Set(this.kindNames)].map((kind) => [kind, kind])
      ],
      order: (grid) => this.order(grid),
      row: (index) => this.row(index),
      choose: (index) => app.select({kind: "resource", id: this.shown[index]}),
      key: () => false
    });
  }

  // byImportance returns the resources: those with findings first, then by their number of accesses.
  byImportance() {
    return Array.from(this.names.keys())
        .sort(
            (a, b) => this.numFindings[b] - this.numFindings[a] || this.numAccesses[b] - this.numAccesses[a] || a - b);
  }

  order(grid) {
    const {model} = this.app, wanted = grid.text.trim().toLowerCase();
    const list = this.byImportance().filter(
        (id) => (!wanted || lowered(this.names[id] + " " + model.resources[id].handle).includes(wanted)) &&
            (grid.kind === ""            ? true :
                 grid.kind === "finding" ? this.numFindings[id] > 0 :
                                           this.kindNames[id] === grid.kind));
    const most = 2 ** 28 - 1, ranks = grid.sort === "name" ? textRanks(this.names) : [];
    const sizeOf = ({size, extent}) => Math.floor(
        Math.log2((Array.isArray(extent) ? extent.reduce((all, one) => all * one, 1) : Number(size) || 0) + 1) * 1e5);
    const keyOf = {
      mark: () => 0,
      name: (id) => ranks[id],
      size: (id) => most - sizeOf(model.resources[id]),
      accesses: (id) => Math.max(most - this.numAccesses[id], 0)
    }[grid.sort];
    this.shown = sortedIndexes(list.length, (i) => keyOf(list[i]), grid.descending).map((i) => list[i]);
    grid.counter.textContent = list.length === this.names.length ? "" : list.length + " of " + this.names.length;
    grid.current = this.currentIndex();
    return this.shown.length;
  }

  row(index) {
    const id = this.shown[index];
    return {
      attributes: {title: shortText(this.kindNames[id] + " " + this.names[id], 200)},
      cells: [
        this.numFindings[id] > 0 ?
            element("span", {class: "error", title: plural(this.numFindings[id], "finding")}, this.numFindings[id]) :
            null,
        element("bdi", null, shortText(this.names[id], 200)), sizeText(this.app.model.resources[id]),
        this.numAccesses[id].toLocaleString("en")
      ]
    };
  }

  currentIndex() {
    const {selection} = this.app;
    return selection && selection.kind === "resource" ? this.shown.indexOf(selection.id) : -1;
  }

  markSelected() { this.grid.setCurrent(this.currentIndex()); }
}
