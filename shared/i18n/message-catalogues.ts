// Made by `npm run generate` from the names in `languages.ts`.
import { messages as messagesEn } from './en/mail/messages.ts';
import { messages as messagesDe } from './de/mail/messages.ts';
import { messages as messagesEs } from './es/mail/messages.ts';
import { messages as messagesFr } from './fr/mail/messages.ts';
import { messages as messagesIt } from './it/mail/messages.ts';
import { messages as messagesNl } from './nl/mail/messages.ts';
import { messages as messagesPl } from './pl/mail/messages.ts';
import { messages as messagesPt } from './pt/mail/messages.ts';
import { messages as messagesTr } from './tr/mail/messages.ts';
import { messages as messagesAr } from './ar/mail/messages.ts';
import { messages as messagesJa } from './ja/mail/messages.ts';
import { messages as messagesZh } from './zh/mail/messages.ts';
import type { LoginLanguage } from './languages.ts';
import type { MessageCatalogue } from './message-catalogue.ts';

/** Emails and text messages in every language, for the server. */
export const messages = {
  en: messagesEn,
  de: messagesDe,
  es: messagesEs,
  fr: messagesFr,
  it: messagesIt,
  nl: messagesNl,
  pl: messagesPl,
  pt: messagesPt,
  tr: messagesTr,
  ar: messagesAr,
  ja: messagesJa,
  zh: messagesZh,
} as const satisfies Readonly<Record<LoginLanguage, MessageCatalogue>>;
