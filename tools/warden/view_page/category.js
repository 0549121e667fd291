// Sorts commands into the categories that the timeline colors. Each has its own height in the overview as well.

export const CATEGORIES = [
  {name: "draw", color: "draw", pattern: /^vkCmdDraw/},
  {name: "dispatch or trace rays", color: "dispatch", pattern: /^vkCmd(Dispatch|TraceRays|BuildAcc)/},
  {name: "transfer", color: "transfer", pattern: /^vkCmd(Copy|Blit|Clear|Fill|Update|Resolve|Write|Decompress)/},
  {name: "barrier or event", color: "barrier", pattern: /^vkCmd(PipelineBarrier|SetEvent|WaitEvents|ResetEvent)/},
  {name: "render pass", color: "pass", pattern: /^vkCmd(Begin|End|Next)(Render|Subpass)/},
  {name: "other", color: "other", pattern: /^/},
];

// categoriesOfCommands returns the category of each command; names are matched once a string.
export function categoriesOfCommands(model) {
  const ofString = new Int8Array(model.strings.length).fill(-1);
  const result = new Uint8Array(model.commands.count);
  for (let i = 0; i < result.length; i++) {
    const id = model.commands.name[i];
    if (ofString[id] < 0) {
      const name = model.string(id);
      ofString[id] = CATEGORIES.findIndex((category) => category.pattern.test(name));
    }
    result[i] = ofString[id];
  }
  return result;
}
