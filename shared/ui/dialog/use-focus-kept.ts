import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { isFocusLost, useFocusMemory } from '#shared/ui/ui-root/focus-memory.ts';

/** The kit gives the focus back by itself where it can, and takes a moment for it. */
function afterTheKit(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/**
 * Keeps the focus in a window while it is open, when the focused element is rendered again or removed; and restores it when the window has
 * gone and the kit could not.
 * @returns the `ref` of the window itself, which can take the focus
 */
export function useFocusKept(): RefCallback<HTMLDivElement> {
  const memory = useFocusMemory();
  return useCallback(
    (node) => {
      if (!node) return undefined;
      const root = node.getRootNode();
      const check = (): void => {
        if (node.isConnected && node.dataset['state'] !== 'closed' && isFocusLost(root))
          node.focus({ preventScroll: true });
      };
      // a button that is switched off loses the focus with the next frame
      const changes = new MutationObserver(() => requestAnimationFrame(check));
      changes.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
      return () => {
        changes.disconnect();
        afterTheKit(() => memory.restore(root));
      };
    },
    [memory],
  );
}
