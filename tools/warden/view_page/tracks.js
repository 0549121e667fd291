// Divides a resource into at most eight tracks: ranges of bytes, or groups of subresources, that accesses distinguish.

import {visibleText} from "./text.js";

export const MOST_TRACKS = 8;

function distinct(values) { return Float64Array.from(new Set(values)).sort(); }

// mergeTo groups cells, in order, into at most MOST_TRACKS tracks and returns the track of each cell.
function mergeTo(numCells) {
  const numTracks = Math.min(numCells, MOST_TRACKS);
  return {numTracks, trackOf: Int32Array.from({length: numCells}, (_, i) => Math.floor((i * numTracks) / numCells))};
}

// maskOf returns the bits of the tracks of the cells first to last; tracks are in the order of cells.
function maskOf(trackOf, first, last) { return ((2 << trackOf[last]) - 1) & ~((1 << trackOf[first]) - 1); }

// bufferTracks: the cells are the intervals between all begins and ends that occur.
function bufferTracks(model, list) {
  const {begin, end} = model.accesses;
  const bounds = [];
  const seen = new Set();
  for (const access of list) {
    for (const bound of [begin[access], end[access]]) {
      if (bound >= 0 && !seen.has(bound)) {
        seen.add(bound);
        bounds.push(bound);
      }
    }
  }
  bounds.sort((a, b) => a - b);
  const cells = new Map(bounds.map((bound, i) => [bound, i]));
  const {numTracks, trackOf} = mergeTo(Math.max(bounds.length - 1, 1));
  const firstCells = Array.from({length: numTracks}, (_, t) => trackOf.indexOf(t));
  const labels = firstCells.map((cell, t) => {
    const last = t + 1 < numTracks ? firstCells[t + 1] : bounds.length - 1;
    return bounds.length < 2 ? "all bytes" : "[" + bounds[cell] + ", " + bounds[last] + ")";
  });
  const maskOfRange = (from, to) => {
    const first = cells.has(from) ? cells.get(from) : Math.max(bounds.findLastIndex((bound) => bound <= from), 0);
    const last =
        to < 0 ? trackOf.length - 1 : (cells.has(to) ? cells.get(to) : bounds.findIndex((bound) => bound >= to)) - 1;
    return maskOf(
        trackOf, Math.min(first, trackOf.length - 1),
        last < 0 ? trackOf.length - 1 : Math.max(Math.min(last, trackOf.length - 1), first));
  };
  return {labels, maskOfRange};
}

function clampedCount(base, count, all) {
  const rest = Math.max((all || 1) - base, 1);
  return count > 0 && count <= rest ? count : rest;
}

// trackLabel returns the parts of a range in which the tracks of the image can differ.
function trackLabel(range, row, showAspect) {
  const span = (name, base, count) =>
      count === 1 ? name + " " + base : name + "s " + base + "\u2013" + (base + count - 1);
  const parts = [
    showAspect ? range.aspects : "", row.mips > 1 ? span("mip", range.base_mip, range.mips) : "",
    row.layers > 1 ? span("layer", range.base_layer, range.layers) : ""
  ].filter(Boolean);
  return visibleText(parts.join(", ") || range.aspects);
}

// imageTracks: the cells are aspects x intervals of mips x intervals of layers.
function imageTracks(model, list, resource) {
  const row = model.row("resources", resource) || {};
  const {begin} = model.accesses;
  const ids = distinct(Array.from(list, (access) => begin[access]).filter((id) => model.row("image_ranges", id)));
  const boxes = new Map();
  for (const id of ids) {
    const range = model.image_ranges[id];
    const mip = range.base_mip || 0, layer = range.base_layer || 0;
    boxes.set(id, {
      aspects: String(range.aspects || "color").split(/[|, ]+/),
      mip,
      layer,
      mips: clampedCount(mip, range.mips, row.mips),
      layers: clampedCount(layer, range.layers, row.layers),
    });
  }
  const all = [...boxes.values()];
  const aspects = [...new Set(all.flatMap((box) => box.aspects))];
  const mips = distinct(all.flatMap((box) => [box.mip, box.mip + box.mips]));
  const layers = distinct(all.flatMap((box) => [box.layer, box.layer + box.layers]));
  const cells = [];
  for (const aspect of aspects) {
    for (let m = 0; m + 1 < mips.length; m++) {
      for (let l = 0; l + 1 < layers.length; l++) {
        const covers = (box) => box.aspects.includes(aspect) && box.mip <= mips[m] && mips[m] < box.mip + box.mips &&
            box.layer <= layers[l] && layers[l] < box.layer + box.layers;
        if (all.some(covers)) {
          const range = {
            aspects: aspect,
            base_mip: mips[m],
            mips: mips[m + 1] - mips[m],
            base_layer: layers[l],
            layers: layers[l + 1] - layers[l]
          };
          cells.push({covers, label: trackLabel(range, row, aspects.length > 1)});
        }
      }
    }
  }
  const {numTracks, trackOf} = mergeTo(Math.max(cells.length, 1));
  const masks = new Map();
  for (const [id, box] of boxes) {
    masks.set(id, cells.reduce((mask, cell, i) => (cell.covers(box) ? mask | (1 << trackOf[i]) : mask), 0));
  }
  const labels = Array.from({length: numTracks}, (_, t) => {
    const members = cells.filter((_, i) => trackOf[i] === t);
    return members.length === 0 ?
        "all subresources" :
        members[0].label + (members.length > 1 ? " \u2026 " + members[members.length - 1].label : "");
  });
  return {labels, maskOfRange: (id) => (masks.has(id) ? masks.get(id) : (1 << numTracks) - 1)};
}

// buildTracks returns {labels, maskOfRange(begin, end)}: the bits of the tracks that a range of the resource touches.
export function buildTracks(model, list, resource) {
  return model.isImage(resource) ? imageTracks(model, list, resource) : bufferTracks(model, list);
}
