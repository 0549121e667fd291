// Places findings on the timeline: a mark above the command, by severity's color and the kind's shape.

import {lowerBound} from "./pyramid.js";

const GLYPHS = {
  hang: "\u2716",
  hazard: "\u25b2",
  redundant_barrier: "\u25c7",
  gpu: "\u25cf"
};

export function findingGlyph(kind) { return GLYPHS[kind] || "\u25a0"; }

export function severityColor(severity) {
  return severity === "error" ? "error" : severity === "warning" ? "warning" : "note";
}

// slotOfSide returns the slot of one side of a finding, or -1.
export function slotOfSide(schedule, side) {
  return side && Number.isInteger(side.command) ?
      schedule.slotOf(side.command, Number.isInteger(side.submission) ? side.submission : -1) :
      -1;
}

// How the timeline shows a fix: a line where something belongs, or a tag at one of the two commands.
export const FIX_MARKS = {
  barrier: {side: "between", text: "+ barrier"},
  subpass_dependency: {side: "between", text: "+ dependency"},
  first_barrier: {side: "first", text: "change this barrier"},
  second_barrier: {side: "second", text: "change this barrier"},
  semaphore: {side: "second", text: "+ semaphore"},
  wait: {side: "second", text: "+ stages of the wait"},
  signal: {side: "first", text: "+ stages of the signal"},
  present: {side: "first", text: "+ semaphore"},
  acquisition: {side: "second", text: "+ wait"}
};

// fixMark returns the entry of FIX_MARKS for a finding, or null.
export function fixMark({fix}) {
  const kind = !fix ? "text" : fix.kind === undefined ? "barrier" : fix.kind;
  return Object.hasOwn(FIX_MARKS, kind) ? FIX_MARKS[kind] : null;
}

// fixSlots returns the slots after which the barrier of a fix can be. A barrier between commands is not allowed in a
// render pass, so it comes before the pass that the second command is in, or after the pass of the first command only.
function fixSlots(schedule, finding) {
  const {model} = schedule;
  const after = finding.fix.after_command;
  const pass = model.row("passes", model.commands.pass[after]);
  if (!pass || after >= pass.last_command) {
    return schedule.slotsOf(after);
  }
  const isInside = (side) => side && side.command >= pass.first_command && side.command <= pass.last_command;
  if (!isInside(finding.second)) {
    return schedule.slotsOf(pass.last_command);
  }
  return isInside(finding.first) ? schedule.slotsOf(after) : schedule.slotsOf(pass.first_command).map((x) => x - 1);
}

// placeFinding returns {first, second, fix}: slots, -1 where there is none. `fix` is the slot after which the barrier
// belongs.
export function placeFinding(schedule, finding) {
  const first = slotOfSide(schedule, finding.first);
  let second = slotOfSide(schedule, finding.second);
  let fix = -1;
  const mark = fixMark(finding);
  if (mark && mark.side === "between" && finding.fix.after_command >= 0) {
    for (const x of fixSlots(schedule, finding)) {
      if (fix < 0 || second < 0 || x < second) {
        fix = x;
      }
    }
  }
  if (second < 0 && first < 0 && finding.barrier >= 0) {
    second = schedule.slotOf(schedule.model.barriers.command[finding.barrier], -1);
  }
  return {first, second, fix};
}

// taggedLanes returns the lanes in which a command of a finding is, a Set.
export function taggedLanes(schedule) {
  const lanes = new Set();
  for (const finding of schedule.model.findings) {
    const {first, second} = placeFinding(schedule, finding);
    [first, second].filter((x) => x >= 0).forEach((x) => lanes.add(schedule.lane[x]));
  }
  return lanes;
}

// buildMarks returns, for each lane, {x, finding}, ascending by slot. A finding is marked at its second command.
export function buildMarks(schedule) {
  const perLane = schedule.lanes.map(() => []);
  schedule.model.findings.forEach((finding, id) => {
    const {first, second} = placeFinding(schedule, finding);
    const x = second >= 0 ? second : first;
    if (x >= 0 && perLane[schedule.lane[x]]) {
      perLane[schedule.lane[x]].push({x, finding: id});
    }
  });
  return perLane.map((marks) => {
    marks.sort((a, b) => a.x - b.x || a.finding - b.finding);
    return {x: Int32Array.from(marks, (mark) => mark.x), finding: Int32Array.from(marks, (mark) => mark.finding)};
  });
}

// clusterMarks returns the visible marks, joined where closer than `spacing` pixels: [{pixel, findings: [first id,
// count]}].
export function clusterMarks(marks, camera, spacing = 30) {
  const clusters = [];
  for (let i = lowerBound(marks.x, Math.floor(camera.x) - 1); i < marks.x.length && marks.x[i] < camera.end; i++) {
    const pixel = camera.toPixel(marks.x[i] + 0.5);
    const last = clusters[clusters.length - 1];
    if (last && pixel - last.pixel < spacing) {
      last.count++;
    } else {
      clusters.push({pixel, finding: marks.finding[i], count: 1});
    }
  }
  return clusters;
}
