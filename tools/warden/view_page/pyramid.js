// A pyramid of masks over the slots of the time axis: any interval is answered from a few cells, at any zoom.
//
// Level 0 has a cell for each slot; a cell of level k + 1 is the OR of two cells of level k.

export class Pyramid {
  // `masks`: Uint8Array, Uint16Array or Uint32Array with the mask of each slot. It is kept.
  constructor(masks) {
    this.levels = [masks];
    let below = masks;
    while (below.length > 1) {
      const level = new masks.constructor((below.length + 1) >> 1);
      for (let i = 0; i < level.length; i++) {
        level[i] = below[2 * i] | (2 * i + 1 < below.length ? below[2 * i + 1] : 0);
      }
      this.levels.push(level);
      below = level;
    }
  }

  // any returns the OR of the masks of the slots [begin, end), as an unsigned number.
  any(begin, end) {
    let from = Math.max(begin, 0);
    let to = Math.min(end, this.levels[0].length);
    let mask = 0;
    for (let k = 0; from < to; k++) {
      const level = this.levels[k];
      if (from & 1) {
        mask |= level[from++];
      }
      if (to & 1) {
        mask |= level[--to];
      }
      from >>= 1;
      to >>= 1;
    }
    return mask >>> 0;
  }
}

// lowerBound returns the first index i with values[i] >= value, in an ascending array.
export function lowerBound(values, value, from = 0, to = values.length) {
  while (from < to) {
    const middle = (from + to) >> 1;
    if (values[middle] < value) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

// IntList is a growing list of 32-bit integers.
export class IntList {
  constructor() {
    this.values = new Int32Array(64);
    this.length = 0;
  }

  push(value) {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  taken() { return this.values.subarray(0, this.length); }
}
