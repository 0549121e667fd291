// The sorted list of findings.

import {FINDING_NAMES} from "./describe.js";
import {byId, element, replaceChildren} from "./dom.js";
import {findingGlyph, placeFinding, severityColor} from "./marks.js";
import {plural, shortText} from "./text.js";

const PAGE = 100;  // Entries that are added at a time.
const SEVERITIES = ["error", "warning"];
const KINDS = ["hazard", "gpu", "redundant_barrier"];

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
    this.list = element("ol", {role: "listbox", tabindex: "0", "aria-label": "Findings", id: "finding-list"});
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
    byId("finding-count").textContent = findings.length === 0 ? "No findings" : plural(findings.length, "finding");
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.update();
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
        return (y.count || 1) - (x.count || 1) || time;
      default:
        return rank(SEVERITIES, x.severity) - rank(SEVERITIES, y.severity) ||
            rank(KINDS, x.kind) - rank(KINDS, y.kind) || time;
    }
  }

  update() {
    const {model} = this.app;
    this.order = model.findings.map((_, id) => id)
                     .filter((id) => !this.kind || model.findings[id].kind === this.kind)
                     .sort((a, b) => this.compare(a, b));
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
    const finding = this.app.model.findings[id];
    const color = severityColor(finding.severity);
    return element(
        "li", {
          role: "option",
          id: "finding-" + id,
          "data-finding": id,
          "aria-selected": "false",
          click: () => this.app.select({kind: "finding", id})
        },
        element(
            "span", {class: color + (color === "note" ? " information" : ""), "aria-hidden": "true"},
            findingGlyph(finding.kind), " "),
        element(
            "span", {class: "kind"}, shortText(finding.severity, 20), " \u00b7 ",
            FINDING_NAMES[finding.kind] || shortText(finding.kind, 40),
            finding.count > 1 ? " \u00b7 \u00d7" + finding.count.toLocaleString("en") : ""),
        element("div", {class: "id"}, element("bdi", null, shortText(finding.message_id, 200))),
        element("div", {class: "clamp"}, element("bdi", null, shortText(finding.summary || finding.text, 400))));
  }

  key(event) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      this.step(step);
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
