import { useEffect, useState } from 'react';
import { english, loadTranslation } from './locales.ts';
import type { PortalTranslation } from './locales.ts';

export interface Loaded {
  /** The language that is shown: that of the texts, not the one that is still on its way. */
  locale: string;
  translation: PortalTranslation;
}

/**
 * Texts of a locale; `undefined` while the first are on their way. Those of before stay until others have arrived, so that
 * no form is lost to a change of language. English stands in where they do not arrive.
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
