import type { ThemeStyles } from '#shared/theme/adopted-sheet.ts';

/** The rules that came with a root, taken over once: the portal is drawn anew there when its element comes back. */
function carriedRules(root: ShadowRoot): { css: string; ids: string[] } | undefined {
  const carried = root.querySelector<HTMLElement>('style[data-rules]');
  if (!carried) return undefined;
  const ids = carried.dataset['rules']?.split(' ').filter(Boolean) ?? [];
  delete carried.dataset['rules'];
  return { css: carried.textContent, ids };
}

/** Styles that know what the server has written into a root, and do not insert it again. */
export function withSnapshotStyles(styles: ThemeStyles): ThemeStyles {
  return { ...styles, dress: (root, carried) => styles.dress(root, carried ?? carriedRules(root)) };
}
