// The borders between panes: dragging, keys, and the sizes that the browser remembers.

import {byId} from "./dom.js";

const STORE = "warden-view-panes";

// Each pane takes its room from `from`, which keeps at least `left` pixels. The size is the custom property --NAME.
const PANES = [
  {name: "events", axis: "x", grows: 1, smallest: 120, from: "view", left: 160},
  {name: "gutter", axis: "x", grows: 1, smallest: 50, from: "view", left: 160},
  {name: "side", axis: "x", grows: -1, smallest: 220, from: "view", left: 160},
  {name: "lists", axis: "y", grows: 1, smallest: 70, from: "details", left: 80},
  {name: "table", axis: "y", grows: -1, smallest: 80, from: "view", left: 120},
];
const STEP = 24;

function readSizes() {
  try {
    const sizes = JSON.parse(localStorage.getItem(STORE));
    return sizes !== null && typeof sizes === "object" ? sizes : {};
  } catch (error) {  // No storage, or not what this page wrote: the sizes of the style sheet.
    return {};
  }
}

function writeSizes(sizes) {
  try {
    localStorage.setItem(STORE, JSON.stringify(sizes));
  } catch (error) {
    // The sizes hold until the page is closed.
  }
}

class Pane {
  constructor(pane, sizes) {
    Object.assign(this, pane, {sizes});
    this.splitter = document.querySelector("[data-pane=\"" + this.name + "\"]");
    this.drag = null;
    const {splitter} = this;
    splitter.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      splitter.setPointerCapture(event.pointerId);
      splitter.focus();
      this.drag = {at: this.position(event), size: this.size(), largest: this.largest()};
    });
    splitter.addEventListener("pointermove", (event) => {
      if (this.drag) {
        this.resize(this.drag.size + (this.position(event) - this.drag.at) * this.grows, this.drag.largest);
      }
    });
    for (const end of ["pointerup", "pointercancel"]) {
      splitter.addEventListener(end, () => {
        this.drag = null;
      });
    }
    splitter.addEventListener("dblclick", () => this.reset());
    splitter.addEventListener("keydown", (event) => this.key(event));
    if (Number.isFinite(sizes[this.name])) {
      this.apply(sizes[this.name]);
    }
    this.describe();
  }

  position(event) { return this.axis === "x" ? event.clientX : event.clientY; }

  extentOf(element) {
    const {width, height} = element.getBoundingClientRect();
    return this.axis === "x" ? width : height;
  }

  size() { return this.extentOf(byId(this.name)); }

  largest() { return this.size() + Math.max(this.extentOf(byId(this.from)) - this.left, 0); }

  // resize stores the size as a part of the window, so that it suits other windows as well.
  resize(pixels, largest = this.largest()) {
    const clamped = Math.max(Math.min(pixels, largest), this.smallest);
    const window100 = (this.axis === "x" ? innerWidth : innerHeight) / 100;
    this.sizes[this.name] = Math.round((clamped / window100) * 100) / 100;
    this.apply(this.sizes[this.name]);
    writeSizes(this.sizes);
    this.describe();
  }

  apply(percent) {
    const shown = Math.min(Math.max(percent, 1), 80);
    document.documentElement.style.setProperty("--" + this.name, shown + (this.axis === "x" ? "vw" : "vh"));
  }

  reset() {
    delete this.sizes[this.name];
    document.documentElement.style.removeProperty("--" + this.name);
    writeSizes(this.sizes);
    this.describe();
  }

  describe() {
    const largest = Math.max(this.largest(), this.smallest + 1);
    const percent = ((this.size() - this.smallest) / (largest - this.smallest)) * 100;
    this.splitter.setAttribute("aria-valuenow", Math.round(Math.min(Math.max(percent, 0), 100)));
  }

  key(event) {
    const [less, more] = this.axis === "x" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
    const step = {[less]: -STEP, [more]: STEP}[event.key];
    if (step) {
      this.resize(this.size() + step * this.grows);
    } else if (event.key === "Home") {
      this.resize(this.smallest);
    } else if (event.key === "End") {
      this.resize(this.largest());
    } else if (event.key === "Enter") {
      this.reset();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

export function startPanes() {
  const sizes = readSizes();
  PANES.forEach((pane) => new Pane(pane, sizes));
}
