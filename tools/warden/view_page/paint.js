// Small drawing helpers on a 2D context. All coordinates are CSS pixels.

import {linesOf, partsOf} from "./command_name.js";
import {shortText} from "./text.js";
import {FONT} from "./theme.js";

const FEWEST_CHARACTERS = 5;
const LINE_HEIGHT = 12, NARROWEST_TURNED = 10;
let advance = 0;

// advanceOf returns the width of a character.
function advanceOf(context) {
  if (advance === 0) {
    context.font = FONT;
    advance = context.measureText("0123456789").width / 10;
  }
  return advance;
}

export function textFits(context, text, width) { return text.length * advanceOf(context) <= width - 6; }

// paintText writes one line in a box, cut to fit. It shows nothing if fewer than five characters remain.
export function paintText(context, text, x, y, width, color) {
  const fitting = Math.floor((width - 6) / advanceOf(context));
  if (fitting < Math.min(text.length, FEWEST_CHARACTERS)) {
    return;
  }
  let shown = shortText(text, Math.min(fitting, 200));
  if (/[^\u0020-\u024f\u2026]/.test(shown)) {
    while (shown.length > 3 && context.measureText(shown).width > width - 6) {
      shown = shown.slice(0, Math.floor(shown.length * 0.8)) + "\u2026";
    }
  }
  context.fillStyle = color;
  context.fillText(shown, x + 3, y);
}

// paintCommandName writes the name of a command in a box: complete, on several lines, or only its key word, upright or
// turned.
export function paintCommandName(context, name, x, y, width, height, color) {
  const columns = Math.floor((width - 4) / advanceOf(context));
  const {keyword} = partsOf(name);
  const lines =
      linesOf(name, columns, Math.floor(height / LINE_HEIGHT)) || (keyword.length <= columns ? [keyword] : null);
  context.fillStyle = color;
  context.textAlign = "center";
  if (lines) {
    const top = y + (height - lines.length * LINE_HEIGHT) / 2 + 9;
    lines.forEach((line, i) => context.fillText(line, x + width / 2, top + i * LINE_HEIGHT));
  } else if (width >= NARROWEST_TURNED && keyword.length * advanceOf(context) <= height) {
    context.save();
    context.translate(x + width / 2 + 4, y + height / 2);
    context.rotate(-Math.PI / 2);
    context.fillText(keyword, 0, 0);
    context.restore();
  }
  context.textAlign = "left";
}

// Runs joins neighboring pixel columns of one color into a rectangle.
export class Runs {
  constructor(context, y, height, color) { Object.assign(this, {context, y, height, color, begin: -1, end: -1}); }

  add(begin, end) {
    if (begin > this.end || this.begin < 0) {
      this.flush();
      this.begin = begin;
    }
    this.end = Math.max(this.end, end);
  }

  flush() {
    if (this.begin >= 0) {
      this.context.fillStyle = this.color;
      this.context.fillRect(this.begin, this.y, this.end - this.begin, this.height);
    }
    this.begin = this.end = -1;
  }
}

// paintColumns fills, for each bit of the pyramid's masks, the pixel columns whose slots have it.
// `bands`: [{bit, y, height, color}].
export function paintColumns(context, camera, pyramid, bands) {
  const runs = bands.map((band) => ({bit: band.bit, run: new Runs(context, band.y, band.height, band.color)}));
  const wanted = bands.reduce((mask, band) => (mask | band.bit) >>> 0, 0);
  const length = pyramid.levels[0].length;
  const last = Math.min(Math.ceil(camera.toPixel(length)), camera.width);
  for (let pixel = Math.max(Math.floor(camera.toPixel(0)), 0); pixel < last; pixel++) {
    const begin = Math.floor(camera.toSlot(pixel));
    const mask = pyramid.any(begin, Math.max(Math.floor(camera.toSlot(pixel + 1)), begin + 1)) & wanted;
    for (let b = 0; mask !== 0 && b < runs.length; b++) {
      if (mask & runs[b].bit) {
        runs[b].run.add(pixel, pixel + 1);
      }
    }
  }
  runs.forEach(({run}) => run.flush());
}

// paintShape draws the mark of an access: read = hollow triangle, write = filled square, transition = diamond.
export function paintShape(context, kind, x, y, size, color) {
  const half = size / 2;
  context.beginPath();
  if (kind === 0) {
    context.moveTo(x, y - half);
    context.lineTo(x + half, y + half);
    context.lineTo(x - half, y + half);
    context.closePath();
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.stroke();
    return;
  }
  if (kind === 1) {
    context.rect(x - half, y - half, size, size);
  } else {
    context.moveTo(x, y - half);
    context.lineTo(x + half, y);
    context.lineTo(x, y + half);
    context.lineTo(x - half, y);
    context.closePath();
  }
  context.fillStyle = color;
  context.fill();
}

// paintEdge draws a curve with an arrow head at its end. Within a row it is an arc below, so that it does not cross
// names.
export function paintEdge(context, x0, y0, x1, y1, color, dash = []) {
  const bend = Math.min(Math.max(Math.abs(x1 - x0) / 2, 12), 80);
  const rise = y0 === y1 ? -Math.min(Math.abs(x1 - x0) / 3, 14) : 0;
  context.strokeStyle = context.fillStyle = color;
  context.lineWidth = 1.3;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(x0, y0);
  context.bezierCurveTo(x0 + bend, y0 - rise, x1 - bend, y1 - rise, x1, y1);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x1 - 6, y1 - 3.5);
  context.lineTo(x1 - 6, y1 + 3.5);
  context.closePath();
  context.fill();
}
