import type { VendorTheme } from '#shared/theme/vendor-theme.ts';

/** The look that the snapshot in a root has: the portal behind it begins with the same. */
export function snapshotTheme(root: ShadowRoot | undefined): VendorTheme {
  const theme = root?.querySelector<HTMLElement>('[data-snapshot]')?.dataset['snapshotTheme'];
  return theme === undefined ? {} : (JSON.parse(theme) as VendorTheme);
}
