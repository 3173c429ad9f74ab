import type { ThemeStyles } from '#shared/theme/adopted-sheet.ts';

/**
 * The rules that came with a server-rendered root; used once, since the portal renders again when its element is
 * reattached.
 */
function inlinedRules(root: ShadowRoot): { css: string; ids: string[] } | undefined {
  const styleElement = root.querySelector<HTMLElement>('style[data-rules]');
  if (!styleElement) return undefined;
  const ids = styleElement.dataset['rules']?.split(' ').filter(Boolean) ?? [];
  delete styleElement.dataset['rules'];
  return { css: styleElement.textContent, ids };
}

/** Styles that skip rules that the server has already written into a root. */
export function withSnapshotStyles(styles: ThemeStyles): ThemeStyles {
  return { ...styles, adoptStyles: (root, inlined) => styles.adoptStyles(root, inlined ?? inlinedRules(root)) };
}
