/** What a language says in mails and text messages. */
import type { MailName, MailText } from './en/mail/emails.ts';
import type { SmsName } from './en/mail/sms.ts';
import type { NoticeText } from './mail-notices.ts';
import type { MailPhrase } from './mail-values.ts';

/** Whether a mail contains a code depends on the mail, not on the language. */
export type MailWords = Omit<MailText, 'showsCode'>;

export interface MessageCatalogue {
  /** While a mail is new it may be there in English only; a test wants every language before it is done. */
  mail: Readonly<Partial<Record<MailName, MailWords>>>;
  phrases: Readonly<Record<MailPhrase, string>>;
  notices: Readonly<Record<NoticeText, string>>;
  sms: Readonly<Record<SmsName, string>>;
}

/** English replaces what another language lacks. */
export interface CompleteCatalogue extends MessageCatalogue {
  mail: Readonly<Record<MailName, MailWords>>;
}
