/** Mails and text messages in every language of the login box. The server holds them all; no browser loads them. */
import { messagesAr } from './ar/messages.ts';
import { messagesDe } from './de/messages.ts';
import { mail, type MailName } from './en/mail.ts';
import { mailPhrases } from './en/mail-phrases.ts';
import { sms } from './en/sms.ts';
import { messagesEs } from './es/messages.ts';
import { messagesFr } from './fr/messages.ts';
import { messagesIt } from './it/messages.ts';
import { messagesJa } from './ja/messages.ts';
import type { LoginLanguage } from './languages.ts';
import { languageOf } from './languages.ts';
import type { MailWords, MessageCatalogue } from './message-catalogue.ts';
import { messagesNl } from './nl/messages.ts';
import { messagesPl } from './pl/messages.ts';
import { messagesPt } from './pt/messages.ts';
import { messagesTr } from './tr/messages.ts';
import { messagesZh } from './zh/messages.ts';

/** English stands in for what a language lacks. */
export interface CompleteCatalogue extends MessageCatalogue {
  mail: Readonly<Record<MailName, MailWords>>;
}

const english: CompleteCatalogue = { mail, phrases: mailPhrases, sms };

export const messages: Readonly<Record<LoginLanguage, MessageCatalogue>> & { en: CompleteCatalogue } = {
  en: english,
  ar: messagesAr,
  de: messagesDe,
  es: messagesEs,
  fr: messagesFr,
  it: messagesIt,
  ja: messagesJa,
  nl: messagesNl,
  pl: messagesPl,
  pt: messagesPt,
  tr: messagesTr,
  zh: messagesZh,
};

/** The catalogue for a locale, with the locale it is to be read in; English for what is not ours. */
export function messagesFor(locale: string | null | undefined): { locale: string; catalogue: CompleteCatalogue } {
  const language = locale ? languageOf(locale) : 'en';
  if (!locale || !Object.hasOwn(messages, language)) return { locale: 'en', catalogue: english };
  const own = messages[language as LoginLanguage];
  return { locale, catalogue: { ...own, mail: { ...english.mail, ...own.mail } } };
}
