// Tabs: buttons that show one of several panels.

import {byId} from "./dom.js";

export class Tabs {
  // names: ids of the panels; the tab of a panel has the id NAME-tab.
  constructor(names) {
    this.names = names;
    names.forEach((name, i) => {
      const tab = byId(name + "-tab");
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => {
        const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        if (step) {
          event.preventDefault();
          event.stopPropagation();
          const next = names[(i + step + names.length) % names.length];
          this.show(next);
          byId(next + "-tab").focus();
        }
      });
    });
  }

  show(shown) {
    for (const name of this.names) {
      byId(name).hidden = name !== shown;
      byId(name + "-tab").setAttribute("aria-selected", String(name === shown));
      byId(name + "-tab").setAttribute("tabindex", name === shown ? "0" : "-1");
    }
  }
}
