// A list with a filter, sortable columns and any number of rows. Only the visible rows exist as elements.

import {element, replaceChildren} from "./dom.js";

const MOST_PIXELS = 8000000;  // Browsers limit the height of an element. A longer list scrolls several rows at a time.

export class Grid {
  // options: name (prefix of ids), role, label, hint (of the filter), columns [{key, title, label}], kinds
  // [[value, text]], sort (key of a column); functions order(grid), which returns the number of rows, row(index), which
  // returns {attributes, cells}, choose(index), and key(event, index), which returns whether it used the key.
  constructor(parent, options) {
    Object.assign(this, {options, text: "", kind: "", sort: options.sort, descending: false, count: 0, current: -1});
    const {name, label, hint} = options;
    this.counter = element("span", {class: "kind", "aria-live": "polite"});
    this.input = element("input", {
      type: "search",
      placeholder: hint,
      "aria-label": label + ": " + hint,
      autocomplete: "off",
      spellcheck: "false",
      input: () => this.filter(this.input.value, this.kind),
      keydown: (event) => this.leaveFilter(event)
    });
    this.kinds = element(
        "select", {
          "aria-label": label + ": kind",
          change: () => this.filter(this.text, this.kinds.value),
        },
        options.kinds.map(([value, text]) => element("option", {value}, text)));
    this.rows = element("div", {class: "rows", role: "presentation"});
    this.spacer = element("div", {class: "spacer", role: "presentation"}, this.rows);
    this.body = element("div", {class: "body", role: "rowgroup", scroll: () => this.paint()}, this.spacer);
    this.heads = options.columns.map(
        (column) => element(
            "span", {class: column.key, role: "columnheader"},
            element(
                "button", {
                  type: "button",
                  title: "Sort by " + column.label,
                  "aria-label": "Sort by " + column.label,
                  click: () => this.sortBy(column.key)
                },
                column.title)));
    this.box = element(
        "div", {
          class: "grid " + name,
          id: name + "-list",
          role: options.role,
          tabindex: "0",
          "aria-label": label,
          keydown: (event) => this.key(event)
        },
        element("div", {class: "head", role: "rowgroup"}, element("div", {class: "line", role: "row"}, this.heads)),
        this.body);
    replaceChildren(parent, element("div", {class: "bar"}, this.input, this.kinds, this.counter), this.box);
    this.update();
    new ResizeObserver(() => this.paint()).observe(this.body);
  }

  // update orders the rows again; the first of them is shown, or the current one.
  update() {
    this.count = this.options.order(this);
    this.box.setAttribute("aria-rowcount", this.count + 1);
    this.heads.forEach((head, i) => {
      const isSorted = this.options.columns[i].key === this.sort;
      head.setAttribute("aria-sort", !isSorted ? "none" : this.descending ? "descending" : "ascending");
    });
    this.paint();
  }

  filter(text, kind) {
    this.text = text;
    this.kind = kind;
    this.body.scrollTop = 0;
    this.update();
  }

  sortBy(key) {
    this.descending = key === this.sort && !this.descending;
    this.sort = key;
    this.body.scrollTop = 0;
    this.update();
  }

  // visibleRows returns {first, last, top}: the rows in the window, and the pixel at which the first of them is drawn.
  visibleRows() {
    const height = Number(getComputedStyle(this.box).getPropertyValue("--row")) || 22;
    const room = this.body.clientHeight, all = this.count * height, drawn = Math.min(all, MOST_PIXELS);
    const {scrollTop} = this.body;
    const position = all === drawn ? scrollTop / height :
                                     (scrollTop / Math.max(drawn - room, 1)) * Math.max(this.count - room / height, 0);
    const first = Math.floor(position), last = Math.min(first + Math.ceil(room / height) + 1, this.count);
    return {first, last, top: scrollTop - (position - first) * height, height, room, drawn};
  }

  paint() {
    const {first, last, top, drawn} = this.visibleRows();
    this.spacer.style.height = drawn + "px";
    this.rows.style.transform = "translateY(" + top + "px)";
    const made = [];
    for (let i = first; i < last; i++) {
      const {attributes, cells} = this.options.row(i);
      made.push(element(
          "div", {
            class: "line",
            role: "row",
            id: this.options.name + "-" + i,
            "aria-rowindex": i + 2,
            "aria-selected": String(i === this.current),
            click: () => this.options.choose(i),
            ...attributes
          },
          cells.map((cell, c) => element("span", {class: this.options.columns[c].key, role: "gridcell"}, cell))));
    }
    replaceChildren(this.rows, made);
    if (this.current >= first && this.current < last) {
      this.box.setAttribute("aria-activedescendant", this.options.name + "-" + this.current);
    } else {
      this.box.removeAttribute("aria-activedescendant");
    }
  }

  // setCurrent marks a row, or none (-1), and scrolls to it if it is not visible.
  setCurrent(index) {
    this.current = index;
    const {height, room, drawn} = this.visibleRows();
    if (index >= 0 && drawn < this.count * height) {
      const visible = room / height, first = index - (visible - 1) / 2;
      this.body.scrollTop = (first / Math.max(this.count - visible, 1)) * (drawn - room);
    } else if (index >= 0) {
      const top = index * height, {scrollTop} = this.body;
      if (top < scrollTop || top + height > scrollTop + room) {
        this.body.scrollTop = top - Math.max(room - height, 0) / 2;
      }
    }
    this.paint();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      return;
    }
    const {height, room} = this.visibleRows();
    const page = Math.max(Math.floor(room / height) - 1, 1), last = this.count - 1;
    const next = {
      ArrowDown: this.current + 1,
      ArrowUp: this.current < 0 ? last : this.current - 1,
      PageDown: this.current + page,
      PageUp: this.current - page,
      Home: 0,
      End: last
    }[event.key];
    if (next !== undefined && last >= 0) {
      this.options.choose(Math.min(Math.max(next, 0), last));
    } else if (event.target !== this.box || !this.options.key(event, this.current)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  leaveFilter(event) {
    if (event.key === "Escape") {
      this.input.value = "";
      this.filter("", this.kind);
    }
    if (event.key === "Escape" || event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.box.focus();
      if (event.key !== "Escape" && this.count > 0) {
        this.options.choose(Math.max(this.current, 0));
      }
    }
    event.stopPropagation();
  }
}

// sortedIndexes returns the numbers 0 to count - 1 in ascending order of `keyOf`, which returns integers below 2^28.
export function sortedIndexes(count, keyOf, descending) {
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    keys[i] = keyOf(i) * 2 ** 24 + i;
  }
  keys.sort();
  const sorted = Int32Array.from(keys, (key) => key % 2 ** 24);
  return descending ? sorted.reverse() : sorted;
}

// textRanks returns, for each text, its place among the texts in alphabetic order. Equal texts have the same place.
export function textRanks(texts) {
  const places = new Map([...new Set(texts)].sort().map((text, i) => [text, i]));
  return texts.map((text) => places.get(text));
}
