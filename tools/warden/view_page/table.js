// The active row as a table: a text alternative to the marks of the canvas.

import {accessKind, barrierText, layoutChange, rangeText} from "./describe.js";
import {byId, element, replaceChildren} from "./dom.js";
import {lowerBound} from "./pyramid.js";
import {shortFlags, visibleText} from "./text.js";

const LINES_A_PAGE = 100;

export class AccessTable {
  constructor(app) {
    this.app = app;
    this.open = false;
    this.page = 0;
  }

  row() { return this.app.rows.find((row) => row.resource === this.app.activeRow) || null; }

  toggle(open = !this.open) {
    this.open = open;
    byId("table").hidden = !open;
    this.update(true);
  }

  // update renders a page of the table: the one with the selected slot, or else with the visible interval, if `follow`.
  update(follow) {
    const row = this.open ? this.row() : null;
    if (!this.open) {
      return;
    }
    if (!row) {
      replaceChildren(
          byId("table"),
          element(
              "div", {class: "bar"}, "Select a resource, or a command that accesses one (r opens its row).",
              this.closeButton()));
      return;
    }
    const selection = this.app.selection;
    const selected = selection && selection.kind === "slot" ? selection.x : -1;
    if (follow) {
      const from = selected >= 0 ? selected : this.app.camera.x;
      this.page = Math.floor(lowerBound(row.events.x, from) / LINES_A_PAGE);
    }
    const numPages = Math.max(Math.ceil(row.events.x.length / LINES_A_PAGE), 1);
    this.page = Math.min(Math.max(this.page, 0), numPages - 1);
    const turn = (by) => () => {
      this.page += by;
      this.update(false);
    };
    const name = visibleText(this.app.model.nameOf("resources", row.resource)).slice(0, 200);
    replaceChildren(
        byId("table"),
        element(
            "div", {class: "bar"}, element("strong", null, element("bdi", null, name)),
            element(
                "span", null,
                row.events.x.length.toLocaleString("en") + " accesses, page " + (this.page + 1) + " of " + numPages),
            element("button", {type: "button", disabled: this.page === 0, click: turn(-1)}, "Previous"),
            element("button", {type: "button", disabled: this.page >= numPages - 1, click: turn(1)}, "Next"),
            this.closeButton()),
        element(
            "table", null,
            element(
                "caption", {class: "live"}, "Accesses of " + name + " in order, with the barriers of this resource"),
            element(
                "thead", null,
                element(
                    "tr", null,
                    ["Slot", "Queue", "Submission", "Recording", "Command", "Kind", "Range", "Stage", "Access"].map(
                        (title) => element("th", {scope: "col"}, title)))),
            element("tbody", null, this.lines(row, selected))));
  }

  closeButton() { return element("button", {type: "button", click: () => this.toggle(false)}, "Close (t)"); }

  // lines returns the rows of the page: accesses, and the barriers that are between them.
  lines(row, selected) {
    const lines = [];
    const {events, cuts} = row;
    const begin = this.page * LINES_A_PAGE, end = Math.min(begin + LINES_A_PAGE, events.x.length);
    let cut = this.page === 0 ? 0 : lowerBound(cuts.x, begin < events.x.length ? events.x[begin] : 0);
    const last = end < events.x.length ? events.x[end] : Infinity;
    for (let i = begin; i < end; i++) {
      for (; cut < cuts.x.length && cuts.x[cut] <= events.x[i]; cut++) {
        lines.push(this.barrierLine(cuts.x[cut], cuts.id[cut]));
      }
      lines.push(this.accessLine(events.x[i], events.id[i], selected));
    }
    for (; cut < cuts.x.length && cuts.x[cut] < last; cut++) {
      lines.push(this.barrierLine(cuts.x[cut], cuts.id[cut]));
    }
    return lines;
  }

  place(x) {
    const {model, schedule} = this.app;
    const submission = model.row("submissions", schedule.submission[x]);
    const command = schedule.command[x];
    return [
      x, submission ? visibleText(model.queueName(submission.queue)) : "", submission ? submission.order : "",
      visibleText(model.nameOf("command_buffers", model.commands.command_buffer[command])),
      element(
          "button", {class: "link", type: "button", click: () => this.app.select({kind: "slot", x})},
          visibleText(model.commandName(command)))
    ];
  }

  accessLine(x, access, selected) {
    const {model} = this.app;
    const {accesses} = model;
    const cells = [
      ...this.place(x), accessKind(model, access) + layoutChange(model, accesses, access),
      rangeText(model, accesses.resource[access], accesses.begin[access], accesses.end[access]),
      shortFlags(model.string(accesses.stage[access])), shortFlags(model.string(accesses.access[access]))
    ];
    return element("tr", {"aria-selected": String(x === selected)}, cells.map((cell) => element("td", null, cell)));
  }

  barrierLine(x, barrier) {
    return element(
        "tr", {class: "barrier"}, this.place(x).map((cell) => element("td", null, cell)),
        element(
            "td", {colspan: 4},
            barrierText(this.app.model, barrier) + layoutChange(this.app.model, this.app.model.barriers, barrier)));
  }
}
