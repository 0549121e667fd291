// Joins the parts: reads the trace of the page, owns the selection and the open rows, and starts.

import {Camera} from "./camera.js";
import {CATEGORIES} from "./category.js";
import {blockName, commandCounts} from "./describe.js";
import {Details} from "./details.js";
import {byId, element, replaceChildren} from "./dom.js";
import {barrierEdge, buildEdges} from "./edges.js";
import {EventList} from "./event_list.js";
import {FindingList} from "./findings.js";
import {rowHeight, TOP} from "./geometry.js";
import {Gutter} from "./gutter.js";
import {fillHelp, listenToKeys} from "./keyboard.js";
import {buildMarks, placeFinding, taggedLanes} from "./marks.js";
import {readTrace, TraceError} from "./model.js";
import {startPanes} from "./panes.js";
import {listenToPointer} from "./pointer.js";
import {ResourceList} from "./resource_list.js";
import {Row} from "./rows.js";
import {Schedule} from "./schedule.js";
import {Search} from "./search.js";
import {describeSelection, resourcesOf, spanOf} from "./selection.js";
import {Stage} from "./stage.js";
import {hasStatuses, isHang, STATUSES, statusesOf} from "./statuses.js";
import {AccessTable} from "./table.js";
import {Tabs} from "./tabs.js";
import {plural, visibleText} from "./text.js";
import {onThemeChange, readTheme} from "./theme.js";

const MOST_FIRST_ROWS = 8;

class App {
  constructor(model) {
    this.model = model;
    this.schedule = new Schedule(model);
    this.camera = new Camera(this.schedule.length);
    this.camera.showAll();
    this.theme = readTheme();
    this.marks = buildMarks(this.schedule);
    this.tagged = taggedLanes(this.schedule);
    this.edges = buildEdges(this.schedule);
    this.rows = [];
    this.activeRow = -1;
    this.scrollY = 0;
    this.selection = null;
    this.hang = -1;             // The finding whose statuses are shown: the selected one, or the last one that was.
    this.statuses = new Map();  // By slot.
    this.labels = new Map();
    this.barrierEdges = new Map();
    this.announce = (text) => {
      byId("live").textContent = text;
    };
  }

  start() {
    this.gutter = new Gutter(this);
    this.stage = new Stage(this);
    this.stage.start();
    this.camera.showAll();
    this.gutter.update(this.stage.placed);
    this.details = new Details(this);
    this.table = new AccessTable(this);
    this.findings = new FindingList(this);
    this.events = new EventList(this);
    this.resources = new ResourceList(this);
    byId("resource-count").textContent = plural(this.model.resources.length, "resource");
    this.tabs = new Tabs(["findings", "resources"]);
    this.tabs.show(this.findings.order.length > 0 ? "findings" : "resources");
    startPanes();
    this.search = new Search(this);
    listenToPointer(this);
    listenToKeys(this);
    fillHelp();
    byId("help-button").addEventListener("click", () => this.showHelp());
    byId("fit").addEventListener("click", () => this.showAll());
    onThemeChange(() => {
      this.theme = readTheme();
      this.stage.themeChanged();
    });
    this.showStatuses(this.findings.order.find((id) => hasStatuses(this.model.findings[id])) ?? -1);
    if (this.findings.order.length > 0) {
      this.selectFirst();
    } else {
      this.details.update();
    }
    this.fillWithRows();
    this.stage.paintNow();
  }

  // fillWithRows opens rows of the most important resources while there is room below the lanes.
  fillWithRows() {
    const room = this.stage.box().height - TOP;
    for (const resource of this.resources.byImportance().slice(0, MOST_FIRST_ROWS)) {
      if (!this.rows.some((row) => row.resource === resource)) {
        const row = new Row(this.schedule, resource);
        if (this.stage.placed.height + rowHeight(row) > room || row.events.x.length === 0) {
          break;
        }
        this.rows.push(row);
        this.stage.place();
      }
    }
    this.rowsChanged();
  }

  // showList shows and focuses "findings" or "resources".
  showList(name) {
    this.tabs.show(name);
    byId(name === "findings" ? "finding-list" : "resource-list").focus();
  }

  // selectFirst selects the first finding. The entire recording stays visible if the finding can be seen in it.
  selectFirst() {
    const selection = {kind: "finding", id: this.findings.order[0]};
    const span = spanOf(this, selection);
    this.select(selection, {stay: span === null || (span[1] - span[0]) * this.camera.scale > 150});
  }

  // blockLabel returns the name of a block, kept for the next frame.
  blockLabel(kind, id) {
    const key = kind * 2 ** 32 + id;
    let label = this.labels.get(key);
    if (label === undefined) {
      label = visibleText(blockName(this.model, kind, id).slice(0, 250));
      this.labels.set(key, label);
    }
    return label;
  }

  barrierEdge(barrier, x) {
    const key = x * 2 ** 24 + barrier;
    if (!this.barrierEdges.has(key)) {
      this.barrierEdges.set(key, barrierEdge(this.schedule, barrier, x));
    }
    return this.barrierEdges.get(key);
  }

  // showStatuses marks the commands by a finding about a lost device or a hang.
  showStatuses(id) {
    if (id >= 0 && id !== this.hang && hasStatuses(this.model.findings[id])) {
      this.hang = id;
      this.statuses = statusesOf(this.schedule, id);
      this.events.statusesChanged();
    }
  }

  // placeOfFix returns the slot after which the barrier of a finding belongs, or -1.
  placeOfFix(finding) { return placeFinding(this.schedule, this.model.findings[finding]).fix; }

  overview(width) { return this.stage.overview(width); }

  selectedSpan() { return spanOf(this, this.selection); }

  // select shows a selection everywhere, or nothing (null). Findings and resources open their row. `zoom`: zoom to it;
  // `stay`: keep the visible interval.
  select(selection, {zoom = false, stay = false} = {}) {
    this.selection = selection;
    this.showStatuses(selection && selection.kind === "finding" ? selection.id : -1);
    const resource = selection && (selection.kind === "finding" || selection.kind === "resource") ?
        resourcesOf(this, selection)[0] :
        undefined;
    if (resource !== undefined) {
      this.openRow(resource);
    }
    this.details.update();
    this.findings.markSelected();
    this.events.markSelected();
    this.resources.markSelected();
    this.table.update(true);
    const span = this.selectedSpan();
    if (span && !stay) {
      this.bringIntoView(span, zoom || selection.kind === "finding");
    }
    if (span) {
      this.revealLanes(span);
    }
    this.showHovered("");
    if (selection) {
      this.announce(describeSelection(this, selection));
    }
    byId("canvas").setAttribute(
        "aria-label", selection ? "Timeline. Selected: " + describeSelection(this, selection) : "Timeline");
    this.stage.request();
  }

  // showHovered shows a line below the timeline: `text`, which describes the thing under the pointer, or else the
  // selection.
  showHovered(text) {
    byId("hover").textContent = text || (this.selection ? describeSelection(this, this.selection) : "");
  }

  bringIntoView(span, zoom) {
    if (zoom && this.selection.kind !== "resource") {
      const smallest = Math.max(span[1] - span[0], 12), middle = (span[0] + span[1]) / 2;
      this.camera.show(middle - smallest / 2, middle + smallest / 2, 0.25);
    } else if (span[1] - span[0] === 1) {
      this.camera.include(span[0]);
    } else if (span[1] < this.camera.x || span[0] > this.camera.end) {
      this.camera.include(span[0]);
    }
  }

  // revealLanes scrolls so that the lanes of the selection are visible, and the active row if there is room for both.
  revealLanes(span) {
    const {lanes, rows} = this.stage.placed;
    const row = rows[this.rows.findIndex((open) => open.resource === this.activeRow)];
    const shown = [lanes[this.schedule.lane[span[0]]], lanes[this.schedule.lane[span[1] - 1]]].filter(Boolean);
    if (shown.length > 0 && this.selection.kind !== "resource") {
      const top = Math.min(...shown.map((lane) => lane.y)),
            bottom = Math.max(...shown.map((lane) => lane.y + lane.height));
      const end = this.selection.kind === "finding" && row ? Math.max(bottom, row.y + row.height) : bottom;
      this.stage.reveal(top, end - top);
    }
  }

  openRow(resource) {
    if (!this.model.row("resources", resource)) {
      return;
    }
    if (!this.rows.some((row) => row.resource === resource)) {
      this.rows.unshift(new Row(this.schedule, resource));
      this.rows.length = Math.min(this.rows.length, 24);
    }
    this.activeRow = resource;
    this.rowsChanged();
    const index = this.rows.findIndex((row) => row.resource === resource);
    this.stage.reveal(this.stage.placed.rows[index].y, this.stage.placed.rows[index].height);
  }

  closeRow(resource) {
    this.rows = this.rows.filter((row) => row.resource !== resource);
    this.activeRow = this.rows.length > 0 ? this.rows[0].resource : -1;
    this.rowsChanged();
  }

  rowsChanged() {
    this.stage.place();
    this.gutter.update(this.stage.placed);
    this.table.update(true);
    this.stage.request();
  }

  zoomToSelection() {
    const span = this.selectedSpan();
    if (span) {
      this.camera.show(span[0], span[1], 0.3);
      this.stage.request();
    }
  }

  showAll() {
    this.camera.showAll();
    this.stage.request();
  }

  zoom(factor) {
    const span = this.selectedSpan();
    const pixel = span ? this.camera.toPixel((span[0] + span[1]) / 2) : -1;
    this.camera.zoom(factor, pixel >= 0 && pixel <= this.camera.width ? pixel : this.camera.width / 2);
    this.stage.request();
  }

  pan(part) {
    this.camera.pan(part * this.camera.width);
    this.stage.request();
  }

  showHelp() { byId("help").showModal(); }
}

function showLegend(model) {
  const entry = (symbol, text, color) => element(
      "span", null, element("i", {style: "color:var(--" + color + ")", "aria-hidden": "true"}, symbol), " " + text);
  const line = (text, color, style) => element(
      "span", null,
      element("i", {class: "line", style: "border-top:2px " + style + " var(--" + color + ")", "aria-hidden": "true"}),
      " " + text);
  const swatches = CATEGORIES.map(
      ({name, color}) => element(
          "span", null,
          element("i", {class: "swatch", style: "background:var(--" + color + ")", "aria-hidden": "true"}),
          " " + name));
  replaceChildren(
      byId("legend"), swatches, entry("\u25b3", "read", "read"), entry("\u25a0", "write", "write"),
      entry("\u25c6", "transition", "transition"), entry("\u2503", "barrier", "barrier"),
      entry("\u25b2", "hazard", "error"), entry("\u25c7", "redundant barrier", "warning"),
      entry("\u25cf", "GPU finding", "error"),
      model.findings.some(isHang) ?
          [
            entry("\u2716", "lost device or hang", "error"),
            Object.values(STATUSES).map(({text, glyph, color}) => entry(glyph, text, color))
          ] :
          null,
      line("semaphore", "semaphore", "solid"), model.event_ops.count > 0 ? line("event", "event", "dashed") : null,
      line("fix", "fix", "dashed"));
}

function showAbout(model, schedule) {
  const {about} = model;
  const [first, last] = Array.isArray(about.frames) ? about.frames : [];
  const parts = [
    visibleText(about.application || "unnamed application"),
    !(last >= first) ? "" :
        last > first ? "frames " + first + " to " + last :
                       "frame " + first,
    plural(model.submissions.length, "submission"), commandCounts(schedule),
    about.complete === false ? "incomplete" : ""
  ];
  const text = parts.filter(Boolean).join(", ").slice(0, 400);
  replaceChildren(byId("about"), element("bdi", {title: text}, text));
  document.title = "Warden trace: " + visibleText(about.application || "").slice(0, 80);
}

function main() {
  try {
    const store = byId("trace");
    const model = readTrace(store.textContent);
    store.remove();
    showLegend(model);
    const app = new App(model);
    showAbout(model, app.schedule);
    app.start();
    window.wardenView = app;  // For tests and for the curious.
    performance.mark("first-view");
  } catch (error) {
    replaceChildren(
        byId("panes"),
        element("div", {class: "fault", role: "alert"}, "This trace cannot be shown: " + visibleText(error.message)));
    if (!(error instanceof TraceError)) {
      throw error;
    }
  }
}

main();
