"""Builds traces of the synchronization validator in the JSON form of `warden view --json`, for tests of the page.

A Scene has one method for each kind of row. Methods return row numbers; texts of columns are interned.
"""

import json

READ, WRITE, TRANSITION = 0, 1, 2
MEMORY, BUFFER, IMAGE, SUBPASS, EVENT, SEMAPHORE = range(6)

TABLES = ("devices", "queues", "resources", "semaphores", "fences", "events", "command_buffers", "passes", "labels",
          "submissions", "presents", "acquires", "host_waits", "image_ranges", "findings", "shaders", "executions")  # fmt: skip
COLUMNS = {
    "commands": ("command_buffer", "index", "name", "label", "pass", "subpass", "pipeline", "executes"),
    "accesses": ("command", "resource", "begin", "end", "stage", "access", "kind", "old_layout", "new_layout", "binding"),
    "barriers": ("command", "kind", "resource", "begin", "end", "src_stages", "src_access", "dst_stages", "dst_access",
                 "old_layout", "new_layout", "src_family", "dst_family", "redundant"),
    "event_ops": ("command", "event", "op", "stages"),
}  # fmt: skip


def stage(names):
    return "|".join("VK_PIPELINE_STAGE_2_%s_BIT" % name for name in names.split("|")) if names else ""


def access_flags(names):
    return "|".join("VK_ACCESS_2_%s_BIT" % name for name in names.split("|")) if names else "VK_ACCESS_2_NONE"


def layout(name):
    return "VK_IMAGE_LAYOUT_" + name


class Scene:
    def __init__(self, application="scene"):
        self.strings = [""]
        self.string_ids = {"": 0}
        self.tables = {name: [] for name in TABLES}
        self.columns = {table: {name: [] for name in names} for table, names in COLUMNS.items()}
        self.about = {
            "warden": "0.1", "application": application, "engine": "", "started": "2026-01-02T03:04:05Z",
            "frames": [0, 0], "complete": True, "notes": [],
        }  # fmt: skip
        self.order = 0
        self.frame = 0
        self.open_labels = []
        self.open_pass = -1
        self.subpass = -1
        self.device = self.row("devices", name="test device", api_version="1.4.309", driver="test driver")

    def text(self, value):
        if value not in self.string_ids:
            self.string_ids[value] = len(self.strings)
            self.strings.append(value)
        return self.string_ids[value]

    def row(self, table, **members):
        self.tables[table].append(members)
        return len(self.tables[table]) - 1

    def column_row(self, table, **members):
        columns = self.columns[table]
        for name, values in columns.items():
            values.append(members.get(name, -1))
        return len(next(iter(columns.values()))) - 1

    def handle(self, table):
        return "0x%x" % (0x1000 * (TABLES.index(table) + 1) + len(self.tables[table]))

    def queue(self, name="", family=0, flags="graphics|compute|transfer"):
        index = sum(1 for queue in self.tables["queues"] if queue["family"] == family)
        return self.row("queues", device=0, family=family, index=index, flags=flags, name=name)

    def buffer(self, name, size):
        return self.row("resources", kind="buffer", handle=self.handle("resources"), name=name, size=size,
                        usage="storage")  # fmt: skip

    def image(self, name, extent=(64, 64, 1), mips=1, layers=1, kind="image", image_format="VK_FORMAT_R8G8B8A8_UNORM"):
        return self.row("resources", kind=kind, handle=self.handle("resources"), name=name, format=image_format,
                        extent=list(extent), mips=mips, layers=layers, samples=1, usage="color attachment")  # fmt: skip

    def image_range(self, aspects="color", base_mip=0, mips=1, base_layer=0, layers=1):
        row = {"aspects": aspects, "base_mip": base_mip, "mips": mips, "base_layer": base_layer, "layers": layers}
        if row not in self.tables["image_ranges"]:
            self.tables["image_ranges"].append(row)
        return self.tables["image_ranges"].index(row)

    def semaphore(self, name, kind="binary"):
        return self.row("semaphores", kind=kind, handle=self.handle("semaphores"), name=name)

    def fence(self, name):
        return self.row("fences", handle=self.handle("fences"), name=name)

    def event(self, name):
        return self.row("events", handle=self.handle("events"), name=name)

    def begin(self, name, level="primary"):
        first = len(self.columns["commands"]["name"])
        self.recording = self.row("command_buffers", handle=self.handle("command_buffers"), name=name, device=0,
                                  level=level, first_command=first, commands=0)  # fmt: skip
        return self.recording

    def command(self, name, pipeline="", executes=()):
        recording = self.tables["command_buffers"][self.recording]
        recording["commands"] += 1
        for secondary in executes:
            self.row("executions", command=self.next_command(), command_buffer=secondary)
        return self.column_row(
            "commands", command_buffer=self.recording, index=recording["commands"] - 1, name=self.text(name),
            label=self.open_labels[-1] if self.open_labels else -1, subpass=self.subpass, executes=executes[0] if executes else -1,
            pipeline=self.text(pipeline), **{"pass": self.open_pass})  # fmt: skip

    def next_command(self):
        return len(self.columns["commands"]["name"])

    def begin_label(self, name):
        parent = self.open_labels[-1] if self.open_labels else -1
        self.open_labels.append(self.row("labels", command_buffer=self.recording, queue=-1, name=name, parent=parent,
                                         first_command=self.next_command(), last_command=-1))  # fmt: skip

    def end_label(self):
        self.tables["labels"][self.open_labels.pop()]["last_command"] = self.next_command() - 1

    def begin_pass(self, name, attachments=(), subpasses=1, kind="render_pass"):
        self.open_pass = self.row("passes", command_buffer=self.recording, kind=kind, name=name, subpasses=subpasses,
                                  first_command=self.next_command(), last_command=-1,
                                  attachments=list(attachments))  # fmt: skip
        self.subpass = 0
        return self.command("vkCmdBeginRenderPass" if kind == "render_pass" else "vkCmdBeginRendering")

    def next_subpass(self):
        self.subpass += 1
        return self.command("vkCmdNextSubpass")

    def end_pass(self):
        ended = self.tables["passes"][self.open_pass]
        command = self.command("vkCmdEndRenderPass" if ended["kind"] == "render_pass" else "vkCmdEndRendering")
        ended["last_command"] = command
        self.open_pass = self.subpass = -1
        return command

    def access(self, command, resource, kind, stages, flags, begin=0, end=None, binding="", old="", new=""):
        made = self.tables["resources"][resource]
        if "size" in made:
            end = made["size"] if end is None else end
        else:
            end = -1
        return self.column_row(
            "accesses", command=command, resource=resource, begin=begin, end=end, stage=self.text(stage(stages)),
            access=self.text(access_flags(flags)), kind=kind, binding=self.text(binding),
            old_layout=self.text(layout(old) if old else ""), new_layout=self.text(layout(new) if new else ""))  # fmt: skip

    def barrier(self, command, kind, src, src_access, dst, dst_access, resource=-1, begin=0, end=-1, old="", new="",
                redundant=0):  # fmt: skip
        return self.column_row(
            "barriers", command=command, kind=kind, resource=resource, begin=begin, end=end,
            src_stages=self.text(stage(src)), src_access=self.text(access_flags(src_access)),
            dst_stages=self.text(stage(dst)), dst_access=self.text(access_flags(dst_access)),
            old_layout=self.text(layout(old) if old else ""), new_layout=self.text(layout(new) if new else ""),
            src_family=-1, dst_family=-1, redundant=redundant)  # fmt: skip

    def event_op(self, command, event, op, stages):
        return self.column_row("event_ops", command=command, event=event, op=op, stages=self.text(stage(stages)))

    def next_order(self):
        self.order += 1
        return self.order - 1

    def submit(self, queue, recordings, waits=(), signals=(), fence=-1):
        return self.row("submissions", queue=queue, order=self.next_order(), frame=self.frame, waits=list(waits),
                        signals=list(signals), fence=fence, command_buffers=list(recordings), label=-1)  # fmt: skip

    def present(self, queue, images, waits=()):
        row = self.row("presents", queue=queue, order=self.next_order(), frame=self.frame, waits=list(waits),
                       images=list(images))  # fmt: skip
        self.frame += 1
        self.about["frames"] = [0, self.frame - 1]
        return row

    def acquire(self, resource, semaphore):
        return self.row("acquires", order=self.next_order(), resource=resource, semaphore=semaphore, fence=-1)

    def host_wait(self, kind, **members):
        return self.row("host_waits", order=self.next_order(), kind=kind, **members)

    def side(self, access, submission=-1):
        columns = self.columns["accesses"]
        return {
            "command": columns["command"][access], "submission": submission, "resource": columns["resource"][access],
            "access": self.strings[columns["access"][access]], "stage": self.strings[columns["stage"][access]],
            "begin": columns["begin"][access], "end": columns["end"][access],
        }  # fmt: skip

    def finding(self, kind, message_id, summary, **members):
        row = {
            "kind": kind, "message_id": message_id, "severity": "error", "summary": summary, "text": summary,
            "first": None, "second": None, "resource": -1, "begin": 0, "end": -1, "barriers_between": [],
            "fix": None, "count": 1, "shader": -1, "line": 0, "column": 0,
        }  # fmt: skip
        row.update(members)
        return self.row("findings", **row)

    def trace(self):
        return {
            "format": "warden-trace", "version": 1, "about": self.about, "strings": self.strings,
            **self.tables, **self.columns,
        }  # fmt: skip

    def json(self):
        return json.dumps(self.trace(), separators=(",", ":"), ensure_ascii=False)
