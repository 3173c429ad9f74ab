import type { Tx } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Services } from '#server/services.ts';
import type { MailName } from '#shared/i18n/en/mail.ts';

export interface PersonalMail {
  to: { email: string; name: string };
  mail: MailName;
  values?: Record<string, string>;
  link?: string;
  /** It says nothing any more after this, and is not sent then. */
  notAfter?: Date;
  /** Id of the link in it: once that is withdrawn or used, the mail is not sent any more. */
  linkId?: string;
  /** Names the mail to whoever wants to know later whether it was sent; a second one with the same name is dropped. */
  slot?: string;
}

/** Puts a mail into the outbox, in the transaction of the change it tells about. */
export async function mailPerson(services: Services, tx: Tx, { to, mail, values, link, notAfter, linkId, slot }: PersonalMail): Promise<void> {
  const all = { vendor: services.config.vendor.name, name: to.name, email: to.email, ...values };
  const payload = { to: to.email, name: mail, values: all, ...(link && { link }), ...(linkId && { linkId }), ...(notAfter && { notAfter: notAfter.toISOString() }) };
  await enqueue(tx, services, { kind: 'mail', payload, ...(slot && { slot }) });
}

/** An instant in a mail: its reader's zone is unknown, so it names its own. */
export function momentInMail(at: Date): string {
  return `${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
}
