// The sorted list of findings. Findings with one cause are one entry, which can be opened.

import {FINDING_NAMES} from "./describe.js";
import {byId, element, replaceChildren} from "./dom.js";
import {findingGlyph, placeFinding, severityColor} from "./marks.js";
import {plural, shortText} from "./text.js";

const PAGE = 100;  // Entries that are added at a time.
const SEVERITIES = ["error", "warning"];
const KINDS = ["hang", "hazard", "gpu", "redundant_barrier"];

const rank = (list, value) => (list.indexOf(value) < 0 ? list.length : list.indexOf(value));

export class FindingList {
  constructor(app) {
    this.app = app;
    this.places = app.model.findings.map((finding) => {
      const {first, second} = placeFinding(app.schedule, finding);
      return second >= 0 ? second : first >= 0 ? first : Infinity;
    });
    this.sort = "severity";
    this.kind = "";
    this.shown = PAGE;
    this.open = new Set();  // The causes whose findings are all listed.
    this.groups = this.groupByCause();
    this.list = element("ol", {role: "tree", tabindex: "0", "aria-label": "Findings", id: "finding-list"});
    this.build();
  }

  build() {
    const findings = this.app.model.findings;
    const option = (value, text) => element("option", {value}, text);
    const chosen = (member) => (event) => {
      this[member] = event.target.value;
      this.shown = PAGE;
      this.update();
    };
    const kinds = [...new Set(findings.map((finding) => finding.kind))];
    replaceChildren(
        byId("findings"),
        element(
            "div", {class: "bar", hidden: findings.length < 2},
            element(
                "span", null,
                element(
                    "select", {"aria-label": "Kind of findings", change: chosen("kind")}, option("", "all kinds"),
                    kinds.map((kind) => option(kind, FINDING_NAMES[kind] || kind))),
                " ",
                element(
                    "select", {"aria-label": "Sort findings by", change: chosen("sort")},
                    option("severity", "by severity"), option("time", "by time"), option("resource", "by resource"),
                    option("id", "by message"), option("count", "by count")))),
        this.list);
    byId("finding-count").textContent = this.countText();
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.update();
  }

  countText() {
    const {length} = this.app.model.findings, numCauses = this.groups.size;
    return length === 0 ? "No findings" :
                          plural(length, "finding") + (numCauses < length ? ", " + plural(numCauses, "cause") : "");
  }

  causeOf(id) {
    const {cause} = this.app.model.findings[id];
    return Number.isInteger(cause) && cause >= 0 ? cause : -1 - id;
  }

  // groupByCause returns a Map from a cause to {findings, count}.
  groupByCause() {
    const groups = new Map();
    this.app.model.findings.forEach((finding, id) => {
      const cause = this.causeOf(id), group = groups.get(cause) || {findings: 0, count: 0};
      group.findings++;
      group.count += finding.count || 1;
      groups.set(cause, group);
    });
    return groups;
  }

  compare(a, b) {
    const x = this.app.model.findings[a], y = this.app.model.findings[b];
    const time = this.places[a] === this.places[b] ? a - b : this.places[a] - this.places[b];
    const text = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
    switch (this.sort) {
      case "time":
        return time;
      case "resource":
        return text(this.app.model.nameOf("resources", x.resource), this.app.model.nameOf("resources", y.resource)) ||
            time;
      case "id":
        return text(String(x.message_id), String(y.message_id)) || time;
      case "count":
        return this.groups.get(this.causeOf(b)).count - this.groups.get(this.causeOf(a)).count || time;
      default:
        return rank(SEVERITIES, x.severity) - rank(SEVERITIES, y.severity) ||
            rank(KINDS, x.kind) - rank(KINDS, y.kind) || time;
    }
  }

  update() {
    const {model} = this.app;
    const sorted = model.findings.map((_, id) => id)
                       .filter((id) => !this.kind || model.findings[id].kind === this.kind)
                       .sort((a, b) => this.compare(a, b));
    const members = new Map();
    sorted.forEach((id) => members.set(this.causeOf(id), [...(members.get(this.causeOf(id)) || []), id]));
    this.order = [...members].flatMap(([cause, ids]) => (this.open.has(cause) ? ids : ids.slice(0, 1)));
    this.heads = new Set([...members.values()].map((ids) => ids[0]));
    this.render();
  }

  render() {
    const entries = this.order.slice(0, this.shown).map((id) => this.entry(id));
    const rest = this.order.length - entries.length;
    replaceChildren(this.list, entries);
    const more = byId("findings").querySelector(".more");
    if (more) {
      more.remove();
    }
    if (rest > 0) {
      byId("findings")
          .append(element(
              "button", {
                class: "more",
                type: "button",
                click: () => {
                  this.shown += PAGE;
                  this.render();
                }
              },
              "Show more (" + rest + " left)"));
    }
    this.markSelected(false);
  }

  entry(id) {
    const finding = this.app.model.findings[id], cause = this.causeOf(id), group = this.groups.get(cause);
    const color = severityColor(finding.severity), isHead = this.heads.has(id), isOpen = this.open.has(cause);
    const count = isHead && !isOpen ? group.count : finding.count;
    return element(
        "li", {
          role: "treeitem",
          id: "finding-" + id,
          class: isHead ? "" : "member",
          "data-finding": id,
          "aria-selected": "false",
          "aria-level": isHead ? 1 : 2,
          "aria-expanded": isHead && group.findings > 1 ? String(isOpen) : null,
          click: () => this.app.select({kind: "finding", id})
        },
        element(
            "span", {class: color + (color === "note" ? " information" : ""), "aria-hidden": "true"},
            findingGlyph(finding.kind), " "),
        element(
            "span", {class: "kind"}, shortText(finding.severity, 20), " \u00b7 ",
            FINDING_NAMES[finding.kind] || shortText(finding.kind, 40),
            count > 1 ? " \u00b7 \u00d7" + count.toLocaleString("en") : ""),
        isHead && group.findings > 1 ? this.foldButton(cause, group, isOpen) : null,
        element("div", {class: "id"}, element("bdi", null, shortText(finding.message_id, 200))),
        element("div", {class: "clamp"}, element("bdi", null, shortText(finding.summary || finding.text, 400))));
  }

  foldButton(cause, group, isOpen) {
    return element(
        "button", {
          class: "link fold",
          type: "button",
          tabindex: "-1",
          title: "Findings with the same cause",
          click: (event) => {
            event.stopPropagation();
            this.fold(cause, isOpen);
          }
        },
        (isOpen ? "\u25be " : "\u25b8 ") + plural(group.findings, "finding"));
  }

  fold(cause, close) {
    if (close) {
      this.open.delete(cause);
    } else {
      this.open.add(cause);
    }
    this.update();
  }

  key(event) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      this.step(step);
    }
    const {selection} = this.app;
    if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && selection && selection.kind === "finding") {
      event.preventDefault();
      event.stopPropagation();
      this.foldOf(selection.id, event.key === "ArrowLeft");
    }
  }

  // foldOf opens or closes the cause of a finding. If the selected finding is no longer listed, the first one of its
  // cause is selected.
  foldOf(id, close) {
    const cause = this.causeOf(id);
    if (this.groups.get(cause).findings > 1 && this.open.has(cause) === close) {
      this.fold(cause, close);
      if (!this.order.includes(id)) {
        this.app.select({kind: "finding", id: this.order.find((other) => this.causeOf(other) === cause)});
      }
    }
  }

  // step selects the next or previous finding of the list.
  step(by) {
    const selection = this.app.selection;
    const at = selection && selection.kind === "finding" ? this.order.indexOf(selection.id) : -1;
    const next = at < 0 ? (by > 0 ? 0 : this.order.length - 1) : at + by;
    if (next >= 0 && next < this.order.length) {
      if (next >= this.shown) {
        this.shown = next + PAGE;
        this.render();
      }
      this.app.select({kind: "finding", id: this.order[next]});
    }
  }

  markSelected(reveal = true) {
    const selection = this.app.selection;
    if (reveal && selection && selection.kind === "finding" && !this.order.includes(selection.id) &&
        this.groups.get(this.causeOf(selection.id)).findings > 1 && !this.open.has(this.causeOf(selection.id))) {
      this.fold(this.causeOf(selection.id), false);
    }
    for (const entry of this.list.querySelectorAll("[aria-selected=\"true\"]")) {
      entry.setAttribute("aria-selected", "false");
    }
    this.list.removeAttribute("aria-activedescendant");
    const entry = selection && selection.kind === "finding" ? byId("finding-" + selection.id) : null;
    if (entry) {
      entry.setAttribute("aria-selected", "true");
      this.list.setAttribute("aria-activedescendant", entry.id);
      if (reveal) {
        entry.scrollIntoView({block: "nearest"});
      }
    }
  }
}
