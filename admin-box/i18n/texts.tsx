import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ApiError } from '#shared/api/api-error.ts';
import type { adminBox } from '#shared/i18n/en/portal/index.ts';
import { languageOf } from '#shared/i18n/languages.ts';
import { describeError } from '#shared/i18n/describe-error.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { MessageValues, Translate } from '#shared/i18n/translator.ts';
import { errorMessages, isAnswer, translatedErrors } from './error-texts.ts';
import { listOfNames } from './list-of-names.ts';
import type { PortalTranslation } from './locales.ts';
import { portalTexts } from './page-texts.ts';

export interface Texts {
  t: Translate<typeof adminBox>;
  locale: string;
  /** Shows the portal in another language, by the user's wish, and keeps to it. */
  chooseLocale(locale: string): void;
  /**
   * The message of a failure. Failures without a server answer read as network errors; the server's own errors include
   * their request ID, unless it is shown `apart`.
   */
  errorText(error: unknown, trace?: 'apart'): string;
  /** `Ada, Ines and Jörg`, in the reader's language; of very many the first ones, and how many more. */
  list(items: readonly string[]): string;
}

export interface TextsProps {
  locale: string;
  translation: PortalTranslation;
  chooseLocale(locale: string): void;
}

const TextsContext = createContext<Texts | undefined>(undefined);

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

function valuesOf(error: ApiError): MessageValues {
  return Object.fromEntries(
    Object.entries(error.context ?? {}).filter((entry): entry is [string, string | number] => isText(entry[1])),
  );
}

function createTexts({ locale, translation, chooseLocale }: TextsProps): Texts {
  let names: Intl.ListFormat | undefined;
  const t = createTranslator(portalTexts, locale, translation.adminBox);
  return {
    t,
    locale,
    chooseLocale,
    errorText(error, trace) {
      if (!isAnswer(error)) return t('shell.unreachable');
      const code = error.errorCode ?? 'internal-error';
      const known = { ...errorMessages, 'internal-error': t('shell.serverFailed') };
      const message = describeError(
        known,
        { code, values: valuesOf(error) },
        { locale, now: Date.now(), translation: translatedErrors(languageOf(locale)) },
      );
      const isServers = code === 'internal-error' || !Object.hasOwn(known, code);
      return isServers && error.traceId && trace !== 'apart'
        ? `${message} ${t('common.trace', { traceId: error.traceId })}`
        : message;
    },
    list: (items) => listOfNames(items, (names ??= new Intl.ListFormat(locale, { type: 'conjunction' })), locale),
  };
}

/** Gives the portal its language. */
export function TextsProvider({ locale, translation, chooseLocale, children }: TextsProps & { children: ReactNode }) {
  const texts = useMemo(() => createTexts({ locale, translation, chooseLocale }), [locale, translation, chooseLocale]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** @throws if rendered outside of `TextsProvider` */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
