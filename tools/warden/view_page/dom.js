// Creates elements. Every string becomes a text node, so no name in a trace is read as markup.

// element returns a new element. `attributes`: names and values; a function is a listener ("click": f); true and false
// set and omit an attribute. `children`: elements, strings, or null, which is skipped.
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") {
      made.addEventListener(name, value);
    } else if (value === true) {
      made.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(name, String(value));
    }
  }
  append(made, children);
  return made;
}

export function append(parent, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
  }
}

// replaceChildren removes the children of `parent` and appends `children`.
export function replaceChildren(parent, ...children) {
  parent.textContent = "";
  append(parent, children);
}

export function byId(id) { return document.getElementById(id); }

// copyText puts `text` on the clipboard and returns a promise of true on success.
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    const area = element("textarea", {"aria-hidden": "true"});
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}
