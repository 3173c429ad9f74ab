/** The element that scrolls the rows of a table. */

const scrolls: readonly string[] = ['auto', 'scroll'];

/** The next node outwards as it is drawn: through the slot it stands in, and out of a shadow root. */
function outward(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The nearest ancestor that scrolls by itself; `null` where it is the window. */
export function findScroller(node: Element): Element | null {
  const { body, documentElement } = node.ownerDocument;
  for (let at = outward(node); at && at !== body && at !== documentElement; at = outward(at)) {
    if (scrolls.includes(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** How far below the beginning of what is scrolled a node stands, in px. */
export function offsetIn(scroller: Element | null, node: Element): number {
  const { top } = node.getBoundingClientRect();
  return scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
}
