// The events of a trace in the order of the time axis, as a tree: commands, and the blocks that contain them.

import {groupBy} from "./model.js";
import {IntList} from "./pyramid.js";

function collectBlocks(schedule) {
  const lists = {x0: new IntList(), x1: new IntList(), lane: new IntList(), row: new IntList(), index: new IntList()};
  schedule.lanes.forEach((lane, laneNumber) => lane.rows.forEach((row, rowNumber) => {
    for (let i = 0; i < row.x0.length; i++) {
      lists.x0.push(row.x0[i]);
      lists.x1.push(row.x1[i]);
      lists.lane.push(laneNumber);
      lists.row.push(rowNumber);
      lists.index.push(i);
    }
  }));
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.taken()]));
}

export class EventTree {
  // blocks: x0, x1, lane, row and index (as in a selection) of each block. slot, block (-1: a command) and level of
  // each event.
  constructor(schedule) {
    this.schedule = schedule;
    this.blocks = collectBlocks(schedule);
    const slot = new IntList(), block = new IntList(), level = new IntList();
    const open = schedule.lanes.map(() => []);  // The ends of the blocks around the current slot.
    const {offset, list} = groupBy(this.blocks.x0, schedule.length);
    this.eventOfSlot = new Int32Array(schedule.length).fill(-1);
    this.eventOfBlock = new Int32Array(this.blocks.x0.length).fill(-1);
    const depth = (x, lane) => {
      const ends = open[lane];
      while (ends.length > 0 && ends[ends.length - 1] <= x) {
        ends.pop();
      }
      return ends.length;
    };
    const add = (x, id, depthOfEvent) => {
      slot.push(x);
      block.push(id);
      level.push(depthOfEvent);
      return slot.length - 1;
    };
    for (let x = 0; x < schedule.length; x++) {
      for (let i = offset[x]; i < offset[x + 1]; i++) {
        const id = list[i], lane = this.blocks.lane[id];
        this.eventOfBlock[id] = add(x, id, depth(x, lane));
        open[lane].push(this.blocks.x1[id]);
      }
      if (schedule.command[x] >= 0) {
        this.eventOfSlot[x] = add(x, -1, depth(x, schedule.lane[x]));
      }
    }
    this.slot = slot.taken();
    this.block = block.taken();
    this.level = level.taken();
  }

  get length() { return this.slot.length; }

  laneOf(event) {
    return this.block[event] >= 0 ? this.blocks.lane[this.block[event]] : this.schedule.lane[this.slot[event]];
  }

  // selectionOf returns the selection of an event.
  selectionOf(event) {
    const block = this.block[event], {lane, row, index} = this.blocks;
    return block < 0 ? {kind: "slot", x: this.slot[event]} :
                       {kind: "block", lane: lane[block], row: row[block], index: index[block]};
  }

  // eventOf returns the event of a selected slot or block, or -1.
  eventOf(selection) {
    if (selection.kind === "slot") {
      return this.eventOfSlot[selection.x];
    }
    const {lane, row, index} = this.blocks;
    const start = this.schedule.lanes[selection.lane].rows[selection.row].x0[selection.index];
    for (let event = this.firstAt(start); event < this.length && this.slot[event] === start; event++) {
      const block = this.block[event];
      if (block >= 0 && lane[block] === selection.lane && row[block] === selection.row &&
          index[block] === selection.index) {
        return event;
      }
    }
    return -1;
  }

  firstAt(x) {
    let from = 0, to = this.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.slot[middle] < x) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  // parentOf returns the block that contains an event directly, or -1.
  parentOf(event) {
    const lane = this.laneOf(event);
    for (let at = event - 1; at >= 0; at--) {
      const block = this.block[at];
      if (block >= 0 && this.level[at] < this.level[event] && this.laneOf(at) === lane &&
          this.blocks.x1[block] > this.slot[event]) {
        return at;
      }
    }
    return -1;
  }

  hasChildren(event) {
    const next = event + 1;
    return this.block[event] >= 0 && next < this.length && this.level[next] > this.level[event] &&
        this.laneOf(next) === this.laneOf(event);
  }

  // visible returns the events that are not in one of the blocks `collapsed`, a Set.
  visible(collapsed) {
    const hiddenBefore = new Int32Array(this.schedule.lanes.length);
    const shown = new IntList();
    for (let event = 0; event < this.length; event++) {
      const lane = this.laneOf(event), block = this.block[event];
      if (this.slot[event] < hiddenBefore[lane]) {
        continue;
      }
      shown.push(event);
      if (block >= 0 && collapsed.has(block)) {
        hiddenBefore[lane] = this.blocks.x1[block];
      }
    }
    return shown.taken();
  }

  // expandAround removes from `collapsed` the blocks that hide an event, and returns whether there were any.
  expandAround(event, collapsed) {
    const lane = this.laneOf(event), slot = this.slot[event];
    const hiding = [...collapsed].filter(
        (block) => this.blocks.lane[block] === lane && this.blocks.x0[block] <= slot && slot < this.blocks.x1[block] &&
            this.eventOfBlock[block] < event);
    hiding.forEach((block) => collapsed.delete(block));
    return hiding.length > 0;
  }
}
