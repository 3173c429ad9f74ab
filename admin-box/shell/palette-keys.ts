/** The keys that open the command palette. */

const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** The shortcut's usual notation: `⌘K`, or `Ctrl K`. */
export function paletteKeys(): string {
  return isApple() ? '⌘K' : 'Ctrl K';
}

/** Ctrl-K or ⌘-K alone, which nothing else has answered. */
export function isPaletteKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented && !isComposing;
}
