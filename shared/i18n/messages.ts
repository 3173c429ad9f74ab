/** Emails and text messages in the reader's language. */
import { languageOf, type LoginLanguage } from './languages.ts';
import type { CompleteCatalogue } from './message-catalogue.ts';
import { messages } from './message-catalogues.ts';

const english = messages.en;

/** The catalogue for a locale, with the locale it is to be read in; English for what is not ours. */
export function messagesFor(locale: string | null | undefined): { locale: string; catalogue: CompleteCatalogue } {
  const language = locale ? languageOf(locale) : 'en';
  if (!locale || !Object.hasOwn(messages, language)) return { locale: 'en', catalogue: english };
  const own = messages[language as LoginLanguage];
  return { locale, catalogue: { ...own, mail: { ...english.mail, ...own.mail } } };
}
