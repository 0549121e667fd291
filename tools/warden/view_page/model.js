// The trace: the JSON of `warden view --json`, checked, with its large tables in typed arrays.
//
// Ids are row numbers; an id that names no row becomes -1, so no other module needs to check ids of columns. Ids in
// rows are used through `row`, which returns null for a wrong one.

import {visibleText} from "./text.js";

export const READ = 0, WRITE = 1, TRANSITION = 2;
export const BARRIER_KINDS =
    ["memory barrier", "buffer barrier", "image barrier", "subpass dependency", "event wait", "semaphore"];

const TABLES = [
  "devices", "queues", "resources", "semaphores", "fences", "events", "command_buffers", "passes", "labels",
  "submissions", "presents", "acquires", "host_waits", "image_ranges", "findings", "shaders"
];

// For each column: the table that its ids name, "number" (which may exceed 32 bits), or "small".
const COLUMNS = {
  commands: {
    command_buffer: "command_buffers",
    index: "small",
    name: "strings",
    label: "labels",
    pass: "passes",
    subpass: "small",
    pipeline: "strings",
    executes: "command_buffers",
    skipped: "small"
  },
  accesses: {
    command: "commands",
    resource: "resources",
    begin: "number",
    end: "number",
    stage: "strings",
    access: "strings",
    kind: "small",
    old_layout: "strings",
    new_layout: "strings",
    binding: "strings"
  },
  barriers: {
    command: "commands",
    kind: "small",
    resource: "resources",
    begin: "number",
    end: "number",
    src_stages: "strings",
    src_access: "strings",
    dst_stages: "strings",
    dst_access: "strings",
    old_layout: "strings",
    new_layout: "strings",
    src_family: "small",
    dst_family: "small",
    redundant: "small"
  },
  event_ops: {command: "commands", event: "events", op: "small", stages: "strings"},
};

export class TraceError extends Error {}

function rowsOf(trace, name) {
  const rows = trace[name] === undefined ? [] : trace[name];
  if (!Array.isArray(rows)) {
    throw new TraceError("the table '" + name + "' is not a list");
  }
  return rows;
}

function readColumn(values, kind, count, sizes) {
  const column = kind === "number" ? new Float64Array(count) : new Int32Array(count);
  if (values === undefined) {
    return column.fill(kind === "strings" ? 0 : -1);
  }
  column.set(values);
  if (kind === "number" || kind === "small") {
    return column;
  }
  const limit = sizes[kind];
  const absent = kind === "strings" ? 0 : -1;
  for (let i = 0; i < count; i++) {
    if (column[i] < 0 || column[i] >= limit) {
      column[i] = absent;
    }
  }
  return column;
}

function countOfColumns(columns, table) {
  let count = -1;
  for (const [name, values] of Object.entries(columns)) {
    if (!Array.isArray(values)) {
      throw new TraceError("the column '" + table + "." + name + "' is not a list");
    }
    if (count >= 0 && values.length !== count) {
      throw new TraceError("the columns of '" + table + "' differ in length");
    }
    count = values.length;
  }
  return Math.max(count, 0);
}

function readColumns(trace, table, sizes) {
  const columns = trace[table] || {};
  const count = countOfColumns(columns, table);
  const result = {count};
  sizes[table] = count;
  for (const [name, kind] of Object.entries(COLUMNS[table])) {
    result[name] = readColumn(Object.hasOwn(columns, name) ? columns[name] : undefined, kind, count, sizes);
  }
  return result;
}

// executionsOf returns, for each command that executes secondaries, all of them; `commands.executes` has only the
// first.
function executionsOf(rows) {
  const result = new Map();
  for (const {command, command_buffer: recording} of rows) {
    result.set(command, [...(result.get(command) || []), recording]);
  }
  return result;
}

// groupBy returns the rows of `column` by value: rows of value v are list[offset[v]] to list[offset[v + 1] - 1],
// ascending.
export function groupBy(column, numValues) {
  const offset = new Int32Array(numValues + 1);
  for (let i = 0; i < column.length; i++) {
    if (column[i] >= 0) {
      offset[column[i] + 1]++;
    }
  }
  for (let v = 0; v < numValues; v++) {
    offset[v + 1] += offset[v];
  }
  const next = offset.slice(0, numValues);
  const list = new Int32Array(offset[numValues]);
  for (let i = 0; i < column.length; i++) {
    if (column[i] >= 0) {
      list[next[column[i]]++] = i;
    }
  }
  return {offset, list};
}

export class Model {
  constructor(trace) {
    if (trace === null || typeof trace !== "object" || trace.format !== "warden-trace") {
      throw new TraceError("this is not a trace of Warden");
    }
    if (trace.version !== 1) {
      throw new TraceError("the trace has version " + visibleText(trace.version) + "; this page shows version 1");
    }
    this.about = trace.about || {};
    this.strings = rowsOf(trace, "strings");
    const sizes = {strings: this.strings.length};
    for (const name of TABLES) {
      this[name] = rowsOf(trace, name);
      sizes[name] = this[name].length;
    }
    for (const table of Object.keys(COLUMNS)) {
      this[table] = readColumns(trace, table, sizes);
    }
    this.groups = new Map();
    this.executions = executionsOf(rowsOf(trace, "executions"));
  }

  row(table, id) {
    const rows = this[table];
    return Number.isInteger(id) && id >= 0 && id < rows.length ? rows[id] : null;
  }

  string(id) {
    const text = this.strings[id];
    return typeof text === "string" ? text : "";
  }

  // group returns the rows of `table` by their column `column`, which holds ids of `of`; computed on first use.
  group(table, column, of) {
    const key = table + "." + column;
    if (!this.groups.has(key)) {
      const numValues = this[of].count === undefined ? this[of].length : this[of].count;
      this.groups.set(key, groupBy(this[table][column], numValues));
    }
    return this.groups.get(key);
  }

  accessesOfCommand(command) {
    const {offset, list} = this.group("accesses", "command", "commands");
    return list.subarray(offset[command], offset[command + 1]);
  }

  accessesOfResource(resource) {
    const {offset, list} = this.group("accesses", "resource", "resources");
    return list.subarray(offset[resource], offset[resource + 1]);
  }

  barriersOfCommand(command) {
    const {offset, list} = this.group("barriers", "command", "commands");
    return list.subarray(offset[command], offset[command + 1]);
  }

  commandName(command) {
    return command >= 0 && command < this.commands.count ? this.string(this.commands.name[command]) : "";
  }

  // nameOf returns the debug name of a row with a handle, or its kind and handle.
  nameOf(table, id) {
    const row = this.row(table, id);
    const kind = table.replace(/_/g, " ").replace(/s$/, "");
    if (!row) {
      return "unknown " + kind;
    }
    return row.name ?
        String(row.name) :
        (table === "resources" && row.kind ? String(row.kind).replace(/_/g, " ") : kind) + " " + (row.handle || id);
  }

  queueName(id) {
    const queue = this.row("queues", id);
    if (!queue) {
      return "unknown queue";
    }
    return queue.name ? String(queue.name) : "family " + queue.family + ", queue " + queue.index;
  }

  isImage(resource) {
    const row = this.row("resources", resource);
    return row !== null && (row.extent !== undefined || row.mips !== undefined || /image/.test(row.kind));
  }
}

// readTrace parses the text of a trace. Throws TraceError.
export function readTrace(text) {
  let trace;
  try {
    trace = JSON.parse(text);
  } catch (error) {
    throw new TraceError("the trace is not JSON: " + error.message);
  }
  return new Model(trace);
}
