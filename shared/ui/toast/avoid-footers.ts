/** Toasts lie above everything, and must not cover what ends a drawer or a dialog: its buttons. */

/** Between a toast and what it makes way for, in pixels. */
const gap = 8;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * How far a box has to rise so that it covers none of the others. Where there is no room left above, it stays as low as it can
 * without leaving the screen.
 * @param box its position without moving up
 */
export function riseOver(box: Box, others: readonly Box[]): number {
  const beside = others.filter(({ left, right, top, bottom }) => left < box.right && right > box.left && bottom > top);
  let rise = 0;
  // from the lowest up: a toast that moves above one may overlap the next
  for (const { top, bottom } of beside.toSorted((one, other) => other.bottom - one.bottom)) {
    if (top < box.bottom - rise && bottom > box.top - rise) rise = box.bottom - top + gap;
  }
  return Math.min(rise, Math.max(0, box.top - gap));
}

/** Holds the region of the toasts clear of every footer in the place around it, also when one opens, grows or moves. @returns how to stop */
export function avoidFooters(region: HTMLElement): () => void {
  const place = region.parentElement;
  if (!place) return () => undefined;
  let risen = 0;
  let frame = 0;
  const settle = (): void => {
    const footers = [...place.querySelectorAll('[role$="dialog"] [data-part="footer"]')].map((footer) =>
      footer.getBoundingClientRect(),
    );
    const { top, bottom, left, right } = region.getBoundingClientRect();
    const rise = riseOver({ top: top + risen, bottom: bottom + risen, left, right }, footers);
    if (rise !== risen) region.style.translate = rise ? `0 ${-rise}px` : '';
    risen = rise;
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  const changes = new MutationObserver(soon);
  changes.observe(place, { childList: true, subtree: true });
  const ended = new AbortController();
  // windows slide into their place, and long ones are scrolled
  for (const type of ['animationend', 'scroll'])
    place.addEventListener(type, soon, { capture: true, passive: true, signal: ended.signal });
  addEventListener('resize', soon, { signal: ended.signal });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    ended.abort();
    // the next ones begin in the corner
    region.style.translate = '';
  };
}
