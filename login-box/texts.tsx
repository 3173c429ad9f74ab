import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ClientErrorCode } from '#shared/i18n/error-codes.ts';
import type { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import type { loginMoreTexts } from '#shared/i18n/en/login/common.ts';
import { describeError, type ErrorTexts, type ErrorToDescribe } from '#shared/i18n/describe-error.ts';
import type { TimeStyle } from '#shared/i18n/format-time.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Catalogue, Translate } from '#shared/i18n/translator.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { translationOf } from './translations.ts';

export interface Texts<Own extends Catalogue = {}> {
  /** Pages of a sign-in by password use `loginBox` only: other texts come with the chunks of other steps. */
  t: Translate<typeof loginBox & typeof loginMoreTexts & Own>;
  errorText(error: ErrorToDescribe): string;
  /** The user's time zone; UTC in server rendering and while hydrating, since the server does not know the zone. */
  time: TimeStyle;
}

/** The type of the texts that a flow adds to those of the sign-in; their content comes with the language. */
export interface FlowTexts<Own extends Catalogue> {
  readonly texts?: Own;
}

/** The `t` of a flow's pages, for those who are handed it. */
export type TextsOf<Own> = Own extends FlowTexts<infer Named> ? Texts<Named> : never;

const TextsContext = createContext<Texts | undefined>(undefined);

/** What a page says about its language: the tag, and the operator's own texts. */
export type TextsPage = Pick<HostedPage, 'locale' | 'texts'>;

interface TextsProps {
  page: TextsPage;
  /** Error shown for failures whose code has no text. */
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
        describeError(translationOf(locale).errors as ErrorTexts, error, { ...time, unknown, now: Date.now() }),
      time,
    };
  }, [locale, catalogue, overrides, hydrated, unknown]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** Wraps a part of a page whose texts have loaded later than those around it. */
export function withTexts(part: ReactNode, page: TextsPage): ReactNode {
  return <TextsProvider page={page}>{part}</TextsProvider>;
}

/**
 * @param _own the flow's own texts, for their type: `loadFlow` has loaded them
 * @throws if rendered outside of `TextsProvider`
 */
export function useTexts<const Own extends Catalogue = {}>(_own?: FlowTexts<Own>): Texts<Own> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
