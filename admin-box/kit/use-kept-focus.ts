/** Where the focus goes when what had it is taken away: a button that its own press removed, a part that another follows. */
import { useEffect } from 'react';
import { nextTask } from '#shared/lib/next-task.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';

const anyWindow = '[role$="dialog"]';
const openWindow = `${anyWindow}[data-state="open"]`;

/** Those around a node on the page; the navigation beside the page has headings of its own. */
function ancestorsOf(node: Element): Element[] {
  const found: Element[] = [];
  for (let each = node.parentElement; each?.closest('main'); each = each.parentElement) found.push(each);
  return found;
}

/** The heading of the smallest place around what is gone. */
function headingIn(places: readonly Element[]): HTMLElement | undefined {
  for (const place of places) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading) return heading;
  }
  return undefined;
}

function keepFocus(root: ShadowRoot): () => void {
  let last: Element | undefined;
  let places: readonly Element[] = [];
  const onFocus = ({ target }: Event) => {
    // a window that closes gives the focus back to its opener, which may be gone meanwhile
    if (!(target instanceof Element) || target.closest(anyWindow)) return;
    last = target;
    places = ancestorsOf(target);
  };
  const rescue = async (): Promise<void> => {
    if (!last || last.isConnected) return;
    // a step that opens moves the focus by itself
    await nextTask();
    if (!last || last.isConnected || root.activeElement || root.querySelector(openWindow)) return;
    const heading = headingIn(places) ?? root.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => void rescue());
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}

/** Keeps the focus on the page while the caller is shown. */
export function useKeptFocus(): void {
  const { root } = useRootPlace();
  useEffect(() => (root ? keepFocus(root) : undefined), [root]);
}
