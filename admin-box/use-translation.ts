import { useEffect, useState } from 'react';
import { english, loadTranslation } from './locales.ts';
import type { PortalTranslation } from './locales.ts';

interface Loaded {
  locale: string;
  translation: PortalTranslation;
}

/** Texts of a locale; `undefined` while they are on their way. English stands in where they do not arrive. */
export function useTranslation(locale: string): PortalTranslation | undefined {
  const needsNone = locale.startsWith('en');
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (needsNone) return undefined;
    let wanted = true;
    const tell = (translation: PortalTranslation): void => {
      if (wanted) setLoaded({ locale, translation });
    };
    loadTranslation(locale).then(tell, () => tell(english));
    return () => {
      wanted = false;
    };
  }, [locale, needsNone]);
  if (needsNone) return english;
  return loaded?.locale === locale ? loaded.translation : undefined;
}
