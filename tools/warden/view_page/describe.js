// Names and one-line descriptions of everything that the timeline shows.

import {BARRIER_KINDS, READ, WRITE} from "./model.js";
import {BLOCK} from "./schedule.js";
import {byteRange, plural, shortFlags, shortLayout, subresourceRange, visibleText} from "./text.js";

export const KIND_NAMES = ["read", "write", "layout transition"];
export const FINDING_NAMES = {
  hang: "lost device or hang",
  hazard: "hazard",
  redundant_barrier: "redundant barrier",
  gpu: "GPU finding"
};

export function blockName(model, kind, id) {
  switch (kind) {
    case BLOCK.SUBMISSION: {
      const submission = model.submissions[id];
      const label = model.row("labels", submission.label);
      return "submission " + submission.order + (label ? " " + label.name : "");
    }
    case BLOCK.RECORDING:
      return model.nameOf("command_buffers", id);
    case BLOCK.LABEL:
    case BLOCK.QUEUE_LABEL:
      return String(model.labels[id].name);
    case BLOCK.PASS:
      return model.passes[id].name              ? String(model.passes[id].name) :
          model.passes[id].kind === "rendering" ? "rendering" :
                                                  "render pass";
    case BLOCK.SUBPASS:
      return "subpass " + model.commands.subpass[id];
    case BLOCK.PRESENT:
      return "present";
    case BLOCK.ACQUIRE:
      return "acquire " + model.nameOf("resources", model.acquires[id].resource);
    default:
      return "host waits: " + String(model.host_waits[id].kind).replace(/_/g, " ");
  }
}

export const BLOCK_KINDS = [
  "submission", "command buffer", "label", "render pass", "subpass", "present", "acquire", "host wait", "queue label"
];

// rangeText describes a range of a resource, with `begin` and `end` as in the accesses' columns.
export function rangeText(model, resource, begin, end) {
  if (model.isImage(resource)) {
    return subresourceRange(model.row("image_ranges", begin));
  }
  return byteRange(begin < 0 ? 0 : begin, end);
}

export function accessKind(model, access) { return KIND_NAMES[model.accesses.kind[access]] || "access"; }

// accessText: "write of corners bytes [0, 24) at COMPUTE_SHADER (SHADER_STORAGE_WRITE)".
export function accessText(model, access) {
  const {accesses} = model;
  const resource = accesses.resource[access];
  return accessKind(model, access) + " of " + visibleText(model.nameOf("resources", resource)) + ", " +
      rangeText(model, resource, accesses.begin[access], accesses.end[access]) + ", at " +
      shortFlags(model.string(accesses.stage[access])) + " (" + shortFlags(model.string(accesses.access[access])) +
      ")" + layoutChange(model, accesses, access);
}

export function layoutChange(model, columns, row) {
  const before = model.string(columns.old_layout[row]), after = model.string(columns.new_layout[row]);
  return after && (before !== after || columns.kind[row] > WRITE) ?
      ", layout " + shortLayout(before || "same") + " \u2192 " + shortLayout(after) :
      "";
}

export function barrierKind(model, barrier) { return BARRIER_KINDS[model.barriers.kind[barrier]] || "barrier"; }

export function barrierText(model, barrier) {
  const {barriers} = model;
  return barrierKind(model, barrier) + ": " + shortFlags(model.string(barriers.src_stages[barrier])) + " (" +
      shortFlags(model.string(barriers.src_access[barrier])) + ") \u2192 " +
      shortFlags(model.string(barriers.dst_stages[barrier])) + " (" +
      shortFlags(model.string(barriers.dst_access[barrier])) + ")";
}

// commandNumber counts from 1 within the recording, as messages of the layer do.
export function commandNumber(model, command) { return model.commands.index[command] + 1; }

// commandText: "vkCmdDraw (command 3 of frame commands)".
export function commandText(model, command) {
  const recording = model.commands.command_buffer[command];
  return visibleText(model.commandName(command)) + " (command " + commandNumber(model, command) + " of " +
      visibleText(model.nameOf("command_buffers", recording)) + ")";
}

export function slotText(model, schedule, x) {
  const submission = model.row("submissions", schedule.submission[x]);
  return commandText(model, schedule.command[x]) +
      (submission ? ", submission " + submission.order + ", " + visibleText(model.queueName(submission.queue)) :
                    ", not submitted");
}

// commandCounts returns "27 commands (23 recorded)": the commands of the list of events, in which a recording that is
// submitted twice is twice.
export function commandCounts(schedule) {
  const {numCommands, numUnsubmitted, model} = schedule;
  const parts = [
    numCommands !== model.commands.count ? model.commands.count.toLocaleString("en") + " recorded" : "",
    numUnsubmitted > 0 ? numUnsubmitted.toLocaleString("en") + " not submitted" : ""
  ].filter(Boolean);
  return plural(numCommands, "command") + (parts.length > 0 ? " (" + parts.join(", ") + ")" : "");
}

// sideKind returns READ or WRITE for one side of a finding.
export function sideKind(side) {
  return side.writes === true || side.writes === undefined && /WRITE/.test(side.access || "") ? WRITE : READ;
}
