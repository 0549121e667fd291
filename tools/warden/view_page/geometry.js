// Vertical layout of the stage: fixed strips at the top, then lanes, then rows of resources. In CSS pixels.

export const OVERVIEW = 26, RULER = 22, TOP = OVERVIEW + RULER;
export const BLOCK_HEIGHT = 18, COMMAND_HEIGHT = 30, MARK_HEIGHT = 18, LANE_PAD = 6;
export const ROW_HEAD = 22, TRACK_HEIGHT = 24;

// placeStage returns {lanes: [{y, height, blocksY, commandsY}], rows: [{y, height}], height}; y counts from the end of
// the fixed strips. The rows come after the lane `rowsAfter`.
export function placeStage(lanes, rows, rowsAfter = lanes.length - 1) {
  const placed = {lanes: [], rows: [], height: 0};
  const placeRows = () => {
    for (const row of rows) {
      const height = ROW_HEAD + row.numTracks * TRACK_HEIGHT + LANE_PAD;
      placed.rows.push({y: placed.height, height});
      placed.height += height;
    }
  };
  lanes.forEach((lane, number) => {
    const y = placed.height;
    const blocksY = y + MARK_HEIGHT;
    const commandsY = blocksY + lane.rows.length * BLOCK_HEIGHT;
    const isHost = lane.queue < 0 && lane.name === "Host";
    placed.lanes.push({y, height: commandsY + (isHost ? 4 : COMMAND_HEIGHT) + LANE_PAD - y, blocksY, commandsY});
    placed.height += placed.lanes[number].height;
    if (number === rowsAfter) {
      placeRows();
    }
  });
  if (placed.rows.length < rows.length) {
    placeRows();
  }
  return placed;
}
