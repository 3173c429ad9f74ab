import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { loginBox } from '../shared/i18n/en/login-box.ts';
import { signInErrors } from '../shared/i18n/en/sign-in-errors.ts';
import { shownError, type ShownError } from '../shared/i18n/shown-error.ts';
import type { TimeStyle } from '../shared/i18n/format-time.ts';
import { createTranslator } from '../shared/i18n/translator.ts';
import type { Translate } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/theme/use-hydrated.ts';

export interface Texts {
  t: Translate<typeof loginBox>;
  errorText(error: ShownError): string;
  /** The reader's time; in server rendering and while hydrating, universal time, since the server does not know the zone. */
  time: TimeStyle;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the pages their language. */
export function TextsProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const texts = useMemo((): Texts => {
    const time = hydrated ? { locale } : { locale, timeZone: 'UTC' };
    return {
      t: createTranslator(loginBox, locale),
      errorText: (error) => shownError(signInErrors, error, { ...time, now: Date.now() }),
      time,
    };
  }, [locale, hydrated]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** @throws when a page is drawn outside of `TextsProvider` */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
