"""The scenes that the tests of the page show. `python3 scenes.py NAME > trace.json` prints one."""

import random
import sys

import scene as s

SYNC1 = """vkCmdPipelineBarrier(commandBuffer,
    VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, 0,
    1, &(VkMemoryBarrier){
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT,
    }, 0, NULL, 0, NULL);
"""
SYNC2 = """vkCmdPipelineBarrier2(commandBuffer, &(VkDependencyInfo){
    .sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,
    .memoryBarrierCount = 1,
    .pMemoryBarriers = &(VkMemoryBarrier2){
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER_2,
        .srcStageMask = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
        .srcAccessMask = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT,
        .dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT,
        .dstAccessMask = VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT,
    },
});
"""
SUBPASS = """(VkSubpassDependency){
    .srcSubpass = VK_SUBPASS_EXTERNAL,
    .dstSubpass = 0,
    .srcStageMask = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
    .dstStageMask = VK_PIPELINE_STAGE_VERTEX_INPUT_BIT,
    .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
    .dstAccessMask = VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT,
};
"""
CLEARED = {"load_op": "VK_ATTACHMENT_LOAD_OP_CLEAR", "store_op": "VK_ATTACHMENT_STORE_OP_STORE",
           "initial_layout": "VK_IMAGE_LAYOUT_UNDEFINED",
           "final_layout": "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL"}  # fmt: skip


def missing_barrier():
    """A dispatch writes vertices, a barrier has the wrong stage, and a draw reads them. Another barrier is redundant."""
    scene = s.Scene("missing_barrier")
    queue = scene.queue("main queue")
    corners, target = scene.buffer("corners", 4096), scene.image("target")
    whole = scene.image_range()
    recording = scene.begin("frame commands")
    scene.begin_label("compute corners")
    dispatch = scene.command("vkCmdDispatch", "ripple")
    write = scene.access(dispatch, corners, s.WRITE, "COMPUTE_SHADER", "SHADER_STORAGE_WRITE", binding="set 0, binding 0")
    scene.end_label()
    wrong = scene.command("vkCmdPipelineBarrier2")
    between = scene.barrier(wrong, s.BUFFER, "COMPUTE_SHADER", "SHADER_STORAGE_WRITE", "FRAGMENT_SHADER",
                            "SHADER_STORAGE_READ", corners, 0, 4096)  # fmt: skip
    scene.begin_label("draw triangle")
    begin = scene.begin_pass("main pass", [{"resource": target, **CLEARED}])
    scene.access(begin, target, s.TRANSITION, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", whole,
                 binding="color attachment 0, load", old="UNDEFINED", new="COLOR_ATTACHMENT_OPTIMAL")  # fmt: skip
    draw = scene.command("vkCmdDraw", "triangle")
    read = scene.access(draw, corners, s.READ, "VERTEX_ATTRIBUTE_INPUT", "VERTEX_ATTRIBUTE_READ", 0, 24, "vertex binding 0")
    scene.access(draw, target, s.WRITE, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", whole,
                 binding="color attachment 0")  # fmt: skip
    scene.end_pass()
    scene.end_label()
    again = scene.command("vkCmdPipelineBarrier2")
    scene.barrier(again, s.MEMORY, "COPY", "TRANSFER_WRITE", "COPY", "TRANSFER_READ", redundant=1)
    fence = scene.fence("frame fence")
    submission = scene.submit(queue, [recording], fence=fence)
    scene.host_wait("fence", fence=fence)
    scene.finding("redundant_barrier", "WARDEN-sync-redundant-barrier", "The barrier orders nothing: no copy ran before.",
                  severity="warning", second={"command": again, "submission": submission, "access": "", "stage": ""})  # fmt: skip
    scene.finding(
        "hazard", "SYNC-HAZARD-READ-AFTER-WRITE",
        'vkCmdDraw reads "corners" bytes [0, 24) that vkCmdDispatch writes without a barrier in between.',
        text="The draw reads bytes [0, 24) of the buffer corners.\nThe dispatch wrote them.",
        first=scene.side(write, submission), second=scene.side(read, submission), resource=corners, begin=0, end=24,
        barriers_between=[{"barrier": between, "why": "dstStageMask lacks VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT"}],
        fix={"text": "Add VERTEX_ATTRIBUTE_INPUT to dstStageMask.", "sync1": SYNC1, "sync2": SYNC2,
             "subpass_dependency": SUBPASS, "after_command": dispatch})  # fmt: skip
    return scene


def subpasses():
    """A render pass with two subpasses, an input attachment and a dependency between the two."""
    scene = s.Scene("subpasses")
    queue = scene.queue()
    albedo = scene.image("albedo", mips=4, layers=2)
    lit = scene.image("lit")
    one, rest = scene.image_range(), scene.image_range("color", 1, 3, 0, 2)
    recording = scene.begin("deferred")
    fill = scene.command("vkCmdClearColorImage")
    scene.access(fill, albedo, s.WRITE, "CLEAR", "TRANSFER_WRITE", rest)
    begin = scene.begin_pass("deferred pass", [{"resource": albedo, **CLEARED}, {"resource": lit, **CLEARED}], subpasses=2)
    for image in (albedo, lit):
        scene.access(begin, image, s.TRANSITION, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", one,
                     old="UNDEFINED", new="COLOR_ATTACHMENT_OPTIMAL")  # fmt: skip
    for _ in range(3):
        draw = scene.command("vkCmdDrawIndexed", "geometry")
        scene.access(draw, albedo, s.WRITE, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", one,
                     binding="color attachment 0")  # fmt: skip
    after = scene.next_subpass()
    scene.barrier(after, s.SUBPASS, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", "FRAGMENT_SHADER",
                  "INPUT_ATTACHMENT_READ")  # fmt: skip
    scene.access(after, albedo, s.TRANSITION, "FRAGMENT_SHADER", "INPUT_ATTACHMENT_READ", one,
                 old="COLOR_ATTACHMENT_OPTIMAL", new="SHADER_READ_ONLY_OPTIMAL")  # fmt: skip
    draw = scene.command("vkCmdDraw", "light")
    scene.access(draw, albedo, s.READ, "FRAGMENT_SHADER", "INPUT_ATTACHMENT_READ", one, binding="input attachment 0")
    scene.access(draw, lit, s.WRITE, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", one)
    scene.end_pass()
    scene.submit(queue, [recording])
    return scene


def two_queues():
    """Two queues that take turns by timeline semaphores, events in one, and two secondary command buffers in the other."""
    scene = s.Scene("two_queues")
    graphics = scene.queue("graphics")
    compute = scene.queue("async compute", 1, "compute|transfer")
    particles, table = scene.buffer("particles", 65536), scene.buffer("", 1024)
    timeline = scene.semaphore("turns", "timeline")
    filled = scene.event("table filled")
    secondary = scene.begin("draw list", "secondary")
    draw = scene.command("vkCmdDraw", "sprites")
    scene.access(draw, particles, s.READ, "VERTEX_SHADER", "SHADER_STORAGE_READ", binding="set 0, binding 1")
    other = scene.begin("text list", "secondary")
    scene.command("vkCmdDrawIndexed", "text")
    value = 0
    for turn in range(3):
        recording = scene.begin("simulate %d" % turn)
        fill = scene.command("vkCmdFillBuffer")
        scene.access(fill, table, s.WRITE, "CLEAR", "TRANSFER_WRITE")
        scene.event_op(scene.command("vkCmdSetEvent2"), filled, 0, "CLEAR")
        scene.event_op(scene.command("vkCmdWaitEvents2"), filled, 1, "CLEAR")
        dispatch = scene.command("vkCmdDispatch", "simulate")
        scene.access(dispatch, table, s.READ, "COMPUTE_SHADER", "SHADER_STORAGE_READ", binding="set 0, binding 0")
        scene.access(dispatch, particles, s.WRITE, "COMPUTE_SHADER", "SHADER_STORAGE_WRITE", binding="set 0, binding 1")
        scene.submit(compute, [recording], waits=[{"semaphore": timeline, "value": value, "stages": s.stage("ALL_COMMANDS")}],
                     signals=[{"semaphore": timeline, "value": value + 1}])  # fmt: skip
        recording = scene.begin("render %d" % turn)
        scene.begin_pass("sprites", kind="rendering")
        scene.command("vkCmdExecuteCommands", executes=[secondary, other])
        scene.end_pass()
        scene.submit(graphics, [recording],
                     waits=[{"semaphore": timeline, "value": value + 1, "stages": s.stage("VERTEX_SHADER")}],
                     signals=[{"semaphore": timeline, "value": value + 2}])  # fmt: skip
        value += 2
    scene.host_wait("queue_idle")
    return scene


def presentation(frames=3):
    """Frames with acquire, a submission and present, and one recording that is never submitted."""
    scene = s.Scene("presentation")
    queue = scene.queue()
    images = [scene.image("swapchain image %d" % i, kind="swapchain_image") for i in range(2)]
    free, drawn = scene.semaphore("image free"), scene.semaphore("image drawn")
    whole = scene.image_range()
    for frame in range(frames):
        image = images[frame % 2]
        scene.acquire(image, free)
        recording = scene.begin("frame %d" % frame)
        barrier = scene.command("vkCmdPipelineBarrier2")
        scene.barrier(barrier, s.IMAGE, "COLOR_ATTACHMENT_OUTPUT", "", "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE",
                      image, whole, -1, "UNDEFINED", "COLOR_ATTACHMENT_OPTIMAL")  # fmt: skip
        scene.access(barrier, image, s.TRANSITION, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", whole,
                     old="UNDEFINED", new="COLOR_ATTACHMENT_OPTIMAL")  # fmt: skip
        scene.begin_pass("frame", [{"resource": image, **CLEARED}], kind="rendering")
        draw = scene.command("vkCmdDraw", "scene")
        scene.access(draw, image, s.WRITE, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", whole)
        scene.end_pass()
        barrier = scene.command("vkCmdPipelineBarrier2")
        scene.barrier(barrier, s.IMAGE, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", "ALL_COMMANDS", "", image,
                      whole, -1, "COLOR_ATTACHMENT_OPTIMAL", "PRESENT_SRC_KHR")  # fmt: skip
        scene.access(barrier, image, s.TRANSITION, "COLOR_ATTACHMENT_OUTPUT", "COLOR_ATTACHMENT_WRITE", whole,
                     old="COLOR_ATTACHMENT_OPTIMAL", new="PRESENT_SRC_KHR")  # fmt: skip
        scene.submit(queue, [recording], waits=[{"semaphore": free, "value": 0, "stages": s.stage("COLOR_ATTACHMENT_OUTPUT")}],
                     signals=[{"semaphore": drawn, "value": 0}])  # fmt: skip
        scene.present(queue, [image], [{"semaphore": drawn}])
    scene.finding("hazard", "SYNC-HAZARD-PRESENT-AFTER-WRITE", "vkQueuePresentKHR presents an image before vkCmdDraw has written it.",
                  text="The image is presented too early.\nAccess: vkQueuePresentKHR presents the image.",
                  first={"command": draw, "submission": frames - 1, "access": s.access_flags("COLOR_ATTACHMENT_WRITE"),
                         "stage": s.stage("COLOR_ATTACHMENT_OUTPUT"), "writes": True, "resource": image},
                  resource=image, begin=whole)  # fmt: skip
    scene.begin("never submitted")
    scene.command("vkCmdDraw")
    return scene


def shader():
    """Findings of GPU-assisted validation in two lines of a shader."""
    scene = s.Scene("shader")
    queue = scene.queue()
    scene.buffer("histogram", 256)
    source = ["#version 460", "layout(local_size_x = 64) in;", "layout(set = 0, binding = 0) buffer Bins { uint bins[]; };",
              "void main() {", "    uint i = gl_GlobalInvocationID.x;", "    bins[i] += 1;", "    bins[i * 2] = 0;", "}"]  # fmt: skip
    module = scene.row("shaders", handle="0x77", name="histogram", file="histogram.comp", source=source)
    recording = scene.begin("count")
    dispatch = scene.command("vkCmdDispatch", "histogram")
    submission = scene.submit(queue, [recording])
    where = {"command": dispatch, "submission": submission, "access": "", "stage": ""}
    for line, count in ((6, 12), (7, 3)):
        scene.finding("gpu", "VUID-vkCmdDispatch-None-08613", "access out of bounds in line %d" % line, second=where,
                      count=count, shader=module, line=line, column=5)  # fmt: skip
    return scene


MARKUP = '<img src=x onerror="document.title=1"></script><script>document.title=2</script>'
CONTROL = "bell\x07 escape\x1b[31m nul\x00 line\nbreak"
RIGHT_TO_LEFT = "\u202egnp.exe \u05e9\u05dc\u05d5\u05dd"
LONG = "long " + "x" * 9990 + " end"
COMMENT = "<!--<script>"
HOSTILE = (MARKUP, COMMENT, CONTROL, RIGHT_TO_LEFT, LONG, "\U0001f600 \u4e2d\u6587", "__proto__", "constructor")


def hostile():
    """Names that are markup, control characters, text from right to left, or long, wherever a name can be."""
    scene = s.Scene(MARKUP)
    scene.about["notes"] = list(HOSTILE)
    for name in HOSTILE:
        queue = scene.queue(name)
        buffer, image = scene.buffer(name, 64), scene.image(name)
        source = scene.row("shaders", handle="0x1", name=name, file=name, source=[name, name])
        semaphore = scene.semaphore(name)
        recording = scene.begin(name)
        scene.begin_label(name)
        scene.begin_pass(name, [{"resource": image, **CLEARED}])
        draw = scene.command("vkCmdDraw", name)
        read = scene.access(draw, buffer, s.READ, "VERTEX_SHADER", "SHADER_READ", binding=name)
        scene.end_pass()
        scene.end_label()
        submission = scene.submit(queue, [recording], signals=[{"semaphore": semaphore, "value": 0}])
        scene.finding("hazard", name, name, text=name, first=scene.side(read, submission), resource=buffer,
                      second=scene.side(read, submission), begin=0, end=64, shader=source, line=1,
                      fix={"text": name, "sync1": name, "sync2": name, "subpass_dependency": name, "after_command": draw})  # fmt: skip
    return scene


def empty():
    return s.Scene("empty")


def large(commands=100000, accesses=1000000):
    """As many commands and accesses as the page must show fluently, in 1,000 frames on two queues."""
    random.seed(21)
    scene = s.Scene("large")
    queues = [scene.queue("graphics"), scene.queue("compute", 1, "compute")]
    buffers = [scene.buffer("buffer %d" % i, 1 << 20) for i in range(200)]
    images = [scene.image("image %d" % i, mips=6, layers=4) for i in range(100)]
    ranges = [scene.image_range("color", mip, 1, 0, 4) for mip in range(6)]
    turns = scene.semaphore("turns", "timeline")
    frames = max(commands // 100, 1)
    per_command = accesses // commands
    stages = [scene.text(s.stage(name)) for name in ("COMPUTE_SHADER", "VERTEX_SHADER", "FRAGMENT_SHADER", "COPY")]
    flags = [scene.text(s.access_flags(name)) for name in ("SHADER_STORAGE_READ", "SHADER_STORAGE_WRITE")]
    layouts = [scene.text(s.layout(name)) for name in ("GENERAL", "SHADER_READ_ONLY_OPTIMAL")]
    binding = scene.text("set 0, binding 3")
    names = ["vkCmdDraw", "vkCmdDraw", "vkCmdDrawIndexed", "vkCmdDispatch", "vkCmdCopyBuffer", "vkCmdPipelineBarrier2"]
    columns = scene.columns["accesses"]
    number = 0
    for frame in range(frames):
        scene.frame = frame
        recording = scene.begin("frame %d" % frame)
        for part in range(4):
            scene.begin_label("part %d" % part)
            for _ in range(25):
                command = scene.command(random.choice(names), "pipeline %d" % (number % 50))
                if scene.strings[scene.columns["commands"]["name"][command]].endswith("Barrier2"):
                    scene.barrier(command, s.BUFFER if number % 2 else s.MEMORY, "COMPUTE_SHADER", "SHADER_STORAGE_WRITE",
                                  "VERTEX_SHADER", "SHADER_STORAGE_READ", random.choice(buffers) if number % 2 else -1,
                                  0, 1 << 20)  # fmt: skip
                for i in range(per_command):
                    on_image = i % 4 == 3
                    kind = random.choice((0, 0, 1)) if not on_image or number % 40 else s.TRANSITION
                    begin = random.randrange(64) << 14
                    columns["command"].append(command)
                    columns["resource"].append(random.choice(images) if on_image else random.choice(buffers))
                    columns["begin"].append(random.choice(ranges) if on_image else begin)
                    columns["end"].append(-1 if on_image else begin + (1 << 14))
                    columns["stage"].append(random.choice(stages))
                    columns["access"].append(flags[kind == 1])
                    columns["kind"].append(kind)
                    columns["old_layout"].append(layouts[0] if kind == 2 else 0)
                    columns["new_layout"].append(layouts[1] if kind == 2 else 0)
                    columns["binding"].append(binding)
                number += 1
            scene.end_label()
        scene.submit(queues[frame % 2], [recording], waits=[{"semaphore": turns, "value": frame, "stages": ""}],
                     signals=[{"semaphore": turns, "value": frame + 1}])  # fmt: skip
    scene.about["frames"] = [0, frames - 1]
    for index in range(500):
        first = random.randrange(len(columns["command"]) - 2000)
        second = first + random.randrange(100, 1000)
        scene.finding("hazard", "SYNC-HAZARD-WRITE-AFTER-READ", "hazard %d" % index, first=scene.side(first),
                      second=scene.side(second), resource=columns["resource"][first], begin=0, end=1 << 14)  # fmt: skip
    return scene


def hang():
    """A dispatch that does not end: commands before it are complete, those after it and those of another queue wait. An
    earlier report of a timeout is older than the progress since then."""
    scene = s.Scene("hang")
    graphics, copies = scene.queue("graphics"), scene.queue("copies", family=1)
    done = scene.semaphore("done")
    secondary = scene.begin("draws", "secondary")
    for _ in range(2):
        scene.command("vkCmdDraw", "sprites")
    frame = scene.begin("frame")
    fill = scene.command("vkCmdFillBuffer")
    scene.barrier(scene.command("vkCmdPipelineBarrier2"), s.MEMORY, "CLEAR", "TRANSFER_WRITE", "COMPUTE_SHADER", "SHADER_STORAGE_READ")
    scene.begin_label("physics")
    dispatch = scene.command("vkCmdDispatch", "collide")
    scene.end_label()
    begin = scene.begin_pass("main pass", kind="rendering")
    scene.command("vkCmdExecuteCommands", executes=[secondary])
    end = scene.end_pass()
    upload = scene.begin("upload")
    copy = scene.command("vkCmdCopyBuffer")
    first = scene.submit(graphics, [upload])
    second = scene.submit(graphics, [frame], signals=[{"semaphore": done, "value": 0, "stages": ""}])
    third = scene.submit(copies, [upload], waits=[{"semaphore": done, "value": 0, "stages": ""}])

    def run(status, submission, first_command, last_command):
        return {"status": status, "submission": submission, "first_command": first_command, "last_command": last_command}

    def place(command, submission):
        return {"command": command, "submission": submission, "access": "", "stage": "", "writes": False, "resource": -1}

    timeout = "VkQueue (graphics)(0x1) had begun vkCmdFillBuffer (command 1 of 6 of VkCommandBuffer (frame)(0x2)) and not completed it."
    scene.finding("hang", "WARDEN-hangs-timeout", timeout, severity="warning", event=1, second=place(fill, second),
                  statuses=[run("begun", second, fill, fill), run("not_begun", second, dispatch, end)])  # fmt: skip
    lost = "VkQueue (graphics)(0x1) had begun vkCmdDispatch (command 2 of 6 of VkCommandBuffer (frame)(0x2)) and not completed it."
    scene.finding("hang", "WARDEN-hangs-device-lost", lost, event=2, first=place(fill, second), second=place(dispatch, second),
                  text=lost + "\nCompleted last: vkCmdFillBuffer.\nPending: submission 2 of queue family 0, queue 0.\nFix: look for endless loops.",
                  statuses=[run("completed", second, fill, fill), run("begun", second, dispatch, dispatch),
                            run("not_known", second, begin, begin), run("not_begun", second, begin + 1, end)])  # fmt: skip
    waits = "VkQueue (copies)(0x3) had not begun vkCmdCopyBuffer."
    scene.finding("hang", "WARDEN-hangs-device-lost", waits, event=2, second=place(copy, third),
                  text=waits + "\nSubmission 1 waits for VkSemaphore (done)(0x4), which submission 2 of VkQueue (graphics)(0x1) signals.",
                  statuses=[run("not_begun", third, copy, copy)])  # fmt: skip
    scene.finding("hang", "WARDEN-hangs-fault", "The driver describes the loss as \"page fault\".", event=0, statuses=[])
    assert first == 0
    return scene


SCENES = {
    scene.__name__: scene
    for scene in (missing_barrier, subpasses, two_queues, presentation, shader, hang, hostile, empty, large)
}

if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    print(SCENES[sys.argv[1]]().json())
