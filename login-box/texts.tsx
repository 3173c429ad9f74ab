import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HostedPage } from '#shared/contract/hosted-page.ts';
import type { ClientErrorCode } from '#shared/i18n/error-codes.ts';
import type { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import type { loginMoreTexts } from '#shared/i18n/en/login/common.ts';
import { shownError, type ErrorTexts, type ShownError } from '#shared/i18n/shown-error.ts';
import type { TimeStyle } from '#shared/i18n/format-time.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Catalogue, Translate } from '#shared/i18n/translator.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { translationOf } from './translations.ts';

export interface Texts<Own extends Catalogue = {}> {
  /** Pages of a sign-in by password keep to `loginBox`: the rest comes with other ways and steps. */
  t: Translate<typeof loginBox & typeof loginMoreTexts & Own>;
  errorText(error: ShownError): string;
  /** The reader's time; in server rendering and while hydrating, universal time, since the server does not know the zone. */
  time: TimeStyle;
}

/** Names the texts that a flow adds to those of the sign-in, as a type: what they say comes with the language. */
export interface FlowTexts<Own extends Catalogue> {
  readonly texts?: Own;
}

/** The `t` of a flow's pages, for those who are handed it. */
export type TextsOf<Own> = Own extends FlowTexts<infer Named> ? Texts<Named> : never;

const TextsContext = createContext<Texts | undefined>(undefined);

/** What a page says about its language: the tag, and what the operator words differently. */
export type TextsPage = Pick<HostedPage, 'locale' | 'texts'>;

interface TextsProps {
  page: TextsPage;
  /** What is told of a failure whose code has no text. */
  unknown?: ClientErrorCode | undefined;
  children: ReactNode;
}

/** Gives the pages their language, as much of it as is loaded (see `loadTranslation`). */
export function TextsProvider({ page, unknown = 'authentication-failed', children }: TextsProps) {
  const { locale, texts: overrides } = page;
  const hydrated = useHydrated();
  // another object once more of it is here
  const { texts: catalogue } = translationOf(locale);
  const texts = useMemo((): Texts => {
    const time = hydrated ? { locale } : { locale, timeZone: 'UTC' };
    return {
      t: createTranslator<Catalogue>(catalogue, locale, overrides),
      // asked for when it is shown: a failure may bring its message along
      errorText: (error) =>
        shownError(translationOf(locale).errors as ErrorTexts, error, { ...time, unknown, now: Date.now() }),
      time,
    };
  }, [locale, catalogue, overrides, hydrated, unknown]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** A part of a page whose texts have come with it, later than those around it. */
export function withTexts(part: ReactNode, page: TextsPage): ReactNode {
  return <TextsProvider page={page}>{part}</TextsProvider>;
}

/**
 * @param _own the flow's own texts, for their type: `loadFlow` sees to it that they are here
 * @throws when a page is drawn outside of `TextsProvider`
 */
export function useTexts<const Own extends Catalogue = {}>(_own?: FlowTexts<Own>): Texts<Own> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
