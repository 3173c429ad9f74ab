/**
 * Finds layout faults: horizontal scrolling, overflow, truncation without a full text, overlap, and too many lines. The
 * function runs in the page.
 */
import type { Page } from 'playwright-core';

/** Each fault as text: the element, and by how much. Empty without faults. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page. */
function findFaults(): string[] {
  /** A line or a dot more is rounding. */
  const slack = 1.5;
  const hitArea = 12;
  /** Two lines of a name, and its address. */
  const highestRow = 76;
  const highestItem = 232;
  const controls =
    'a[href], button, input, select, textarea, [role="menuitem"], [role="option"], [role="tab"], [role="switch"]';
  const faults = new Set<string>();
  const portal = document.querySelector('portico-admin-box');
  const root = portal?.shadowRoot;
  if (!portal || !root) return ['there is no portal'];

  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
  const textOf = (node: Element): string =>
    (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 36);
  const nameOf = (node: Element): string => {
    const part = node.closest('[data-part]')?.getAttribute('data-part');
    return `${node.localName}${part ? ` of ${part}` : ''} “${textOf(node)}”`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (node: Element): CSSStyleDeclaration => {
    const known = styles.get(node) ?? getComputedStyle(node);
    styles.set(node, known);
    return known;
  };
  const isHidden = (node: Element): boolean => {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let each: Element | null = node; each; each = parentOf(each)) {
      if (styleOf(each).clipPath.startsWith('inset(50%')) return true;
    }
    return false;
  };
  /** The box that a node is laid out in. */
  const boxOf = (node: Element): Element | null => {
    const { position } = styleOf(node);
    if (position === 'fixed') return null;
    let each = parentOf(node);
    if (position !== 'absolute') return each;
    while (each && styleOf(each).position === 'static' && styleOf(each).containerType === 'normal')
      each = parentOf(each);
    return each;
  };
  const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const clips = ({ overflowX }: CSSStyleDeclaration): boolean => overflowX !== 'visible';
  const scrolls = ({ overflowX }: CSSStyleDeclaration): boolean => overflowX === 'auto' || overflowX === 'scroll';
  /** One line that a user scrolls on purpose, such as tabs. */
  const isMeantToScroll = (node: Element): boolean =>
    node.matches('[data-scrolls], textarea, pre, code, input, select, [role="tablist"]') ||
    node.closest('[data-scrolls]') !== null;
  /** Available in full on hover, and to screen readers. */
  const isNamedInFull = (node: Element, text: string): boolean => {
    // hovering sets the title
    node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    for (let each: Element | null = node; each && each !== portal; each = parentOf(each)) {
      const named = `${each.getAttribute('title') ?? ''} ${each.getAttribute('aria-label') ?? ''}`;
      if (named.includes(text.trim().slice(0, 120))) return true;
      if (each.matches('tr, li, section, form, [role="dialog"]')) return false;
    }
    return false;
  };

  const isClear = (colour: string): boolean => /(, 0|\/ 0)\)$/.test(colour);
  // the pointer may rest on a button since what was clicked before
  const isUndecorated = (node: Element): boolean =>
    node.getAttribute('aria-expanded') === 'true' ||
    node.matches(':hover') ||
    (isClear(styleOf(node).backgroundColor) &&
      (styleOf(node).borderInlineEndWidth === '0px' || isClear(styleOf(node).borderInlineEndColor)));

  /** Checks that a rectangle is visible within each of its ancestor boxes. */
  const checkRect = (node: Element, rect: DOMRect, what: () => string): void => {
    if (rect.width === 0 || rect.height === 0) return;
    let { left, right } = rect;
    for (let box: Element | null = node; box; box = boxOf(box)) {
      const style = styleOf(box);
      if (style.display === 'inline' || style.display === 'contents' || box.localName === 'slot') continue;
      const bounds = box.getBoundingClientRect();
      const out = Math.max(bounds.left - left, right - bounds.right);
      if (out > slack && box !== node) {
        if (isShortened(style) && clips(style)) return;
        if (isMeantToScroll(box)) return;
        // a borderless button's hit area may exceed its visible part, so that its icon aligns with the edge
        if (node.matches('button') && out <= hitArea && isUndecorated(node) && !clips(style)) continue;
        if (scrolls(style) || clips(style))
          return void faults.add(`${what()} is cut off by ${Math.round(out)} px at ${nameOf(box)}`);
        if (
          !isClear(style.backgroundColor) ||
          style.borderInlineEndWidth !== '0px' ||
          box.matches(controls) ||
          box.matches('td, li, [data-part]')
        )
          return void faults.add(`${what()} sticks out by ${Math.round(out)} px of ${nameOf(box)}`);
      }
      if (clips(style)) [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
      if (style.position === 'fixed') break;
    }
    const out = Math.max(-left, right - document.documentElement.clientWidth);
    if (out > slack) faults.add(`${what()} sticks out of the window by ${Math.round(out)} px`);
  };

  const all = [...root.querySelectorAll('*'), ...portal.querySelectorAll('*')];
  const seen = all.filter((node) => !isHidden(node));

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.add(
      `the page can be scrolled sideways by ${document.documentElement.scrollWidth - document.documentElement.clientWidth} px`,
    );
  for (const node of seen) {
    const style = styleOf(node);
    if (node.scrollWidth > node.clientWidth + slack && node.clientWidth > 0 && scrolls(style) && !isMeantToScroll(node))
      faults.add(`${nameOf(node)} can be scrolled sideways by ${node.scrollWidth - node.clientWidth} px`);
    const text = node.textContent ?? '';
    const isCut =
      (style.textOverflow === 'ellipsis' && clips(style) && node.scrollWidth > node.clientWidth + slack) ||
      (style.webkitLineClamp !== 'none' && node.scrollHeight > node.clientHeight + slack);
    if (isCut && !node.matches('input, select, textarea') && !isNamedInFull(node, text))
      faults.add(`${nameOf(node)} is shortened, and nothing says it in full`);
  }
  const range = document.createRange();
  for (const node of seen) {
    for (const child of node.childNodes) {
      if (
        child.nodeType !== Node.TEXT_NODE ||
        !child.nodeValue?.trim() ||
        node.localName === 'option' ||
        node.localName === 'style'
      )
        continue;
      range.selectNodeContents(child);
      const rects = [...range.getClientRects()];
      const widest = rects.toSorted((one, other) => other.width - one.width)[0];
      if (widest) checkRect(node, widest, () => `text ${nameOf(node)}`);
    }
  }

  /** What scrolls as a unit: a dialog, a fixed bar, the page. */
  const layerOf = (node: Element): Element => {
    for (let each: Element | null = node; each; each = parentOf(each)) {
      if (
        ['fixed', 'sticky'].includes(styleOf(each).position) ||
        each.matches('dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
      )
        return each;
    }
    return portal;
  };
  /** What is left of it where it is scrolled under something. */
  const seenOf = (node: Element): DOMRect => {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    for (let box = boxOf(node); box; box = boxOf(box)) {
      if (styleOf(box).overflowY === 'visible' || styleOf(box).display === 'inline') continue;
      const bounds = box.getBoundingClientRect();
      [left, right, top, bottom] = [
        Math.max(left, bounds.left),
        Math.min(right, bounds.right),
        Math.max(top, bounds.top),
        Math.min(bottom, bounds.bottom),
      ];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const rects = seen
    .filter((node) => node.matches(controls))
    .map((node) => ({ node, rect: node.getBoundingClientRect(), layer: layerOf(node) }))
    .filter(({ rect }) => rect.width > 0);
  for (const { node, rect, layer } of rects) {
    checkRect(node, rect, () => nameOf(node));
    // overlays do not scroll with the page
    const isReachable = (): boolean => {
      for (let each: Element | null = node; each; each = parentOf(each)) {
        if (['auto', 'scroll'].includes(styleOf(each).overflowY)) return true;
        if (styleOf(each).position === 'fixed') return false;
      }
      return true;
    };
    if (layer !== portal && (rect.bottom > innerHeight + slack || rect.top < -slack) && !isReachable())
      faults.add(`${nameOf(node)} is out of sight`);
  }
  const isBoxed = ({ node }: { node: Element }): boolean =>
    !node.matches('input[type="checkbox"], input[type="radio"]');
  const boxes = rects.filter(isBoxed).map(({ node, layer }) => ({ node, layer, rect: seenOf(node) }));
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.layer !== other.layer || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      // buttons that lie in a field belong there
      if ([one, other].some(({ node }) => node.matches('input, textarea, select'))) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 2 && down > 2) faults.add(`${nameOf(one.node)} lies on ${nameOf(other.node)}`);
    }
  });

  for (const row of seen.filter((node) => node.matches('[data-part="row"]'))) {
    const isList = styleOf(row).display !== 'table-row';
    const { height } = row.getBoundingClientRect();
    if (height > (isList ? highestItem : highestRow)) faults.add(`${nameOf(row)} is ${Math.round(height)} px high`);
  }
  for (const control of seen.filter((node) => node.matches('button, [role="menuitem"], [role="option"]'))) {
    const { height } = control.getBoundingClientRect();
    if (height > highestRow) faults.add(`${nameOf(control)} is ${Math.round(height)} px high`);
  }
  for (const title of seen.filter((node) => node.matches('h1, h2, h3, legend, [data-part="choice-text"] > *'))) {
    const lines = title.getBoundingClientRect().height / parseFloat(styleOf(title).lineHeight);
    // a drawer shows the full name
    if (lines > (title.closest('[data-part="title-group"]') ? 8.5 : 3.5))
      faults.add(`${nameOf(title)} takes ${Math.round(lines)} lines`);
  }
  // of many rows with the same fault only one is reported
  const kinds = Map.groupBy(faults, (fault) => fault.replaceAll(/“[^”]*”/g, '').replaceAll(/\d+ px/g, ''));
  return [...kinds.values()].map(
    (alike) => `${alike[0]!}${alike.length > 1 ? ` (and ${alike.length - 1} alike)` : ''}`,
  );
}
