/** Shows the full text of truncated names as a title on hover. */

/** Elements whose title was set here: it follows the text, and is removed when the text fits. */
const titled = new WeakSet<Element>();

/** How far up from what is pointed at a text may be cut: a name in a `bdi` in a cell. */
const maxDepth = 4;

function isCut(node: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(node);
  return (
    (node.scrollWidth > node.clientWidth && textOverflow === 'ellipsis') ||
    (node.scrollHeight > node.clientHeight && webkitLineClamp !== 'none')
  );
}

/** Handler of `pointerover` for the portal and its overlays. */
export function showTruncationTitle({ target }: { target: EventTarget }): void {
  let node = target instanceof Element ? target : null;
  for (let steps = 0; node && steps < maxDepth; steps++, node = node.parentElement) {
    if (isCut(node)) {
      const text = node.textContent?.trim() ?? '';
      if (titled.has(node) || !node.closest('[title]')) node.setAttribute('title', text);
      titled.add(node);
      return;
    }
    if (titled.has(node)) node.removeAttribute('title');
  }
}
