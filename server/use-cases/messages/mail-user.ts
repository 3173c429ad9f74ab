import { enqueue } from '#server/delivery/enqueue.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { findReader } from '#server/db/queries/core/users.ts';
import type { MailName } from '#shared/i18n/en/mail/emails.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

export interface PersonalMail {
  to: { email: string; name: string };
  mail: MailName;
  values?: Record<string, MailValue>;
  link?: string;
  /** Language of whoever asked for it: used for people who have never signed in. */
  locale?: string | undefined;
  /** It says nothing any more after this, and is not sent then. */
  notAfter?: Date;
  /** Id of the link in it: once that is withdrawn or used, the mail is not sent any more. */
  linkId?: string;
  /** Names the mail to whoever wants to know later whether it was sent; a second one with the same name is dropped. */
  slot?: string;
}

/** Puts a mail into the outbox, in the transaction of the change it tells about. Nothing for somebody without an address. */
export async function mailUser(
  { services, tx }: AnonymousTransaction,
  { to, mail, values, link, locale, notAfter, linkId, slot }: PersonalMail,
): Promise<void> {
  if (to.email === '') return;
  const reader = await findReader(tx, to.email);
  // Until an address is proved the name may be what a stranger typed. A change of address says who asks for it.
  const isNamed = reader?.verified === true || mail === 'email-change-code';
  const all = { vendor: services.config.vendor.name, ...(isNamed && { name: to.name }), email: to.email, ...values };
  const language = reader?.locale ?? locale;
  const payload = {
    to: to.email,
    name: mail,
    values: all,
    ...(language && { locale: language }),
    ...(link && { link }),
    ...(linkId && { linkId }),
    ...(notAfter && { notAfter: notAfter.toISOString() }),
  };
  await enqueue(tx, services, { kind: 'mail', payload, ...(slot && { slot }) });
}

/** An instant in a mail, in the words of its reader's language. */
export function momentInMail(at: Date): MailValue {
  return { at: at.toISOString() };
}
