// The visible interval of the time axis: slots to pixels and back, zoom and pan.

export class Camera {
  constructor(length) {
    this.length = length;  // Slots of the axis.
    this.x = 0;            // The slot, with a fraction, at the left edge.
    this.width = 100;      // Pixels.
    this.scale = 1;        // Pixels a slot.
    this.widest = 160;     // Pixels of a slot at the deepest zoom.
  }

  get narrowest() { return Math.min(this.width / (this.length + 2), this.widest); }

  get end() { return this.x + this.width / this.scale; }

  toPixel(slot) { return (slot - this.x) * this.scale; }

  toSlot(pixel) { return this.x + pixel / this.scale; }

  clamp() {
    this.scale = Math.min(Math.max(this.scale, this.narrowest), this.widest);
    const visible = this.width / this.scale;
    const margin = Math.max(visible * 0.1, 1);
    const lowest = visible >= this.length ? (this.length - visible) / 2 : -margin;
    const highest = visible >= this.length ? lowest : this.length - visible + margin;
    this.x = Math.min(Math.max(this.x, lowest), highest);
  }

  // setWidth keeps the visible interval.
  setWidth(width) {
    const end = this.end;
    this.width = Math.max(width, 50);
    this.scale = this.width / Math.max(end - this.x, 0.1);
    this.clamp();
  }

  zoom(factor, pixel = this.width / 2) {
    const slot = this.toSlot(pixel);
    this.scale *= factor;
    this.scale = Math.min(Math.max(this.scale, this.narrowest), this.widest);
    this.x = slot - pixel / this.scale;
    this.clamp();
  }

  pan(pixels) {
    this.x += pixels / this.scale;
    this.clamp();
  }

  // show makes [begin, end) visible with a margin on each side.
  show(begin, end, margin = 0.15) {
    const span = Math.max(end - begin, 1);
    this.scale = this.width / (span * (1 + 2 * margin));
    this.scale = Math.min(Math.max(this.scale, this.narrowest), this.widest);
    this.x = (begin + end) / 2 - this.width / this.scale / 2;
    this.clamp();
  }

  showAll() { this.show(0, this.length, 0.01); }

  // include pans, and zooms out if it must, so that the slot is visible.
  include(slot) {
    const margin = Math.min(60, this.width / 6);
    const pixel = this.toPixel(slot + 0.5);
    if (pixel < margin) {
      this.pan(pixel - margin);
    } else if (pixel > this.width - margin) {
      this.pan(pixel - this.width + margin);
    }
  }
}
