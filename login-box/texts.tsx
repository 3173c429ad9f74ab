import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import { loginBox } from '../shared/i18n/en/login-box.ts';
import { signInErrors } from '../shared/i18n/en/sign-in-errors.ts';
import { shownError, type ShownError } from '../shared/i18n/shown-error.ts';
import type { TimeStyle } from '../shared/i18n/format-time.ts';
import { createTranslator } from '../shared/i18n/translator.ts';
import type { Catalogue, Translate } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/theme/use-hydrated.ts';
import { translationOf } from './translations.ts';

export interface Texts<Own extends Catalogue = {}> {
  t: Translate<typeof loginBox & Own>;
  errorText(error: ShownError): string;
  /** The reader's time; in server rendering and while hydrating, universal time, since the server does not know the zone. */
  time: TimeStyle;
}

/** Texts and errors that one flow brings along in its own chunk, in English. */
export interface FlowTexts<Own extends Catalogue = Catalogue> {
  texts: Own;
  errors?: Readonly<Partial<Record<string, string>>>;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** What a page says about its language: the tag, and what the operator words differently. */
export type TextsPage = Pick<HostedPage, 'locale' | 'texts'>;

/** Gives the pages their language. @param own what the flow at work adds to the texts that all flows share */
export function TextsProvider({ page, own, children }: { page: TextsPage; own?: FlowTexts | undefined; children: ReactNode }) {
  const { locale, texts: overrides } = page;
  const hydrated = useHydrated();
  const texts = useMemo((): Texts => {
    const time = hydrated ? { locale } : { locale, timeZone: 'UTC' };
    const translation = translationOf(locale);
    const errors = { ...signInErrors, ...own?.errors };
    return {
      t: createTranslator({ ...loginBox, ...own?.texts }, locale, { ...translation.texts, ...overrides }),
      errorText: (error) => shownError(errors, error, { ...time, now: Date.now(), translation: translation.errors }),
      time,
    };
  }, [locale, overrides, hydrated, own]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/**
 * @param _own the flow's own texts, for their type: the flow has given them to its `TextsProvider` (see `createFlowApp`)
 * @throws when a page is drawn outside of `TextsProvider`
 */
export function useTexts<const Own extends Catalogue = {}>(_own?: FlowTexts<Own>): Texts<Own> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
