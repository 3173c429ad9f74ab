/** What does not fit where it stands. */
import type { Page } from 'playwright-core';

/** Runs in the page. @returns each thing once, by what it is and how it does not fit */
function find(): string[] {
  const portal = document.querySelector('portico-admin-box')!;
  const parentOf = (node: Element): Element | null => node.assignedSlot ?? node.parentElement ?? ((node.parentNode as ShadowRoot | null)?.host ?? null);
  const partOf = (node: Element): string => {
    for (let each: Element | null = node; each; each = parentOf(each)) {
      const part = each.getAttribute('data-part');
      if (part) return `${node.localName} in ${part} (${(node.textContent ?? '').trim().slice(0, 30)})`;
    }
    return `${node.localName} (${(node.textContent ?? '').trim().slice(0, 30)})`;
  };
  const isCut = (node: Element) => getComputedStyle(node).textOverflow === 'ellipsis';
  const isHidden = (node: Element) => !node.checkVisibility() || getComputedStyle(node).clipPath !== 'none' || getComputedStyle(node).position === 'fixed';
  const clips = (node: Element) => getComputedStyle(node).overflowX !== 'visible';
  const all = [...portal.shadowRoot!.querySelectorAll<HTMLElement>('*'), ...portal.querySelectorAll<HTMLElement>('*')];
  const wrong = new Set<string>();
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) wrong.add('the page can be scrolled sideways');
  for (const node of all) {
    if (isHidden(node) || node.closest('svg, option, [aria-hidden="true"]')) continue;
    if (isCut(node) && node.scrollWidth > node.clientWidth && !(node instanceof HTMLInputElement) && !(node instanceof HTMLSelectElement)) {
      node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      const whole = node.closest('[title]')?.getAttribute('title');
      if (!whole) wrong.add(`${partOf(node)} is cut, and nothing tells the whole of it`);
      continue;
    }
    if (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1 && node.localName !== 'textarea') wrong.add(`${partOf(node)} is scrolled sideways`);
    const box = node.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let frame = parentOf(node);
    let excused = false;
    while (frame && !clips(frame)) {
      excused ||= isHidden(frame);
      frame = parentOf(frame);
    }
    if (excused || (frame && (isCut(frame) || isHidden(frame)))) continue;
    const place = frame?.getBoundingClientRect() ?? { left: 0, right: document.documentElement.clientWidth };
    if (box.right > place.right + 2 || box.left < place.left - 2) wrong.add(`${partOf(node)} sticks out`);
  }
  return [...wrong];
}

export const whatDoesNotFit = (page: Page): Promise<string[]> => page.evaluate(find);
