// Where queues were when their device was lost or did not answer: the status of executed commands, by findings of the
// kind "hang".

export const STATUSES = {
  completed: {text: "completed", glyph: "\u2713", color: "fix"},
  begun: {text: "begun", glyph: "\u25b6", color: "error"},
  not_known: {text: "not known whether begun", glyph: "?", color: "warning"},
  not_begun: {text: "not begun", glyph: "\u25cb", color: "faint"}
};

export const isHang = (finding) => finding.kind === "hang";

const runsOf = (finding) => (Array.isArray(finding.statuses) ? finding.statuses : [])
                                .filter((run) => run && Object.hasOwn(STATUSES, run.status));

// hasStatuses returns whether a finding says which commands were complete.
export const hasStatuses = (finding) => isHang(finding) && runsOf(finding).length > 0;

// deviceOf returns the device of a finding, or -1.
function deviceOf(model, finding) {
  const [run] = runsOf(finding), submission = run ? model.row("submissions", run.submission) : null;
  const queue = submission ? model.row("queues", submission.queue) : null;
  return queue ? queue.device : -1;
}

// sameEvent returns the findings about the event of a finding: one for each queue.
function sameEvent(model, {message_id: message, event}, device) {
  return model.findings.filter(
      (other) => hasStatuses(other) && other.message_id === message && other.event === event &&
          deviceOf(model, other) === device);
}

// addRun adds the slots of a run of commands. Recordings that they execute have their status.
function addRun(statuses, schedule, run) {
  const {command, submission, recording, submissionX1} = schedule;
  const start = [...schedule.slotsOf(run.first_command)].find((x) => submission[x] === run.submission);
  if (start === undefined) {
    return;
  }
  for (let x = start; x < submissionX1[run.submission]; x++) {
    const isOfRun = recording[x] === recording[start];
    if (isOfRun && (command[x] < run.first_command || command[x] > run.last_command)) {
      break;
    }
    if (command[x] >= 0) {
      statuses.set(x, run.status);
    }
  }
}

// statusesOf returns a Map from slots to the names of STATUSES for the event of a finding. Commands of submissions that
// were known to be complete have none.
export function statusesOf(schedule, id) {
  const {model} = schedule, statuses = new Map(), finding = model.findings[id];
  for (const other of sameEvent(model, finding, deviceOf(model, finding))) {
    runsOf(other).forEach((run) => addRun(statuses, schedule, run));
  }
  return statuses;
}

// countStatuses returns "3 completed, 1 begun".
export function countStatuses(statuses) {
  const counts = new Map(Object.keys(STATUSES).map((name) => [name, 0]));
  statuses.forEach((name) => counts.set(name, counts.get(name) + 1));
  return [...counts]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => count.toLocaleString("en") + " " + STATUSES[name].text)
      .join(", ");
}
