import type { AdminBoxProps } from './portico-admin-box.types.ts';

export const adminBoxTag = 'portico-admin-box';

export interface HostState extends Pick<AdminBoxProps, 'theme' | 'mode'> {
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** What the element says about itself to the style sheets; `null` takes an attribute away. */
export function hostAttributes({ theme = 'auto', mode = 'page', locale, direction }: HostState): Record<string, string | null> {
  return {
    dir: direction,
    lang: locale,
    'data-theme': theme === 'auto' ? null : theme,
    'data-layout': mode === 'page' ? 'page' : null,
  };
}
