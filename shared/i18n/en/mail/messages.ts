import type { CompleteCatalogue } from '#shared/i18n/message-catalogue.ts';
import { mail } from './emails.ts';
import { notices } from './notices.ts';
import { mailPhrases } from './phrases.ts';
import { sms } from './sms.ts';

export const messages: CompleteCatalogue = { mail, phrases: mailPhrases, notices, sms };
