/** Mails and text messages in every language of the login box. The server holds them all; no browser loads them. */
import { messages as messagesAr } from './ar/mail/messages.ts';
import { messages as messagesDe } from './de/mail/messages.ts';
import { mail, type MailName } from './en/mail/emails.ts';
import { mailPhrases } from './en/mail/phrases.ts';
import { sms } from './en/mail/sms.ts';
import { messages as messagesEs } from './es/mail/messages.ts';
import { messages as messagesFr } from './fr/mail/messages.ts';
import { messages as messagesIt } from './it/mail/messages.ts';
import { messages as messagesJa } from './ja/mail/messages.ts';
import type { LoginLanguage } from './languages.ts';
import { languageOf } from './languages.ts';
import type { MailWords, MessageCatalogue } from './message-catalogue.ts';
import { messages as messagesNl } from './nl/mail/messages.ts';
import { messages as messagesPl } from './pl/mail/messages.ts';
import { messages as messagesPt } from './pt/mail/messages.ts';
import { messages as messagesTr } from './tr/mail/messages.ts';
import { messages as messagesZh } from './zh/mail/messages.ts';

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
