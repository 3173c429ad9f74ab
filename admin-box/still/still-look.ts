import type { VendorTheme } from '../../shared/theme/vendor-theme.ts';

/** The look that the still in a root has: the portal behind it begins with the same. */
export function stillLook(root: ShadowRoot | undefined): VendorTheme {
  const look = root?.querySelector<HTMLElement>('[data-still]')?.dataset['look'];
  return look === undefined ? {} : (JSON.parse(look) as VendorTheme);
}
