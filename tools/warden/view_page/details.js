// The panel with everything about the selection.

import {accessText, barrierKind, BLOCK_KINDS, blockName, commandCounts, commandNumber, commandText, FINDING_NAMES, KIND_NAMES, layoutChange, rangeText, sideKind} from "./describe.js";
import {byId, element, replaceChildren} from "./dom.js";
import {fixPanel} from "./fix.js";
import {placeFinding, severityColor} from "./marks.js";
import {READ} from "./model.js";
import {BLOCK} from "./schedule.js";
import {shaderPanel, showCurrentLine} from "./shader.js";
import {countStatuses, hasStatuses, isHang, STATUSES} from "./statuses.js";
import {plural, shortFlags, visibleLines, visibleText} from "./text.js";

const MOST_ENTRIES = 200;

const named = (text) => element("bdi", null, visibleText(text));

// flags shows the flags without their common prefix, and in full on hovering.
function flags(text) { return text ? element("span", {title: visibleText(text), class: "id"}, shortFlags(text)) : ""; }

function pairs(list) {
  return element(
      "dl", null,
      list.filter(([, value]) => value !== "" && value !== null && value !== undefined)
          .map(([name, value]) => [element("dt", null, name), element("dd", null, value)]));
}

function link(text, click) {
  return element("button", {class: "link", type: "button", click}, element("bdi", null, visibleText(text)));
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export class Details {
  constructor(app) {
    this.app = app;
    this.fix = null;
  }

  resourceLink(resource) {
    return this.app.model.row("resources", resource) ?
        link(this.app.model.nameOf("resources", resource), () => this.app.select({kind: "resource", id: resource})) :
        "";
  }

  slotLink(x, text) { return x >= 0 ? link(text, () => this.app.select({kind: "slot", x})) : named(text); }

  // where returns pairs that locate the command at a slot.
  where(x) {
    const {model, schedule} = this.app;
    const submission = model.row("submissions", schedule.submission[x]);
    const command = schedule.command[x];
    const labels = [];
    for (let label = model.row("labels", model.commands.label[command]); label && labels.length < 8;
         label = model.row("labels", label.parent)) {
      labels.unshift(visibleText(label.name));
    }
    const pass = model.row("passes", model.commands.pass[command]);
    return [
      [
        "recording",
        named(
            model.nameOf("command_buffers", model.commands.command_buffer[command]) + ", command " +
            commandNumber(model, command))
      ],
      [
        "submission",
        submission ? named(
                         submission.order + " to " + model.queueName(submission.queue) +
                         (submission.frame >= 0 ? ", frame " + submission.frame : "")) :
                     "not submitted"
      ],
      ["label", labels.length > 0 ? named(labels.join(" \u203a ")) : ""],
      [
        "pass",
        pass ? named(
                   (pass.name || pass.kind || "").replace(/_/g, " ") +
                   (pass.subpasses > 1 ? ", subpass " + model.commands.subpass[command] : "")) :
               ""
      ],
      ["status", this.status(x)],
      ["note", model.commands.skipped[command] === 1 ? "the layer skipped this command" : ""],
      ["pipeline", model.commands.pipeline[command] > 0 ? named(model.string(model.commands.pipeline[command])) : ""],
    ];
  }

  // status returns the status of the command at a slot when the device was lost or did not answer, with a link.
  status(x) {
    const {hang, statuses, model} = this.app;
    return statuses.has(x) ?
        [
          STATUSES[statuses.get(x)].text + ", ",
          link(String(model.findings[hang].message_id), () => this.app.select({kind: "finding", id: hang}))
        ] :
        "";
  }

  side(title, style, side, x, finding) {
    const {model} = this.app;
    if (!side) {
      return this.sideOfMessage(title, style, finding);
    }
    const resource = Number.isInteger(side.resource) ? side.resource : finding.resource;
    const access = this.accessOfSide(side, resource);
    const {begin, end, binding} = model.accesses;
    return element(
        "div", {class: "card " + style, "data-side": style},
        element("strong", null, title + (side.access ? " (" + KIND_NAMES[sideKind(side)] + ")" : ""), ": "),
        x >= 0 ? this.slotLink(x, model.commandName(side.command)) :
                 named(model.commandName(side.command) || "unknown command"),
        pairs([
          ["stage", flags(side.stage)], ["access", flags(side.access)], ["resource", this.resourceLink(resource)],
          ["range", access >= 0 ? rangeText(model, resource, begin[access], end[access]) : visibleText(side.range)],
          ["binding", access >= 0 && binding[access] > 0 ? named(model.string(binding[access])) : ""],
          ...(x >= 0 ? this.where(x) : [])
        ]));
  }

  // accessOfSide returns the recorded access that one side of a finding is about, or -1.
  accessOfSide(side, resource) {
    const {model} = this.app;
    if (!(side.command >= 0 && side.command < model.commands.count)) {
      return -1;
    }
    const found = [...model.accessesOfCommand(side.command)].find(
        (access) => model.accesses.resource[access] === resource &&
            model.string(model.accesses.stage[access]) === side.stage &&
            model.string(model.accesses.access[access]) === side.access);
    return found === undefined ? -1 : found;
  }

  // sideOfMessage shows an access that no command makes, such as one of the presentation engine, in the words of the
  // message.
  sideOfMessage(title, style, finding) {
    const begin = style === "first" ? "Earlier access: " : "Access: ";
    const line = String(finding.text || "").split("\n").find((text) => text.startsWith(begin));
    return line === undefined || finding.kind !== "hazard" ?
        null :
        element(
            "div", {class: "card " + style, "data-side": style}, element("strong", null, title, ": "),
            named(line.slice(begin.length)));
  }

  barrierCard(barrier, why) {
    const {model, schedule} = this.app;
    const {barriers} = model;
    if (!(barrier >= 0 && barrier < barriers.count)) {
      return element("div", {class: "card"}, element("div", {class: "why"}, visibleText(why)));
    }
    const x = schedule.slotOf(barriers.command[barrier], -1);
    const resource = barriers.resource[barrier];
    return element(
        "div", {class: "card barrier"}, element("strong", null, barrierKind(model, barrier)), " ",
        x >= 0 ? this.slotLink(x, commandText(model, barriers.command[barrier])) : "",
        barriers.redundant[barrier] === 1 ? element("strong", {class: "warning"}, " redundant") : null, pairs([
          ["srcStageMask", flags(model.string(barriers.src_stages[barrier]))],
          ["srcAccessMask", flags(model.string(barriers.src_access[barrier]))],
          ["dstStageMask", flags(model.string(barriers.dst_stages[barrier]))],
          ["dstAccessMask", flags(model.string(barriers.dst_access[barrier]))],
          ["resource", this.resourceLink(resource)],
          ["range", resource >= 0 ? rangeText(model, resource, barriers.begin[barrier], barriers.end[barrier]) : ""],
          ["layout", layoutChange(model, barriers, barrier).replace(/^, layout /, "")]
        ]),
        why ? element("div", {class: "why"}, "Not sufficient: ", visibleText(why)) : null);
  }

  // hangDetails returns the facts of the message: positions of the queue and waits.
  hangDetails(finding) {
    const lines = visibleLines(finding.text).split("\n").slice(1).filter((line) => !line.startsWith("Fix: "));
    return isHang(finding) ? lines.map((line) => element("div", {class: "card"}, named(line))) : null;
  }

  // sideTitles returns the titles of both commands of a finding.
  sideTitles({kind}, second) {
    if (kind === "hang") {
      const status = this.app.statuses.get(second);
      return ["Completed last", status ? capitalized(STATUSES[status].text) : "Command"];
    }
    return kind === "hazard" ? ["1. First access", "2. Second access"] : ["Earlier command", "Command"];
  }

  findingDetails(id) {
    const {app} = this, {model} = app;
    const finding = model.findings[id];
    const {first, second} = placeFinding(app.schedule, finding);
    const between = finding.barriers_between || [];
    const isHazard = finding.kind === "hazard", [firstTitle, secondTitle] = this.sideTitles(finding, second);
    this.fix = finding.fix && (finding.fix.text || finding.fix.sync1 || finding.fix.sync2) ?
        fixPanel(finding.fix, app.announce) :
        null;
    const barriers = finding.kind === "redundant_barrier" && second >= 0 ?
        [...model.barriersOfCommand(app.schedule.command[second])].filter((b) => model.barriers.redundant[b] === 1) :
        [];
    return [
      element("h2", {class: severityColor(finding.severity)}, named(finding.message_id)),
      element("p", {class: "summary"}, named(finding.summary || finding.text)),
      this.fix ? this.fix.element : null,
      model.row("shaders", finding.shader) ? shaderPanel(app, finding.shader, finding.line) : null,
      pairs([
        [
          "kind",
          (FINDING_NAMES[finding.kind] || visibleText(finding.kind)) + ", " + visibleText(finding.severity) +
              (finding.count > 1 ? ", " + finding.count.toLocaleString("en") + " times" : "")
        ],
        ["commands", hasStatuses(finding) ? countStatuses(app.statuses) : ""],
        ["resource", this.resourceLink(finding.resource)],
        [
          "range",
          model.row("resources", finding.resource) && finding.begin >= 0 ?
              rangeText(model, finding.resource, finding.begin, finding.end) :
              ""
        ]
      ]),
      this.side(firstTitle, "first", finding.first, first, finding),
      isHazard && finding.first && finding.second ?
          element(
              "h3", null,
              between.length === 0 ? "No barrier between the two accesses" :
                                     plural(between.length, "barrier") + " between the two accesses") :
          null,
      between.slice(0, MOST_ENTRIES).map((entry) => this.barrierCard(entry.barrier, entry.why)),
      this.side(secondTitle, "second", finding.second, second, finding),
      barriers.map((barrier) => this.barrierCard(barrier, "")),
      this.hangDetails(finding),
      finding.text && finding.text !== finding.summary ?
          element(
              "details", null, element("summary", null, "Entire message"),
              element("pre", {class: "message"}, visibleLines(finding.text))) :
          null,
    ];
  }

  list(title, entries, render) {
    return entries.length === 0 ? null : [
      element("h3", null, title + " (" + entries.length + ")"), entries.slice(0, MOST_ENTRIES).map(render),
      entries.length > MOST_ENTRIES ? element("p", null, "\u2026 and " + (entries.length - MOST_ENTRIES) + " more") :
                                      null
    ];
  }

  commandDetails(x) {
    const {app} = this, {model, schedule} = app;
    const command = schedule.command[x];
    const findings = model.findings.map((_, id) => id)
                         .filter(
                             (id) => [model.findings[id].first, model.findings[id].second].some(
                                 (side) => side && side.command === command));
    return [
      element("h2", null, named(model.commandName(command))),
      pairs(this.where(x)),
      this.list(
          "Findings", findings,
          (id) => element(
              "div", {class: "card second"},
              link(
                  model.findings[id].summary || model.findings[id].message_id,
                  () => app.select({kind: "finding", id})))),
      this.list("Barriers", [...model.barriersOfCommand(command)], (barrier) => this.barrierCard(barrier, "")),
      this.list(
          "Accesses", [...model.accessesOfCommand(command)],
          (access) => element(
              "div", {class: "card " + (model.accesses.kind[access] === 0 ? "read" : "second")},
              link(accessText(model, access), () => app.openRow(model.accesses.resource[access])),
              model.accesses.binding[access] > 0 ?
                  element("div", {class: "kind"}, named(model.string(model.accesses.binding[access]))) :
                  null)),
    ];
  }

  blockDetails(selection) {
    const {model, schedule} = this.app;
    const row = schedule.lanes[selection.lane].rows[selection.row];
    const kind = row.kind[selection.index], id = row.id[selection.index];
    const list =
        [["kind", BLOCK_KINDS[kind]], ["slots", row.x0[selection.index] + " to " + (row.x1[selection.index] - 1)]];
    const semaphores = (uses) =>
        (uses || [])
            .map(
                (use) => element(
                    "div", null,
                    named(model.nameOf("semaphores", use.semaphore) + (use.value > 0 ? " = " + use.value : "")),
                    use.stages ? " at " + visibleText(use.stages) : ""));
    if (kind === BLOCK.SUBMISSION || kind === BLOCK.PRESENT) {
      const made = model[kind === BLOCK.PRESENT ? "presents" : "submissions"][id];
      list.push(
          ["queue", named(model.queueName(made.queue))], ["frame", made.frame], ["waits for", semaphores(made.waits)],
          ["signals", semaphores(made.signals)],
          ["fence", model.row("fences", made.fence) ? named(model.nameOf("fences", made.fence)) : ""],
          ["images", (made.images || []).map((image) => this.resourceLink(image))]);
    } else if (kind === BLOCK.RECORDING) {
      const made = model.command_buffers[id];
      list.push(
          ["level", made.level], ["handle", made.handle], ["commands", made.commands],
          ["note", made.broken ? "a part of this recording is missing" : ""]);
    } else if (kind === BLOCK.PASS) {
      list.push([
        "attachments",
        (model.passes[id].attachments || [])
            .map((used) => element("div", null, this.resourceLink(used.resource), " ", visibleText([
                                     used.load_op, used.store_op,
                                     [used.initial_layout, used.final_layout].filter(Boolean).join(" \u2192 ")
                                   ].filter(Boolean).join(", "))))
      ]);
    } else if (kind === BLOCK.ACQUIRE) {
      list.push(
          ["image", this.resourceLink(model.acquires[id].resource)],
          ["signals", semaphores([{semaphore: model.acquires[id].semaphore}])]);
    }
    return [element("h2", null, named(blockName(model, kind, id))), pairs(list)];
  }

  // accessesOfRow lists the accesses of a resource in order, each with a link to its command.
  accessesOfRow(row) {
    const {model} = this.app, {kind, resource, begin, end, stage} = model.accesses;
    return row ? this.list("Accesses in order", Array.from(row.events.id.keys()), (i) => {
      const access = row.events.id[i], x = row.events.x[i];
      return element(
          "div", {class: "card " + (kind[access] === READ ? "read" : "second")},
          this.slotLink(x, model.commandName(this.app.schedule.command[x])),
          " (slot " + x + "): " + KIND_NAMES[kind[access]] + ", " +
              rangeText(model, resource[access], begin[access], end[access]),
          stage[access] > 0 ? [", ", flags(model.string(stage[access]))] : null,
          layoutChange(model, model.accesses, access));
    }) : null;
  }

  resourceDetails(id) {
    const {app} = this, {model} = app;
    const row = model.resources[id];
    const findings = model.findings.map((_, f) => f).filter((f) => model.findings[f].resource === id);
    const skipped = new Set(["name"]);
    return [
      element("h2", null, named(model.nameOf("resources", id))), pairs([
        ...Object.entries(row)
            .filter(([name]) => !skipped.has(name))
            .map(([name,
                   value]) => [visibleText(name), visibleText(Array.isArray(value) ? value.join(" \u00d7 ") : value)]),
        ["accesses", app.resources.numAccesses[id].toLocaleString("en")]
      ]),
      element("button", {type: "button", click: () => app.table.toggle(true)}, "Accesses as a table (t)"),
      this.list(
          "Findings", findings,
          (f) => element(
              "div", {class: "card second"},
              link(
                  model.findings[f].summary || model.findings[f].message_id,
                  () => app.select({kind: "finding", id: f})))),
      this.accessesOfRow(app.rows.find((row) => row.resource === id))
    ];
  }

  overviewDetails() {
    const {model, schedule} = this.app;
    const {about} = model;
    return [
      element("h2", null, "Recording"), pairs([
        ["application", about.application ? named(about.application) : ""],
        ["engine", about.engine ? named(about.engine) : ""], ["started", visibleText(about.started)],
        ["device", model.devices.map((device) => element("div", null, named(device.name)))],
        ["queues", model.queues.map((_, id) => element("div", null, named(model.queueName(id))))],
        ["frames", schedule.frames.length], ["submissions", model.submissions.length],
        ["commands", commandCounts(schedule)],
        ["accesses", this.app.resources.numAccesses.reduce((sum, count) => sum + count, 0).toLocaleString("en")],
        ["barriers", model.barriers.count.toLocaleString("en") + " in recordings"],
        ["resources", model.resources.length]
      ]),
      element(
          "p", {class: "kind"},
          schedule.numCommands === 0 ?
              "The recording has no commands." :
              model.findings.length > 0 ?
              "Select a finding above, or a command in the list on the left." :
              "There are no findings. Select a command in the list on the left or in the timeline, or a resource above, to see its accesses and barriers."),
      about.complete === false ? element("p", {class: "warning"}, "The recording is incomplete.") : null,
      schedule.cut ? element("p", {class: "warning"}, "The recording is too long: the end is not shown.") : null,
      (about.notes || []).slice(0, MOST_ENTRIES).map((note) => element("p", {class: "warning"}, named(note)))
    ];
  }

  update() {
    const {selection} = this.app;
    this.fix = null;
    const content = !selection       ? this.overviewDetails() :
        selection.kind === "finding" ? this.findingDetails(selection.id) :
        selection.kind === "slot"    ? this.commandDetails(selection.x) :
        selection.kind === "block"   ? this.blockDetails(selection) :
                                       this.resourceDetails(selection.id);
    replaceChildren(byId("details"), content);
    byId("details").scrollTop = 0;
    showCurrentLine(byId("details"));
  }
}
