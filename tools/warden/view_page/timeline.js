// Draws the lanes: ruler, blocks, commands, marks of findings, and edges.

import {CATEGORIES} from "./category.js";
import {blockName} from "./describe.js";
import {barrierEdge} from "./edges.js";
import {BLOCK_HEIGHT, COMMAND_HEIGHT, MARK_HEIGHT, OVERVIEW, RULER, TOP} from "./geometry.js";
import {clusterMarks, findingGlyph, severityColor} from "./marks.js";
import {paintColumns, paintCommandName, paintEdge, paintText, Runs, textFits} from "./paint.js";
import {lowerBound} from "./pyramid.js";
import {BLOCK} from "./schedule.js";
import {STATUSES} from "./statuses.js";
import {visibleText} from "./text.js";
import {FONT} from "./theme.js";

const BLOCK_COLORS =
    ["submission", "recording", "label", "recording", "subpass", "present", "present", "host", "label"];
const blockColor = (theme, kind) => theme[BLOCK_COLORS[kind]];
const EDGE_SPACING = 14;
const FULL_EDGES = 8, FAINTEST_EDGE = 0.12;
const SEPARATE = 4;  // From this many pixels a slot, commands are drawn one by one.

function paintBlocks(context, app, row, y) {
  const {camera, theme, model} = app;
  const small = new Runs(context, y + 1, BLOCK_HEIGHT - 2, row.kind.length > 0 ? blockColor(theme, row.kind[0]) : "");
  for (let i = lowerBound(row.x1, Math.floor(camera.x)); i < row.x0.length && row.x0[i] < camera.end;) {
    const left = camera.toPixel(row.x0[i]), right = camera.toPixel(row.x1[i]);
    if (right - left < 2) {
      const pixel = Math.floor(left);
      small.add(pixel, pixel + 1);
      i = Math.max(i + 1, lowerBound(row.x1, camera.toSlot(pixel + 1), i));
      continue;
    }
    const from = Math.max(left, -2), width = Math.min(right, camera.width + 2) - from - 1;
    context.fillStyle = blockColor(theme, row.kind[i]);
    context.fillRect(from, y + 1, width, BLOCK_HEIGHT - 2);
    if (row.kind[i] === BLOCK.PASS) {
      context.fillStyle = theme.pass;
      context.fillRect(from, y + BLOCK_HEIGHT - 3, width, 2);
    }
    const room = width - Math.max(-from, 0);
    const label = app.blockLabel(row.kind[i], row.id[i]);
    const isCutSubmission = row.kind[i] === BLOCK.SUBMISSION && !textFits(context, label, room);
    const shown = isCutSubmission ? visibleText(model.submissions[row.id[i]].order) : label;
    paintText(context, shown, Math.max(from, 0), y + 13, room, theme.text);
    i++;
  }
  small.flush();
}

function paintCommands(context, app, laneNumber, y) {
  const {camera, theme, schedule} = app;
  if (camera.scale < SEPARATE) {
    const height = COMMAND_HEIGHT / CATEGORIES.length;
    const bands = CATEGORIES.map(
        (category, i) => ({bit: 1 << i, y: y + i * height, height: height - 0.5, color: theme[category.color]}));
    paintColumns(context, camera, schedule.lanes[laneNumber].pyramid, bands);
    return;
  }
  const end = Math.min(Math.ceil(camera.end), schedule.command.length);
  for (let x = Math.max(Math.floor(camera.x), 0); x < end; x++) {
    if (schedule.lane[x] !== laneNumber) {
      continue;
    }
    const left = camera.toPixel(x), width = camera.scale - 1;
    context.fillStyle = theme[CATEGORIES[schedule.categories[schedule.command[x]]].color];
    context.fillRect(left, y, width, 4);
    context.globalAlpha = 0.25;
    context.fillRect(left, y + 4, width, COMMAND_HEIGHT - 6);
    context.globalAlpha = 1;
    paintCommandName(
        context, app.model.commandName(schedule.command[x]), left, y + 4, width,
        COMMAND_HEIGHT - 6 - (app.statuses.has(x) ? STATUS_HEIGHT : 0), theme.text);
    if (app.statuses.has(x)) {
      paintStatus(context, app, app.statuses.get(x), left, y, width);
    }
  }
}

const STATUS_HEIGHT = 12, NARROWEST_STATUS = 10;

// paintStatus marks a command of a device that was lost or did not answer: a bar at its lower end, with a glyph where
// there is room. Commands that had not begun are faint.
function paintStatus(context, app, status, left, y, width) {
  const {color, glyph} = STATUSES[status];
  if (status === "not_begun") {
    context.globalAlpha = 0.55;
    context.fillStyle = app.theme.background;
    context.fillRect(left, y, width, COMMAND_HEIGHT - 2 - STATUS_HEIGHT);
    context.globalAlpha = 1;
  }
  context.fillStyle = app.theme[color];
  context.fillRect(left, y + COMMAND_HEIGHT - 2 - STATUS_HEIGHT, width, STATUS_HEIGHT);
  if (width >= NARROWEST_STATUS) {
    context.fillStyle = app.theme.background;
    context.textAlign = "center";
    context.fillText(glyph, left + width / 2, y + COMMAND_HEIGHT - 4);
    context.textAlign = "left";
  }
}

function paintMarks(context, app, laneNumber, y) {
  const {camera, theme, model} = app;
  context.textAlign = "center";
  for (const cluster of clusterMarks(app.marks[laneNumber], camera)) {
    const finding = model.findings[cluster.finding];
    context.fillStyle = theme[severityColor(finding.severity)];
    context.fillText(findingGlyph(finding.kind) + (cluster.count > 1 ? cluster.count : ""), cluster.pixel, y + 13);
  }
  context.textAlign = "left";
}

function edgeY(app, place, stage) {
  const lane = stage.lanes[place.lane];
  const row = app.schedule.lanes[place.lane].firstRow;
  return TOP - app.scrollY + (place.onCommand ? lane.arcsY : lane.blocksY + row * BLOCK_HEIGHT + 9);
}

// visibleEdges returns [{edge, from, to}] with pixels. Edges that are almost where the previous one is, and those that
// are too short to see, are left out.
function visibleEdges(app) {
  const {camera} = app, visible = [];
  let lastFrom = NaN, lastTo = NaN;
  for (const edge of app.edges) {
    const from = camera.toPixel(edge.from.x), to = camera.toPixel(edge.to.x);
    if (Math.max(from, to) < 0 || Math.min(from, to) > camera.width) {
      continue;
    }
    if (Math.abs(to - from) < 3 && edge.from.lane === edge.to.lane ||
        Math.abs(from - lastFrom) < EDGE_SPACING && Math.abs(to - lastTo) < EDGE_SPACING) {
      continue;
    }
    lastFrom = from;
    lastTo = to;
    visible.push({edge, from, to});
  }
  return visible;
}

// paintEdges draws the edges below blocks and commands. The more there are, the fainter they are, so that blocks stay
// readable from far away.
function paintEdges(context, app, stage) {
  const visible = visibleEdges(app);
  const alpha = Math.min(Math.max(FULL_EDGES / visible.length, FAINTEST_EDGE), 1);
  for (const {edge, from, to} of visible) {
    context.globalAlpha = edge.kind === "event" ? 1 : alpha;
    paintEdge(
        context, from, edgeY(app, edge.from, stage), to, edgeY(app, edge.to, stage), app.theme[edge.kind],
        edge.kind === "event" ? [3, 2] : []);
  }
  context.globalAlpha = 1;
}

// paintBarriers draws an arc over each visible barrier, between the nearest commands that its scopes include.
function paintBarriers(context, app, stage) {
  const {camera, theme, schedule, model} = app;
  if (camera.scale < SEPARATE * 2) {
    return;
  }
  const end = Math.min(Math.ceil(camera.end), schedule.command.length);
  for (let x = Math.max(Math.floor(camera.x), 0); x < end; x++) {
    if (schedule.command[x] < 0) {
      continue;
    }
    const list = model.barriersOfCommand(schedule.command[x]);
    for (let i = 0; i < list.length && i < 4; i++) {
      const y = TOP - app.scrollY + stage.lanes[schedule.lane[x]].arcsY;
      const {before, after} = app.barrierEdge(list[i], x);
      const dash = model.barriers.redundant[list[i]] === 1 ? [2, 3] : [];
      if (before >= 0) {
        paintEdge(context, camera.toPixel(before + 0.8), y, camera.toPixel(x + 0.3), y, theme.barrier, dash);
      }
      if (after >= 0) {
        paintEdge(context, camera.toPixel(x + 0.7), y, camera.toPixel(after + 0.2), y, theme.barrier, dash);
      }
    }
  }
}

function paintRuler(context, app) {
  const {camera, theme, schedule} = app;
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, camera.width, TOP);
  context.fillStyle = theme.line;
  context.fillRect(0, TOP - 1, camera.width, 1);
  let free = -Infinity;
  for (const {frame, x} of schedule.frames) {
    const pixel = camera.toPixel(x);
    if (pixel >= free && pixel > -60 && pixel < camera.width) {
      context.fillStyle = theme.line;
      context.fillRect(Math.round(pixel), OVERVIEW, 1, RULER);
      paintText(context, "frame " + frame, pixel, OVERVIEW + 15, 90, theme.faint);
      free = pixel + 80;
    }
  }
  paintOverview(context, app);
}

// paintOverview draws the entire recording with its findings, and a frame around the visible interval.
function paintOverview(context, app) {
  const {camera, theme, schedule} = app;
  const scale = camera.width / schedule.length;
  context.fillStyle = theme.lane;
  context.fillRect(0, 0, camera.width, OVERVIEW - 2);
  context.drawImage(app.overview(camera.width), 0, 0, camera.width, OVERVIEW - 2);
  context.strokeStyle = theme.select;
  context.lineWidth = 2;
  const left = Math.max(camera.x * scale, 1), right = Math.min(camera.end * scale, camera.width - 1);
  context.strokeRect(left, 1, Math.max(right - left, 3), OVERVIEW - 4);
}

// paintOverviewImage draws the part of the overview that changes only with its width and theme.
export function paintOverviewImage(context, app, width) {
  const camera = {
    width,
    scale: width / app.schedule.length,
    toPixel: (x) => x * (width / app.schedule.length),
    toSlot: (pixel) => pixel / (width / app.schedule.length)
  };
  const bands = CATEGORIES.slice(0, 4).map(
      (category, i) => ({bit: 1 << i, y: 2 + i * 3, height: 2, color: app.theme[category.color]}));
  app.schedule.lanes.forEach((lane) => paintColumns(context, camera, lane.pyramid, bands));
  for (const marks of app.marks) {
    marks.x.forEach((x, i) => {
      context.fillStyle = app.theme[severityColor(app.model.findings[marks.finding[i]].severity)];
      context.fillRect(Math.floor(x * camera.scale), 15, 2, 8);
    });
  }
}

// paintTimeline draws all lanes that are visible. `stage`: of placeStage.
export function paintTimeline(context, app, stage, height) {
  const {camera, theme, schedule} = app;
  context.font = FONT;
  schedule.lanes.forEach((lane, number) => {
    const placed = stage.lanes[number];
    const y = TOP - app.scrollY + placed.y;
    if (y > height || y + placed.height < TOP) {
      return;
    }
    context.fillStyle = number % 2 ? theme.lane : theme.background;
    context.fillRect(0, y, camera.width, placed.height);
    context.fillStyle = theme.line;
    context.fillRect(0, y, camera.width, 1);
  });
  paintEdges(context, app, stage);
  schedule.lanes.forEach((lane, number) => {
    const placed = stage.lanes[number];
    const y = TOP - app.scrollY + placed.y;
    if (y > height || y + placed.height < TOP) {
      return;
    }
    lane.rows.forEach((row, i) => paintBlocks(context, app, row, y + MARK_HEIGHT + i * BLOCK_HEIGHT));
    paintCommands(context, app, number, y + placed.commandsY - placed.y);
    paintMarks(context, app, number, y);
  });
  paintBarriers(context, app, stage);
}

export {paintRuler};
