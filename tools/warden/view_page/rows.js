// A row of a resource: every access over time, layouts, and the barriers that cut its history.

import {TRANSITION} from "./model.js";
import {Pyramid} from "./pyramid.js";
import {buildTracks, MOST_TRACKS} from "./tracks.js";

// Bits of the row's pyramid: for each kind of access (read, write, transition) one for each track, then the barriers.
export const kindShift = (kind) => kind * MOST_TRACKS;
export const OWN_BARRIER = 1 << 24, GLOBAL_BARRIER = 1 << 25;

const FACTOR = 2 ** 24;  // Ids below it share a 53-bit key with a slot.

// occurrences returns {x, id}: the slots at which the commands of the rows `list` execute, ascending.
function occurrences(schedule, list, commandOf) {
  let count = 0;
  for (const id of list) {
    count += schedule.slotsOf(commandOf[id]).length;
  }
  const keys = new Float64Array(count);
  let next = 0, ascending = true;
  for (const id of list) {
    for (const x of schedule.slotsOf(commandOf[id])) {
      keys[next++] = x * FACTOR + id;
      ascending = ascending && (next < 2 || keys[next - 2] <= keys[next - 1]);
    }
  }
  if (!ascending) {
    keys.sort();
  }
  const x = new Int32Array(count), ids = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    x[i] = Math.floor(keys[i] / FACTOR);
    ids[i] = keys[i] - x[i] * FACTOR;
  }
  return {x, id: ids};
}

// layoutBands returns, for each track, where a layout begins: [{x: [], layout: []}].
function layoutBands(model, events, masks, numTracks) {
  const bands = Array.from({length: numTracks}, () => ({x: [], layout: []}));
  const {kind, old_layout: before, new_layout: after} = model.accesses;
  for (let i = 0; i < events.id.length; i++) {
    const access = events.id[i];
    if (kind[access] !== TRANSITION) {
      continue;
    }
    for (let t = 0; t < numTracks; t++) {
      if (masks[i] & (1 << t)) {
        if (bands[t].x.length === 0 && before[access] > 0) {
          bands[t].x.push(-1);
          bands[t].layout.push(before[access]);
        }
        bands[t].x.push(events.x[i]);
        bands[t].layout.push(after[access]);
      }
    }
  }
  return bands;
}

function barriersOf(model, resource) {
  const {offset, list} = model.group("barriers", "resource", "resources");
  return list.subarray(offset[resource], offset[resource + 1]);
}

function globalBarriers(model) {
  if (!model.globalBarriers) {
    const found = [];
    for (let i = 0; i < model.barriers.count; i++) {
      if (model.barriers.resource[i] < 0 && model.barriers.command[i] >= 0) {
        found.push(i);
      }
    }
    model.globalBarriers = Int32Array.from(found);
  }
  return model.globalBarriers;
}

export class Row {
  // events: {x, id} of accesses in order; masks: the tracks of each; cuts: {x, id} of barriers of the resource.
  constructor(schedule, resource) {
    const model = schedule.model;
    const list = model.accessesOfResource(resource);
    this.resource = resource;
    this.tracks = buildTracks(model, list, resource);
    this.numTracks = this.tracks.labels.length;
    this.events = occurrences(schedule, list, model.accesses.command);
    this.cuts = occurrences(schedule, barriersOf(model, resource), model.barriers.command);
    const {begin, end, kind} = model.accesses;
    const cells = new Uint32Array(schedule.length);
    this.masks = new Uint8Array(this.events.id.length);
    for (let i = 0; i < this.masks.length; i++) {
      const access = this.events.id[i];
      this.masks[i] = this.tracks.maskOfRange(begin[access], end[access]);
      cells[this.events.x[i]] |= this.masks[i] << kindShift(Math.min(Math.max(kind[access], 0), TRANSITION));
    }
    for (const x of this.cuts.x) {
      cells[x] |= OWN_BARRIER;
    }
    for (const barrier of globalBarriers(model)) {
      for (const x of schedule.slotsOf(model.barriers.command[barrier])) {
        cells[x] |= GLOBAL_BARRIER;
      }
    }
    this.bands = model.isImage(resource) ? layoutBands(model, this.events, this.masks, this.numTracks) : [];
    this.pyramid = new Pyramid(cells);
  }
}
