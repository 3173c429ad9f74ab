import type { ThemeStyles } from '#shared/theme/adopted-sheet.ts';

/** The rules that came with a root, taken over once: the portal is drawn anew there when its element comes back. */
function inlinedRules(root: ShadowRoot): { css: string; ids: string[] } | undefined {
  const styleElement = root.querySelector<HTMLElement>('style[data-rules]');
  if (!styleElement) return undefined;
  const ids = styleElement.dataset['rules']?.split(' ').filter(Boolean) ?? [];
  delete styleElement.dataset['rules'];
  return { css: styleElement.textContent, ids };
}

/** Styles that know what the server has written into a root, and do not insert it again. */
export function withSnapshotStyles(styles: ThemeStyles): ThemeStyles {
  return { ...styles, dress: (root, inlined) => styles.dress(root, inlined ?? inlinedRules(root)) };
}
