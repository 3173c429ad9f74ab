/**
 * Where the focus has been. What lies above a page gives it back to what opened it; where that is gone, or was never there,
 * it would fall to the top of the document: then the last place before it that is still there gets it.
 */
import { createContext, useContext } from 'react';

export interface FocusMemory {
  /** Called for each element that gets the focus. */
  remember(node: EventTarget): void;
  /** Gives the focus back once what had it has gone; does nothing where it is somewhere already. */
  restore(root: Node): void;
}

/** Enough for a dialog with many fields, above a drawer, opened out of a menu. */
const most = 60;

/** The focus, in a shadow root too; nothing where it has fallen to the document. */
function focusedIn(root: Node): Element | null {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return null;
  if (root instanceof ShadowRoot && activeElement === root.host) return root.activeElement;
  return activeElement;
}

export const isFocusLost = (root: Node): boolean => focusedIn(root) === null;

const isThere = (node: HTMLElement): boolean =>
  node.isConnected &&
  node.checkVisibility() &&
  !node.matches(':disabled') &&
  !node.closest('[data-state="closed"], [role="menu"], [inert]');

export function createFocusMemory(): FocusMemory {
  let past: WeakRef<HTMLElement>[] = [];
  return {
    remember(node) {
      if (node instanceof HTMLElement)
        past = [...past.filter((each) => each.deref() !== node).slice(1 - most), new WeakRef(node)];
    },
    restore(root) {
      if (!isFocusLost(root)) return;
      const last = past.map((each) => each.deref()).findLast((node) => node !== undefined && isThere(node));
      const heading =
        root instanceof ShadowRoot || root instanceof Document ? root.querySelector<HTMLElement>('h1[tabindex]') : null;
      (last ?? heading)?.focus({ preventScroll: last === undefined });
    },
  };
}

const FocusMemoryContext = createContext<FocusMemory>({ remember() {}, restore() {} });
export const FocusMemoryProvider = FocusMemoryContext.Provider;
export const useFocusMemory = (): FocusMemory => useContext(FocusMemoryContext);
