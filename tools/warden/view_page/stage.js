// The canvas: its size, the one animation-frame loop, and painting in order.

import {byId} from "./dom.js";
import {placeStage, TOP} from "./geometry.js";
import {paintRows} from "./row_paint.js";
import {paintSelection, spanOf} from "./selection.js";
import {FONT} from "./theme.js";
import {paintOverviewImage, paintRuler, paintTimeline} from "./timeline.js";

export class Stage {
  constructor(app) {
    this.app = app;
    this.canvas = byId("canvas");
    this.context = this.canvas.getContext("2d", {alpha: false});
    this.height = 100;
    this.requested = false;
    this.overviews = null;
    this.frames = 0;
    this.enlargement = 1;
    this.place();
  }

  // start takes the size of the page and follows it.
  start() {
    this.resize();
    new ResizeObserver(() => this.resize()).observe(byId("view"));
  }

  // place computes the vertical layout; needed when rows open or close. If not everything is visible at the same time,
  // the rows come directly after the lane of the selection.
  place() {
    const {schedule, rows, selection} = this.app;
    const room = this.box().height - TOP;
    this.placed = placeStage(schedule.lanes, rows, this.app.tagged);
    const span = spanOf(this.app, selection);
    if (this.placed.height > room && span && selection.kind !== "resource") {
      this.placed = placeStage(
          schedule.lanes, rows, this.app.tagged, Math.max(schedule.lane[span[0]], schedule.lane[span[1] - 1]));
    }
    this.fit();
    this.scroll(0);
  }

  // box returns the room of the timeline. All coordinates on the canvas are CSS pixels, divided by `enlargement`.
  box() {
    const {width, height} = byId("view").getBoundingClientRect();
    return {width: width / this.enlargement, height: height / this.enlargement};
  }

  // pointOf returns the place of a mouse event on the canvas.
  pointOf(event) { return {x: event.offsetX / this.enlargement, y: event.offsetY / this.enlargement}; }

  // fit makes the canvas as high as its content, because empty pixels cost time as well.
  fit() {
    const box = this.box();
    const ratio = (window.devicePixelRatio || 1) * this.enlargement;
    this.height = Math.min(box.height, TOP + this.placed.height);
    const width = Math.max(Math.round(box.width * ratio), 1), height = Math.max(Math.round(this.height * ratio), 1);
    this.canvas.style.height = this.height * this.enlargement + "px";
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
  }

  resize() {
    this.enlargement = Number(getComputedStyle(this.canvas).getPropertyValue("--enlargement")) || 1;
    this.fit();
    const showsAll = this.app.camera.scale <= this.app.camera.narrowest * 1.02;
    this.app.camera.setWidth(this.box().width);
    if (showsAll) {
      this.app.camera.showAll();
    }
    this.overviews = null;
    this.scroll(0);
    this.paintNow();
  }

  scroll(pixels) {
    const highest = Math.max(this.placed.height - (this.height - TOP), 0);
    this.app.scrollY = Math.min(Math.max(this.app.scrollY + pixels, 0), highest);
    this.request();
  }

  // reveal scrolls so that [y, y + height) of the layout is visible.
  reveal(y, height) {
    const room = this.height - TOP;
    if (y < this.app.scrollY || height > room) {
      this.scroll(y - this.app.scrollY);
    } else if (y + height > this.app.scrollY + room) {
      this.scroll(y + height - room - this.app.scrollY);
    }
  }

  request() {
    if (!this.requested) {
      this.requested = true;
      requestAnimationFrame(() => this.paintNow());
    }
  }

  overview(width) {
    if (!this.overviews) {
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(Math.round(width), 1);
      canvas.height = 24;
      paintOverviewImage(canvas.getContext("2d"), this.app, canvas.width);
      this.overviews = canvas;
    }
    return this.overviews;
  }

  themeChanged() {
    this.overviews = null;
    this.paintNow();
  }

  paintNow() {
    this.requested = false;
    const {context, app} = this;
    const ratio = this.canvas.width / app.camera.width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = app.theme.background;
    context.fillRect(0, 0, app.camera.width, this.height);
    context.font = FONT;
    paintTimeline(context, app, this.placed, this.height);
    paintRows(context, app, this.placed, this.height);
    paintSelection(context, app, this.placed);
    paintRuler(context, app);
    app.gutter.scrollTo(app.scrollY, this.enlargement);
    this.frames++;
  }
}
