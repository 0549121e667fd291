// Vertical layout of the stage: fixed strips at the top, then lanes, then rows of resources. In CSS pixels.

export const OVERVIEW = 26, RULER = 22, TOP = OVERVIEW + RULER;
export const BLOCK_HEIGHT = 18, COMMAND_HEIGHT = 62, MARK_HEIGHT = 18, LANE_PAD = 6;
// Below the commands: arcs of barriers, and in lanes with findings two lines of tags.
export const ARC_HEIGHT = 13, TAG_HEIGHT = 17;
export const ROW_HEAD = 22, TRACK_HEIGHT = 24, LAYOUT_HEIGHT = 12;

// trackHeight returns the height of a track: marks of accesses, and below them the names of layouts if it is an image.
export function trackHeight(row) { return TRACK_HEIGHT + (row.bands.length > 0 ? LAYOUT_HEIGHT : 0); }

// rowHeight returns the height of the row of a resource.
export function rowHeight(row) { return ROW_HEAD + row.numTracks * trackHeight(row) + LANE_PAD; }

// placeStage returns {lanes: [{y, height, blocksY, commandsY, arcsY, tagsY}], rows: [{y, height}], height}; y counts
// from the end of the fixed strips. The rows come after the lane `rowsAfter`. `tagged`: the lanes with lines of tags.
export function placeStage(lanes, rows, tagged, rowsAfter = lanes.length - 1) {
  const placed = {lanes: [], rows: [], height: 0};
  const placeRows = () => {
    for (const row of rows) {
      const height = rowHeight(row);
      placed.rows.push({y: placed.height, height});
      placed.height += height;
    }
  };
  lanes.forEach((lane, number) => {
    const y = placed.height;
    const blocksY = y + MARK_HEIGHT;
    const commandsY = blocksY + lane.rows.length * BLOCK_HEIGHT;
    const isHost = lane.queue < 0 && lane.name === "Host";
    const arcsY = commandsY + (isHost ? 0 : COMMAND_HEIGHT), tagsY = arcsY + (isHost ? 4 : ARC_HEIGHT);
    const end = tagsY + (tagged.has(number) ? 2 * TAG_HEIGHT : 0) + LANE_PAD;
    placed.lanes.push({y, height: end - y, blocksY, commandsY, arcsY, tagsY});
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
