/** The element that scrolls the rows of a table. */

const scrolls: readonly string[] = ['auto', 'scroll'];

/** The parent in the flat tree: through the assigned slot, and out of a shadow root. */
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

/** Distance of a node from the start of the scrolled content, in px. */
export function offsetIn(scroller: Element | null, node: Element): number {
  const { top } = node.getBoundingClientRect();
  return scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
}
