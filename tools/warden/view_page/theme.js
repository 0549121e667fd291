// The colors of the canvas, from the custom properties of theme.css.

const NAMES = [
  "background", "panel", "text",       "faint",     "line",  "lane",    "draw",      "dispatch", "transfer", "barrier",
  "pass",       "other", "submission", "recording", "label", "subpass", "present",   "host",     "read",     "write",
  "transition", "error", "warning",    "note",      "fix",   "select",  "semaphore", "event"
];

export const FONT = "11px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";

// readTheme returns the colors in force, by name, and the colors of layouts as `bands`.
export function readTheme() {
  const style = getComputedStyle(document.documentElement);
  const theme = Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue("--" + name).trim()]));
  theme.bands = Array.from({length: 6}, (_, i) => style.getPropertyValue("--band" + i).trim());
  return theme;
}

// onThemeChange calls `change` when the system's setting changes, and around printing, which is always light.
export function onThemeChange(change) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", change);
  matchMedia("print").addEventListener("change", change);
}
