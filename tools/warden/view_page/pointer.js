// Mouse, touch and wheel on the canvas: wheel zooms, dragging pans, a click selects, hovering describes.

import {KIND_NAMES} from "./describe.js";
import {byId} from "./dom.js";
import {BLOCK_HEIGHT, COMMAND_HEIGHT, MARK_HEIGHT, OVERVIEW, ROW_HEAD, TOP, trackHeight} from "./geometry.js";
import {clusterMarks} from "./marks.js";
import {lowerBound} from "./pyramid.js";
import {describeSelection} from "./selection.js";

// nearestSlot returns the command's slot of the lane (any lane: -1) that is nearest to a pixel, at most 6 pixels away,
// or -1.
function nearestSlot(app, pixel, lane) {
  const {camera, schedule} = app;
  const slot = Math.floor(camera.toSlot(pixel));
  const reach = Math.ceil(6 / camera.scale);
  for (let distance = 0; distance <= reach; distance++) {
    for (const x of [slot - distance, slot + distance]) {
      if (x >= 0 && x < schedule.command.length && schedule.command[x] >= 0 &&
          (lane < 0 || schedule.lane[x] === lane)) {
        return x;
      }
    }
  }
  return -1;
}

function hitLane(app, lane, placed, x, y) {
  if (y < placed.y + MARK_HEIGHT) {
    const cluster = clusterMarks(app.marks[lane], app.camera).find((near) => Math.abs(near.pixel - x) < 9);
    return cluster ? {kind: "finding", id: cluster.finding} : null;
  }
  if (y < placed.commandsY) {
    const row = Math.floor((y - placed.blocksY) / BLOCK_HEIGHT);
    const blocks = app.schedule.lanes[lane].rows[row];
    const index = blocks ? lowerBound(blocks.x1, app.camera.toSlot(x) + 1e-9) : -1;
    return blocks && index < blocks.x0.length && app.camera.toPixel(blocks.x0[index]) <= x + 1 ?
        {kind: "block", lane, row, index} :
        null;
  }
  const slot = y < placed.commandsY + COMMAND_HEIGHT ? nearestSlot(app, x, lane) : -1;
  return slot >= 0 ? {kind: "slot", x: slot} : null;
}

// hit returns the selection under a pixel of the canvas, with `resource` if it is in the row of one, or null.
export function hit(app, x, canvasY) {
  const y = canvasY - TOP + app.scrollY;
  const {lanes, rows} = app.stage.placed;
  const lane = lanes.findIndex((placed) => y >= placed.y && y < placed.y + placed.height);
  if (canvasY < TOP) {
    return null;
  }
  if (lane >= 0) {
    return hitLane(app, lane, lanes[lane], x, y);
  }
  const index = rows.findIndex((placed) => y >= placed.y && y < placed.y + placed.height);
  if (index < 0) {
    return null;
  }
  const row = app.rows[index];
  const at = lowerBound(row.events.x, Math.round(app.camera.toSlot(x) - 0.5));
  const best = [at - 1, at]
                   .filter((i) => i >= 0 && i < row.events.x.length)
                   .sort(
                       (a, b) => Math.abs(app.camera.toPixel(row.events.x[a] + 0.5) - x) -
                           Math.abs(app.camera.toPixel(row.events.x[b] + 0.5) - x))[0];
  if (best === undefined ||
      Math.abs(app.camera.toPixel(row.events.x[best] + 0.5) - x) > Math.max(8, app.camera.scale / 2)) {
    return {kind: "resource", id: row.resource};
  }
  const track = Math.floor((y - rows[index].y - ROW_HEAD) / trackHeight(row));
  const kind = app.model.accesses.kind[row.events.id[best]];
  return {
    kind: "slot",
    x: row.events.x[best],
    resource: row.resource,
    note: KIND_NAMES[kind] + (row.tracks.labels[track] ? ", " + row.tracks.labels[track] : "")
  };
}

export function listenToPointer(app) {
  const canvas = byId("canvas");
  let drag = null;
  const overview = (point) => {
    const slot = (point.x / app.camera.width) * app.schedule.length;
    app.camera.pan(app.camera.toPixel(slot) - app.camera.width / 2);
    app.stage.request();
  };
  canvas.addEventListener("pointerdown", (event) => {
    const point = app.stage.pointOf(event);
    drag = {...point, moved: false, overview: point.y < OVERVIEW};
    canvas.setPointerCapture(event.pointerId);
    if (drag.overview) {
      overview(point);
    }
  });
  canvas.addEventListener("pointermove", (event) => {
    const point = app.stage.pointOf(event);
    if (!drag) {
      const found = hit(app, point.x, point.y);
      app.showHovered(found ? describeSelection(app, found) + (found.note ? ": " + found.note : "") : "");
      canvas.style.cursor = found ? "pointer" : "grab";
      return;
    }
    if (drag.overview) {
      overview(point);
      return;
    }
    const dx = point.x - drag.x, dy = point.y - drag.y;
    if (drag.moved || Math.abs(dx) + Math.abs(dy) > 4) {
      drag = {...drag, ...point, moved: true};
      app.camera.pan(-dx);
      app.stage.scroll(-dy);
    }
  });
  canvas.addEventListener("pointerleave", () => app.showHovered(""));
  canvas.addEventListener("pointerup", (event) => {
    if (drag && !drag.moved && !drag.overview) {
      const point = app.stage.pointOf(event);
      const found = hit(app, point.x, point.y);
      if (found && found.resource !== undefined) {
        app.activeRow = found.resource;
      }
      app.select(found, {stay: true});
    }
    drag = null;
  });
  canvas.addEventListener("pointercancel", () => {
    drag = null;
  });
  canvas.addEventListener("dblclick", () => app.zoomToSelection());
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : 1;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      app.camera.pan((event.deltaX || event.deltaY) * unit);
    } else {
      app.camera.zoom(Math.exp(-event.deltaY * unit * 0.002), app.stage.pointOf(event).x);
    }
    app.stage.request();
  }, {passive: false});
}
