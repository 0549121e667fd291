// Places a trace on the time axis.
//
// The axis is logical: it has a slot for each executed command, in the order of submissions and of the commands in
// them. A recording that is submitted twice has its commands twice; each of them is an instance. A lane is a queue, the
// host, or the recordings that were never submitted. It has rows of blocks (submission, recording, labels, passes) and
// below them one row of commands.

import {categoriesOfCommands} from "./category.js";
import {groupBy} from "./model.js";
import {IntList, lowerBound, Pyramid} from "./pyramid.js";

export const BLOCK = {
  SUBMISSION: 0,
  RECORDING: 1,
  LABEL: 2,
  PASS: 3,
  SUBPASS: 4,
  PRESENT: 5,
  ACQUIRE: 6,
  HOST_WAIT: 7,
  QUEUE_LABEL: 8
};

// A damaged trace must not keep the page busy: no axis is longer, no recording nests deeper.
const MOST_SLOTS = 8000000;
const DEEPEST_NESTING = 8;

class Lane {
  constructor(name, queue) {
    this.name = name;
    this.queue = queue;
    this.rows = [];
    this.firstRow = 0;  // The row of submissions; labels of the queue are above it.
  }

  add(row, x0, x1, kind, id) {
    while (this.rows.length <= row) {
      this.rows.push({x0: new IntList(), x1: new IntList(), kind: new IntList(), id: new IntList()});
    }
    const lists = this.rows[row];
    lists.x0.push(x0);
    lists.x1.push(x1);
    lists.kind.push(kind);
    lists.id.push(id);
  }

  finish() {
    this.rows = this.rows.map((lists) => {
      const row = {x0: lists.x0.taken(), x1: lists.x1.taken(), kind: lists.kind.taken(), id: lists.id.taken()};
      if (row.x0.every((x, i) => i === 0 || row.x0[i - 1] <= x)) {
        return row;
      }
      const order = Array.from(row.x0.keys()).sort((a, b) => row.x0[a] - row.x0[b]);
      return Object.fromEntries(
          Object.entries(row).map(([name, values]) => [name, Int32Array.from(order, (i) => values[i])]));
    });
  }
}

// nestedBlocks returns the labels, passes and subpasses of a recording with their nesting: [{kind, id, first, last,
// depth}].
function nestedBlocks(model, recording, rowsOf) {
  const {first_command: first, commands} = recording;
  const blocks = [];
  for (const [table, kind] of [["labels", BLOCK.LABEL], ["passes", BLOCK.PASS]]) {
    for (const id of rowsOf(table)) {
      const row = model[table][id];
      const last = row.last_command >= row.first_command ? row.last_command : row.first_command;
      if (row.first_command >= first && last < first + commands) {
        blocks.push({kind, id, first: row.first_command, last});
      }
    }
  }
  for (const pass of blocks.filter((block) => block.kind === BLOCK.PASS && model.passes[block.id].subpasses > 1)) {
    let start = pass.first;
    for (let c = pass.first + 1; c <= pass.last + 1; c++) {
      if (c > pass.last || model.commands.subpass[c] !== model.commands.subpass[start]) {
        if (model.commands.subpass[start] >= 0) {
          blocks.push({kind: BLOCK.SUBPASS, id: start, first: start, last: c - 1});
        }
        start = c;
      }
    }
  }
  blocks.sort((a, b) => a.first - b.first || b.last - a.last || a.kind - b.kind || a.id - b.id);
  const open = [];
  for (const block of blocks) {
    while (open.length > 0 && open[open.length - 1].last < block.first) {
      open.pop();
    }
    block.depth = open.length;
    open.push(block);
  }
  return blocks;
}

class Scheduler {
  constructor(model) {
    this.model = model;
    this.x = 0;
    this.slotCommand = new IntList();
    this.slotSubmission = new IntList();
    this.slotRecording = new IntList();
    this.slotLane = new IntList();
    this.blocks = new Map();
    this.lanes = model.queues.map((_, id) => new Lane(model.queueName(id), id));
    this.submissionX0 = new Int32Array(model.submissions.length).fill(-1);
    this.submissionX1 = new Int32Array(model.submissions.length).fill(-1);
    this.events = [];
    this.frames = [];
    this.submitted = new Uint8Array(model.command_buffers.length);
    this.cut = false;
    for (const table of ["labels", "passes"]) {
      const column = Int32Array.from(model[table], (row) => {
        const id = row.command_buffer;
        return model.row("command_buffers", id) && Number.isInteger(row.first_command) ? id : -1;
      });
      this[table + "Of"] = groupBy(column, model.command_buffers.length);
    }
    const depths = model.labels.map((row) => this.labelDepth(row));
    model.labels.forEach((row, id) => {
      if (model.row("queues", row.queue)) {
        this.lanes[row.queue].firstRow = Math.max(this.lanes[row.queue].firstRow, depths[id] + 1);
      }
    });
    this.labelDepths = depths;
  }

  labelDepth(row) {
    let depth = 0;
    for (let up = this.model.row("labels", row.parent); up && depth < DEEPEST_NESTING;
         up = this.model.row("labels", up.parent)) {
      depth++;
    }
    return depth;
  }

  laneNumber(name) {
    let lane = this.lanes.findIndex((known) => known.queue < 0 && known.name === name);
    if (lane < 0) {
      lane = this.lanes.push(new Lane(name, -1)) - 1;
    }
    return lane;
  }

  slot(command, submission, recording, lane) {
    this.slotCommand.push(command);
    this.slotSubmission.push(submission);
    this.slotRecording.push(recording);
    this.slotLane.push(lane);
    return this.x++;
  }

  gap() { this.slot(-1, -1, -1, -1); }

  blocksOf(id) {
    if (!this.blocks.has(id)) {
      const rowsOf = (table) => {
        const {offset, list} = this[table + "Of"];
        return list.subarray(offset[id], offset[id + 1]);
      };
      this.blocks.set(id, nestedBlocks(this.model, this.model.command_buffers[id], rowsOf));
    }
    return this.blocks.get(id);
  }

  // placeRecording places the commands of a recording, and those of the secondaries that it executes below them.
  placeRecording(id, laneNumber, submission, row, nesting) {
    const recording = this.model.row("command_buffers", id);
    if (!recording || nesting > DEEPEST_NESTING || this.x > MOST_SLOTS) {
      this.cut = this.cut || recording !== null;
      return;
    }
    this.submitted[id] = 1;
    const first = recording.first_command, lane = this.lanes[laneNumber];
    const count = Math.max(Math.min(recording.commands, this.model.commands.count - first), 0) || 0;
    const start = this.x, place = new Int32Array(count), end = new Int32Array(count);
    const blocks = this.blocksOf(id);
    const depth = blocks.reduce((deepest, block) => Math.max(deepest, block.depth + 1), 0);
    for (let i = 0; i < count; i++) {
      place[i] = this.slot(first + i, submission, id, laneNumber);
      for (const secondary of this.secondaries(first + i)) {
        this.placeRecording(secondary, laneNumber, submission, row + 1 + depth, nesting + 1);
      }
      end[i] = this.x;
    }
    if (count === 0) {
      this.gap();
    }
    lane.add(row, start, this.x, BLOCK.RECORDING, id);
    for (const block of blocks) {
      if (block.last - first < count) {
        lane.add(row + 1 + block.depth, place[block.first - first], end[block.last - first], block.kind, block.id);
      }
    }
  }

  secondaries(command) {
    const first = this.model.commands.executes[command];
    return first < 0 ? [] : this.model.executions.get(command) || [first];
  }

  placeSubmission(id) {
    const submission = this.model.submissions[id];
    if (!this.model.row("queues", submission.queue)) {
      return;
    }
    const lane = this.lanes[submission.queue], start = this.x;
    for (const recording of submission.command_buffers || []) {
      this.placeRecording(recording, submission.queue, id, lane.firstRow + 1, 0);
    }
    if (this.x === start) {
      this.gap();
    }
    lane.add(lane.firstRow, start, this.x, BLOCK.SUBMISSION, id);
    this.submissionX0[id] = start;
    this.submissionX1[id] = this.x;
  }

  placeSmall(kind, id, laneNumber) {
    const lane = this.lanes[laneNumber];
    if (lane) {
      lane.add(lane.firstRow, this.x, this.x + 1, kind, id);
      this.gap();
    }
  }

  placeEvents() {
    const model = this.model;
    const add = (table, kind) => model[table].forEach(
        (row, id) => this.events.push({kind, id, order: Number(row.order) || 0, frame: row.frame}));
    add("submissions", BLOCK.SUBMISSION);
    add("presents", BLOCK.PRESENT);
    add("acquires", BLOCK.ACQUIRE);
    add("host_waits", BLOCK.HOST_WAIT);
    this.events.sort((a, b) => a.order - b.order);
    for (const event of this.events) {
      if (Number.isInteger(event.frame) &&
          (this.frames.length === 0 || this.frames[this.frames.length - 1].frame !== event.frame)) {
        this.frames.push({frame: event.frame, x: this.x});
      }
      event.x0 = this.x;
      if (event.kind === BLOCK.SUBMISSION) {
        this.placeSubmission(event.id);
      } else {
        const lane = event.kind === BLOCK.PRESENT ? model.presents[event.id].queue : this.laneNumber("Host");
        this.placeSmall(event.kind, event.id, lane);
      }
      event.x1 = this.x;
      this.gap();
    }
  }

  placeUnsubmitted() {
    this.model.command_buffers.forEach((row, id) => {
      if (!this.submitted[id] && row.level !== "secondary") {
        this.placeRecording(id, this.laneNumber("Not submitted"), -1, 0, 0);
        this.gap();
      }
    });
  }

  placeQueueLabels() {
    this.model.labels.forEach((row, id) => {
      const first = this.submissionX0[row.first_submission], last = this.submissionX1[row.last_submission];
      if (this.model.row("queues", row.queue) && first >= 0 && last > first) {
        this.lanes[row.queue].add(this.labelDepths[id], first, last, BLOCK.QUEUE_LABEL, id);
      }
    });
  }
}

// lanePyramids returns, for each lane, a pyramid with a bit for each category of commands.
function lanePyramids(schedule) {
  const masks = schedule.lanes.map(() => new Uint8Array(schedule.length));
  for (let x = 0; x < schedule.command.length; x++) {
    if (schedule.command[x] >= 0) {
      masks[schedule.lane[x]][x] = 1 << schedule.categories[schedule.command[x]];
    }
  }
  return masks.map((mask) => new Pyramid(mask));
}

export class Schedule {
  // length: slots. command, submission, recording, lane: of each slot, -1 in gaps. events: submissions, presents,
  // acquires and host waits in order, with x0 and x1. frames: where each frame begins.
  // numCommands: slots with a command; numUnsubmitted: those of recordings that were not submitted.
  constructor(model) {
    const scheduler = new Scheduler(model);
    scheduler.placeEvents();
    scheduler.placeUnsubmitted();
    scheduler.placeQueueLabels();
    this.model = model;
    this.length = Math.max(scheduler.x, 1);
    this.command = scheduler.slotCommand.taken();
    this.submission = scheduler.slotSubmission.taken();
    this.recording = scheduler.slotRecording.taken();
    this.lane = scheduler.slotLane.taken();
    this.events = scheduler.events;
    this.frames = scheduler.frames;
    this.submissionX0 = scheduler.submissionX0;
    this.submissionX1 = scheduler.submissionX1;
    this.cut = scheduler.cut;
    this.categories = categoriesOfCommands(model);
    this.lanes = scheduler.lanes;
    const pyramids = lanePyramids(this);
    this.lanes.forEach((lane, number) => {
      lane.finish();
      lane.pyramid = pyramids[number];
    });
    this.numCommands = this.numUnsubmitted = 0;
    for (let x = 0; x < this.command.length; x++) {
      this.numCommands += this.command[x] >= 0 ? 1 : 0;
      this.numUnsubmitted += this.command[x] >= 0 && this.submission[x] < 0 ? 1 : 0;
    }
    this.ofCommand = groupBy(this.command, model.commands.count);
  }

  // slotsOf returns the slots of a command, ascending.
  slotsOf(command) {
    if (command < 0 || command >= this.model.commands.count) {
      return new Int32Array(0);
    }
    return this.ofCommand.list.subarray(this.ofCommand.offset[command], this.ofCommand.offset[command + 1]);
  }

  // slotOf returns the slot of a command in a submission, its first slot if it has none there, or -1.
  slotOf(command, submission) {
    const slots = this.slotsOf(command);
    for (let i = 0; submission >= 0 && i < slots.length; i++) {
      if (this.submission[slots[i]] === submission) {
        return slots[i];
      }
    }
    return slots.length > 0 ? slots[0] : -1;
  }

  // neighbor returns the next slot after x (step 1) or before it (step -1) that has a command of that lane, or -1.
  neighbor(x, step, lane) {
    for (let at = x + step; at >= 0 && at < this.length; at += step) {
      if (this.command[at] >= 0 && (lane < 0 || this.lane[at] === lane)) {
        return at;
      }
    }
    return -1;
  }

  // blockAt returns {row, index} of the deepest block of a lane that contains the slot, at most row `below`, or null.
  blockAt(lane, x, below = Infinity) {
    const rows = this.lanes[lane].rows;
    for (let row = Math.min(rows.length - 1, below); row >= 0; row--) {
      const index = lowerBound(rows[row].x0, x + 1) - 1;
      if (index >= 0 && rows[row].x1[index] > x) {
        return {row, index};
      }
    }
    return null;
  }
}
