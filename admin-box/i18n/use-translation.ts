import { useEffect, useState } from 'react';
import { english, loadTranslation } from './locales.ts';
import type { PortalTranslation } from './locales.ts';

export interface Loaded {
  /** The language of the texts on display, not the one that is loading. */
  locale: string;
  translation: PortalTranslation;
}

/**
 * Loads the texts of a locale; `undefined` until the first have loaded. Previous texts stay until the new ones arrive,
 * so that a change of language loses no form input. Falls back to English if loading fails.
 */
export function useTranslation(locale: string): Loaded | undefined {
  const needsNone = locale.startsWith('en');
  const [loaded, setLoaded] = useState<Loaded | undefined>(needsNone ? { locale, translation: english } : undefined);
  useEffect(() => {
    let wanted = true;
    const update = (translation: PortalTranslation): void => {
      const isShown = (before?: Loaded) => before?.locale === locale && before.translation === translation;
      if (wanted) setLoaded((before) => (isShown(before) ? before : { locale, translation }));
    };
    if (needsNone) update(english);
    else loadTranslation(locale).then(update, () => update(english));
    return () => {
      wanted = false;
    };
  }, [locale, needsNone]);
  return loaded;
}
