// The selection: a finding, a slot (one execution of a command), a block, or a resource.
//
// {kind: "finding", id} | {kind: "slot", x} | {kind: "block", lane, row, index} | {kind: "resource", id}

import {BLOCK_KINDS, blockName, FINDING_NAMES, KIND_NAMES, sideKind, slotText} from "./describe.js";
import {BLOCK_HEIGHT, COMMAND_HEIGHT, MARK_HEIGHT, ROW_HEAD, TAG_HEIGHT, TOP, trackHeight} from "./geometry.js";
import {fixMark, placeFinding, severityColor} from "./marks.js";
import {paintEdge} from "./paint.js";
import {isHang, STATUSES} from "./statuses.js";
import {shortText, visibleText} from "./text.js";

// spanOf returns the slots [begin, end) that the selection covers, or null.
export function spanOf(app, selection) {
  const {schedule, model} = app;
  if (!selection) {
    return null;
  }
  if (selection.kind === "slot") {
    return [selection.x, selection.x + 1];
  }
  if (selection.kind === "block") {
    const row = schedule.lanes[selection.lane].rows[selection.row];
    return [row.x0[selection.index], row.x1[selection.index]];
  }
  if (selection.kind === "finding") {
    const places = Object.values(placeFinding(schedule, model.findings[selection.id])).filter((x) => x >= 0);
    return places.length === 0 ? null : [Math.min(...places), Math.max(...places) + 1];
  }
  const row = app.rows.find((open) => open.resource === selection.id);
  return row && row.events.x.length > 0 ? [row.events.x[0], row.events.x[row.events.x.length - 1] + 1] : null;
}

// resourcesOf returns the resources that the selection concerns, most important first.
export function resourcesOf(app, selection) {
  const {model, schedule} = app;
  if (!selection || selection.kind === "block") {
    return [];
  }
  if (selection.kind === "resource") {
    return [selection.id];
  }
  if (selection.kind === "finding") {
    const finding = model.findings[selection.id];
    const sides =
        [finding.resource, finding.second && finding.second.resource, finding.first && finding.first.resource];
    return [...new Set(sides)].filter((id) => model.row("resources", id));
  }
  const found =
      [...model.accessesOfCommand(schedule.command[selection.x])].map((access) => model.accesses.resource[access]);
  return [...new Set(found)].filter((id) => id >= 0);
}

// describeSelection returns one line for the announcement of screen readers.
export function describeSelection(app, selection) {
  const {model, schedule} = app;
  if (selection.kind === "finding") {
    const finding = model.findings[selection.id];
    return (FINDING_NAMES[finding.kind] || "finding") + ": " + shortText(finding.summary || finding.text, 300);
  }
  if (selection.kind === "slot") {
    return slotText(model, schedule, selection.x);
  }
  if (selection.kind === "block") {
    const row = schedule.lanes[selection.lane].rows[selection.row];
    return BLOCK_KINDS[row.kind[selection.index]] + " " +
        shortText(blockName(model, row.kind[selection.index], row.id[selection.index]), 300);
  }
  return "resource " + shortText(model.nameOf("resources", selection.id), 300);
}

// paintMarker outlines a command and draws a line from it to the rows below.
function paintMarker(context, app, x, color, stage) {
  const {camera, theme, schedule} = app;
  const pixel = camera.toPixel(x), width = Math.max(camera.scale, 3);
  const lane = stage.lanes[schedule.lane[x]];
  const y = TOP - app.scrollY + lane.commandsY;
  context.strokeStyle = theme[color];
  context.lineWidth = 2.5;
  context.strokeRect(pixel, y - 1, width, COMMAND_HEIGHT);
  context.globalAlpha = 0.5;
  context.fillStyle = theme[color];
  context.fillRect(pixel + width / 2 - 0.5, y + COMMAND_HEIGHT, 1, stage.height - lane.arcsY);
  context.globalAlpha = 1;
}

// Tags have lines of their own below the commands, so that they hide no name.
const TAG_LINES = {
  access: 0,
  fix: 1
};

// tagOf returns {text, color, line, x, y, width} of a tag near the middle of `span`, in pixels.
function tagOf(context, app, stage, laneNumber, line, span, color, text) {
  const width = context.measureText(text).width + 8;
  let x = (span[0] + span[1]) / 2;
  if (x > -width && x < app.camera.width + width) {
    x = Math.min(Math.max(x, width / 2), app.camera.width - width / 2);
  }
  const y = TOP - app.scrollY + stage.lanes[laneNumber].tagsY + TAG_LINES[line] * TAG_HEIGHT;
  return {text, color: app.theme[color], x, y, width};
}

// separate moves two tags of one line apart if they overlap.
function separate(left, right) {
  const overlap = (left.width + right.width) / 2 + 2 - (right.x - left.x);
  if (left.y === right.y && overlap > 0) {
    left.x -= overlap / 2;
    right.x += overlap / 2;
  }
}

function paintTag(context, app, tag) {
  context.fillStyle = tag.color;
  context.fillRect(tag.x - tag.width / 2, tag.y, tag.width, TAG_HEIGHT - 1);
  context.fillStyle = app.theme.background;
  context.textAlign = "center";
  context.fillText(tag.text, tag.x, tag.y + 12);
  context.textAlign = "left";
}

function paintFix(context, app, slot, text, stage) {
  const {camera, theme, schedule} = app;
  const pixel = Math.round(camera.toPixel(slot + 1));
  const laneNumber = schedule.lane[schedule.command[slot] >= 0 ? slot : slot + 1], lane = stage.lanes[laneNumber];
  if (!lane) {
    return;
  }
  context.strokeStyle = theme.fix;
  context.lineWidth = 2;
  context.setLineDash([6, 3]);
  context.beginPath();
  context.moveTo(pixel, TOP - app.scrollY + lane.commandsY - 2);
  context.lineTo(pixel, TOP - app.scrollY + stage.height);
  context.stroke();
  context.setLineDash([]);
  paintTag(context, app, tagOf(context, app, stage, laneNumber, "fix", [pixel, pixel], "fix", text));
}

function paintHazardRange(context, app, finding, first, second, stage) {
  const index = app.rows.findIndex((row) => row.resource === finding.resource);
  if (index < 0 || first < 0 || second < 0) {
    return;
  }
  const row = app.rows[index], y = TOP - app.scrollY + stage.rows[index].y + ROW_HEAD;
  const mask = row.tracks.maskOfRange(finding.begin, finding.end);
  const left = app.camera.toPixel(Math.min(first, second)), right = app.camera.toPixel(Math.max(first, second) + 1);
  context.strokeStyle = app.theme[severityColor(finding.severity)];
  context.lineWidth = 1.5;
  for (let t = 0; t < row.numTracks; t++) {
    if (mask & (1 << t)) {
      context.strokeRect(left, y + t * trackHeight(row), right - left, trackHeight(row) - 1);
    }
  }
}

function paintFinding(context, app, finding, stage) {
  const {camera, schedule} = app;
  const {first, second, fix} = placeFinding(schedule, finding);
  const name = (side) => (side && side.access ? " " + KIND_NAMES[sideKind(side)] : "");
  const color = severityColor(finding.severity);
  const tags = [];
  const mark = (x, style, text) => {
    paintMarker(context, app, x, style, stage);
    const span = [camera.toPixel(x), camera.toPixel(x + 1)];
    tags.push(tagOf(context, app, stage, schedule.lane[x], "access", span, style, text));
  };
  if (isHang(finding)) {
    [first, second].filter((x) => app.statuses.has(x)).forEach((x) => {
      const {text, color: style} = STATUSES[app.statuses.get(x)];
      mark(x, style, text);
    });
  } else if (first >= 0 && first !== second) {
    mark(first, "note", "1" + name(finding.first));
  }
  if (second >= 0 && !isHang(finding)) {
    const count = finding.count > 1 ? "\u00d7" + finding.count : "here";
    mark(second, color, first >= 0 ? "2" + name(finding.second) : visibleText(count));
  }
  if (first >= 0 && second >= 0 && first !== second) {
    const y = (x) => TOP - app.scrollY + stage.lanes[schedule.lane[x]].arcsY;
    paintEdge(
        context, camera.toPixel(first + 0.5), y(first), camera.toPixel(second + 0.5), y(second), app.theme[color]);
  }
  paintHazardRange(context, app, finding, first, second, stage);
  if (tags.length === 2) {
    separate(...(tags[0].x <= tags[1].x ? tags : [tags[1], tags[0]]));
  }
  tags.forEach((tag) => paintTag(context, app, tag));
  const place = fixMark(finding), x = place ? {between: fix, first, second}[place.side] : -1;
  if (x >= 0 && place.side === "between") {
    paintFix(context, app, x, place.text, stage);
  } else if (x >= 0) {
    const span = [camera.toPixel(x), camera.toPixel(x + 1)];
    paintTag(context, app, tagOf(context, app, stage, schedule.lane[x], "fix", span, "fix", place.text));
  }
}

// paintSelection draws over lanes and rows.
export function paintSelection(context, app, stage) {
  const selection = app.selection;
  if (!selection) {
    return;
  }
  if (selection.kind === "finding") {
    paintFinding(context, app, app.model.findings[selection.id], stage);
  } else if (selection.kind === "slot") {
    paintMarker(context, app, selection.x, "select", stage);
  } else if (selection.kind === "block") {
    const [begin, end] = spanOf(app, selection);
    const y = TOP - app.scrollY + stage.lanes[selection.lane].blocksY + selection.row * BLOCK_HEIGHT;
    context.strokeStyle = app.theme.select;
    context.lineWidth = 2;
    const left = Math.max(app.camera.toPixel(begin), -4),
          right = Math.min(app.camera.toPixel(end), app.camera.width + 4);
    context.strokeRect(left, y + 1, Math.max(right - left - 1, 2), BLOCK_HEIGHT - 2);
  }
}
