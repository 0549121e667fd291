// Edges between blocks: from a signal of a semaphore to its wait, and from the set of an event to its wait.

import {BLOCK} from "./schedule.js";

// Semaphores: `from` and `to` are ends of submissions. Events: slots of commands.
function semaphoreEdges(schedule, add) {
  const model = schedule.model;
  const pending = new Map();   // Binary: the last signal.
  const timeline = new Map();  // Signals by value.
  const end = (event, lane) => ({x: event.x1, lane});
  const signal = (semaphore, value, place, submission) => {
    const row = model.row("semaphores", semaphore);
    if (row && row.kind === "timeline") {
      if (!timeline.has(semaphore)) {
        timeline.set(semaphore, []);
      }
      timeline.get(semaphore).push({value: Number(value), place, submission});
    } else if (row) {
      pending.set(semaphore, place);
    }
  };
  const host = schedule.lanes.findIndex((lane) => lane.queue < 0 && lane.name === "Host");
  const waits = [];
  for (const event of schedule.events) {
    const submission = event.kind === BLOCK.SUBMISSION ? model.submissions[event.id] : null;
    const row = submission || (event.kind === BLOCK.PRESENT ? model.presents[event.id] : null);
    for (const wait of (row && row.waits) || []) {
      const to = {x: event.x0, lane: row.queue};
      const semaphore = model.row("semaphores", wait.semaphore);
      if (semaphore && semaphore.kind === "timeline") {
        waits.push({id: wait.semaphore, value: Number(wait.value), to, submission: event.id});
      } else if (pending.has(wait.semaphore)) {
        add(pending.get(wait.semaphore), to, "semaphore", wait.semaphore);
        pending.delete(wait.semaphore);
      }
    }
    for (const made of (submission && submission.signals) || []) {
      signal(made.semaphore, made.value, end(event, submission.queue), event.id);
    }
    if (event.kind === BLOCK.ACQUIRE) {
      signal(model.acquires[event.id].semaphore, 0, end(event, host), -1);
    }
  }
  for (const signals of timeline.values()) {
    signals.sort((a, b) => a.value - b.value);
  }
  for (const wait of waits) {
    const signals = timeline.get(wait.id) || [];
    let low = 0, high = signals.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (signals[middle].value < wait.value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    // A value that the semaphore has from the start, or that the submission itself signals, makes nothing wait.
    const isInitial = wait.value <= Number(model.semaphores[wait.id].initial_value || 0);
    if (low < signals.length && !isInitial && signals[low].submission !== wait.submission) {
      add(signals[low].place, wait.to, "semaphore", wait.id);
    }
  }
}

function eventEdges(schedule, add) {
  const ops = schedule.model.event_ops;
  const executed = [];
  for (let i = 0; i < ops.count; i++) {
    for (const x of schedule.slotsOf(ops.command[i])) {
      executed.push({x, op: ops.op[i], event: ops.event[i]});
    }
  }
  executed.sort((a, b) => a.x - b.x);
  const set = new Map();
  for (const {x, op, event} of executed) {
    const place = {x: x + 0.5, lane: schedule.lane[x], onCommand: true};
    if (op === 0) {
      set.set(event, place);
    } else if (op === 1 && set.has(event)) {
      add(set.get(event), place, "event", event);
    } else if (op === 2) {
      set.delete(event);
    }
  }
}

// buildEdges returns [{from: {x, lane, onCommand}, to, kind: "semaphore" | "event", id}].
export function buildEdges(schedule) {
  const edges = [];
  const add = (from, to, kind, id) => {
    if (schedule.lanes[from.lane] && schedule.lanes[to.lane]) {
      edges.push({from, to, kind, id});
    }
  };
  semaphoreEdges(schedule, add);
  eventEdges(schedule, add);
  return edges;
}

const GROUPS = [
  [/ALL_COMMANDS|TOP_OF_PIPE|BOTTOM_OF_PIPE/, /./],
  [/ALL_GRAPHICS/, /VERTEX|INDEX|TESS|GEOMETRY|FRAGMENT|COLOR_ATTACHMENT|TASK|MESH|DRAW_INDIRECT/],
  [/ALL_TRANSFER|STAGE(_2)?_TRANSFER/, /COPY|BLIT|RESOLVE|CLEAR|TRANSFER/],
  [/VERTEX_INPUT_BIT/, /INDEX_INPUT|VERTEX_ATTRIBUTE_INPUT/],
  [/PRE_RASTERIZATION/, /VERTEX_SHADER|TESS|GEOMETRY|TASK|MESH/],
];

// stagesCover returns whether the flags `scope` include one of the stages `stage`.
export function stagesCover(scope, stage) {
  const wanted = stage.split("|");
  return scope.split("|").some((flag) => wanted.includes(flag)) ||
      GROUPS.some(([group, members]) => group.test(scope) && members.test(stage));
}

const NEAR = 40;  // Commands that are searched on each side of a barrier.

function nearest(schedule, barrier, x, step, stages) {
  const model = schedule.model, {barriers, accesses} = model;
  const resource = barriers.resource[barrier];
  let at = x;
  for (let i = 0; i < NEAR; i++) {
    at = schedule.neighbor(at, step, schedule.lane[x]);
    if (at < 0) {
      return -1;
    }
    for (const access of model.accessesOfCommand(schedule.command[at])) {
      if ((resource < 0 || accesses.resource[access] === resource) &&
          stagesCover(stages, model.string(accesses.stage[access]))) {
        return at;
      }
    }
  }
  return -1;
}

// barrierEdge returns {before, after}: the slots of the nearest commands that the scopes of the barrier include, or -1.
export function barrierEdge(schedule, barrier, x) {
  const {model} = schedule;
  return {
    before: nearest(schedule, barrier, x, -1, model.string(model.barriers.src_stages[barrier])),
    after: nearest(schedule, barrier, x, 1, model.string(model.barriers.dst_stages[barrier])),
  };
}
