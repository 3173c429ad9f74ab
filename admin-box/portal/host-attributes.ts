import type { AdminBoxProps } from './portico-admin-box.types.ts';

export const adminBoxTag = 'portico-admin-box';

export interface HostState extends Pick<AdminBoxProps, 'theme' | 'mode'> {
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** What the element says about itself to the style sheets; `null` takes an attribute away. */
export function hostAttributes({
  theme = 'auto',
  mode = 'page',
  locale,
  direction,
}: HostState): Record<string, string | null> {
  return {
    dir: direction,
    lang: locale,
    'data-theme': theme === 'auto' ? null : theme,
    'data-layout': mode === 'page' ? 'page' : null,
  };
}

/** Whether the page is nothing but the portal, so that title and language of its document are the portal's. */
export function ownsDocument({
  mode,
  routing,
  vendorName,
}: Pick<AdminBoxProps, 'mode' | 'routing' | 'vendorName'>): boolean {
  return mode === 'page' && routing === 'history' && vendorName !== undefined;
}
