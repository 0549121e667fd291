// The column left of the canvas: names of lanes, rows and tracks, as text.

import {BLOCK_KINDS} from "./describe.js";
import {byId, element, replaceChildren} from "./dom.js";
import {BLOCK_HEIGHT, MARK_HEIGHT, ROW_HEAD, TOP, trackHeight} from "./geometry.js";
import {shortText} from "./text.js";

export class Gutter {
  constructor(app) {
    this.app = app;
    this.inner = element("div");
    this.cover = element("div", {class: "cover"}, "entire recording");
    byId("gutter").append(this.inner, this.cover);
  }

  scrollTo(y, enlargement) {
    const scale = "scale(" + enlargement + ")";
    this.inner.style.transform = scale + " translateY(" + (TOP - y) + "px)";
    this.cover.style.transform = scale;
  }

  // update rebuilds the column for the vertical layout `placed`.
  update(placed) {
    const {app} = this;
    const box = (name, at, ...children) =>
        element("div", {class: name, style: "top:" + at.y + "px;height:" + at.height + "px"}, ...children);
    const track = (text, top) =>
        element("div", {class: "track", style: "top:" + top + "px", title: text}, element("bdi", null, text));
    const lanes = app.schedule.lanes.map(
        (lane, i) =>
            box("lane", placed.lanes[i],
                element(
                    "div", {class: "title", title: shortText(lane.name, 500)},
                    element("bdi", null, shortText(lane.name, 100))),
                lane.rows.map((row, r) => track(this.kindsOf(row), MARK_HEIGHT + r * BLOCK_HEIGHT)),
                lane.name === "Host" && lane.queue < 0 ?
                    null :
                    track("commands", MARK_HEIGHT + lane.rows.length * BLOCK_HEIGHT + 4)));
    const rows = app.rows.map((row, i) => {
      const name = shortText(app.model.nameOf("resources", row.resource), 100);
      const made =
          box("row" + (row.resource === app.activeRow ? " selected" : ""), placed.rows[i],
              element(
                  "div", {class: "title"},
                  element(
                      "button", {
                        class: "link",
                        type: "button",
                        title: name,
                        click: () => app.select({kind: "resource", id: row.resource})
                      },
                      element("bdi", null, name)),
                  element(
                      "button", {
                        class: "close",
                        type: "button",
                        "aria-label": "Close the row of " + name,
                        click: () => app.closeRow(row.resource)
                      },
                      "\u00d7")),
              row.tracks.labels.map((label, t) => track(label, ROW_HEAD + t * trackHeight(row) + 2)));
      made.setAttribute("data-resource", row.resource);
      return made;
    });
    replaceChildren(this.inner, lanes, rows);
  }

  kindsOf(row) {
    const kinds = new Set(row.kind);
    return [...kinds]
        .map((kind) => BLOCK_KINDS[kind] + "s")
        .join(", ")
        .replace("passs", "passes")
        .replace("passs", "passes");
  }
}
