// Draws the rows of resources: layouts as bands, barriers as cuts, accesses by shape and color.

import {ROW_HEAD, TOP, trackHeight} from "./geometry.js";
import {paintColumns, paintShape, paintText} from "./paint.js";
import {lowerBound} from "./pyramid.js";
import {GLOBAL_BARRIER, kindShift, OWN_BARRIER} from "./rows.js";
import {shortLayout} from "./text.js";
import {MOST_TRACKS} from "./tracks.js";

const SHAPES_FROM = 5;  // From this many pixels a slot, accesses are drawn as shapes.
const COLORS = ["read", "write", "transition"];

function paintBand(context, app, band, y, height) {
  const {camera, theme, model} = app;
  const first = Math.max(lowerBound(band.x, camera.x + 1e-9) - 1, 0);
  for (let i = first; i < band.x.length && band.x[i] < camera.end;) {
    const left = Math.max(camera.toPixel(band.x[i] + 0.5), 0);
    const right = Math.min(i + 1 < band.x.length ? camera.toPixel(band.x[i + 1] + 0.5) : camera.width, camera.width);
    context.fillStyle = theme.bands[band.layout[i] % theme.bands.length];
    context.fillRect(left, y + 1, Math.max(right - left, 1), height - 3);
    if (right - left > 60) {
      paintText(
          context, shortLayout(model.string(band.layout[i])), left + 8, y + height - 5, right - left - 8, theme.faint);
    }
    i = Math.max(
        i + 1, right - left < 1 ? lowerBound(band.x, camera.toSlot(Math.floor(left) + 1) - 0.5, i + 1) - 1 : 0);
  }
}

// Reads are above the middle of a track, writes below it, transitions in the middle, at every zoom.
function paintDensity(context, app, row, y) {
  const bands = [];
  for (let t = 0; t < row.numTracks; t++) {
    const top = y + t * trackHeight(row);
    bands.push({bit: (1 << (kindShift(0) + t)) >>> 0, y: top + 3, height: 6, color: app.theme.read});
    bands.push({bit: (1 << (kindShift(2) + t)) >>> 0, y: top + 9, height: 4, color: app.theme.transition});
    bands.push({bit: (1 << (kindShift(1) + t)) >>> 0, y: top + 13, height: 7, color: app.theme.write});
  }
  bands.push({bit: OWN_BARRIER, y: y - 6, height: 5, color: app.theme.barrier});
  bands.push({bit: GLOBAL_BARRIER, y: y - 10, height: 3, color: app.theme.other});
  paintColumns(context, app.camera, row.pyramid, bands);
}

function paintSlots(context, app, row, y) {
  const {camera, theme} = app;
  const masks = row.pyramid.levels[0];
  const size = Math.min(camera.scale - 2, 10);
  const height = row.numTracks * trackHeight(row);
  const end = Math.min(Math.ceil(camera.end), masks.length);
  for (let x = Math.max(Math.floor(camera.x), 0); x < end; x++) {
    const mask = masks[x];
    if (mask === 0) {
      continue;
    }
    const pixel = camera.toPixel(x + 0.5);
    if (mask & (OWN_BARRIER | GLOBAL_BARRIER)) {
      const own = mask & OWN_BARRIER;
      context.fillStyle = own ? theme.barrier : theme.other;
      context.fillRect(Math.round(pixel) - 1, y - (own ? 10 : 2), own ? 3 : 1, height + (own ? 10 : 2));
    }
    for (let kind = 0; kind < 3; kind++) {
      const tracks = (mask >>> kindShift(kind)) & ((1 << MOST_TRACKS) - 1);
      for (let t = 0; tracks >> t !== 0; t++) {
        if (tracks & (1 << t)) {
          const shapeY = y + t * trackHeight(row) + [7, 16, 11][kind];
          paintShape(context, kind, pixel, shapeY, size, theme[COLORS[kind]]);
        }
      }
    }
  }
}

// paintRows draws the open rows that are visible.
export function paintRows(context, app, stage, height) {
  app.rows.forEach((row, i) => {
    const placed = stage.rows[i];
    const y = TOP - app.scrollY + placed.y;
    if (y > height || y + placed.height < TOP) {
      return;
    }
    context.fillStyle = app.theme.background;
    context.fillRect(0, y, app.camera.width, placed.height);
    context.fillStyle = app.theme.line;
    context.fillRect(0, y, app.camera.width, 1);
    row.bands.forEach(
        (band, t) => paintBand(context, app, band, y + ROW_HEAD + t * trackHeight(row), trackHeight(row)));
    (app.camera.scale < SHAPES_FROM ? paintDensity : paintSlots)(context, app, row, y + ROW_HEAD);
  });
}
