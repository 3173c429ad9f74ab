import { useRootPlace } from './root-context.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
import { vendorThemeRule } from './vendor-theme.ts';
import type { VendorTheme } from './vendor-theme.ts';

/** Lays a sheet over those of a root. @returns takes it away */
function lay(root: ShadowRoot, rule: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Dresses the element in a theme, in a sheet of its own that lies over the others, for as long as it is wanted. */
export function useVendorTheme(theme: VendorTheme): void {
  const { root } = useRootPlace();
  const rule = vendorThemeRule(theme);
  useBrowserLayoutEffect(() => (root && rule !== '' ? lay(root, rule) : undefined), [root, rule]);
}
