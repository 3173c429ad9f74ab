import { enqueue } from '#server/delivery/enqueue.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { findReader } from '#server/db/queries/core/users.ts';
import type { Config } from '#server/config/config.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import { placeName } from '#server/integrations/place-name.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import type { Services } from '#server/services.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import type { MailName } from '#shared/i18n/en/mail/emails.ts';
import { mailNotices, type NoticeDetail } from '#shared/i18n/mail-notices.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

export interface PersonalMail {
  to: { email: string; name: string };
  mail: MailName;
  values?: Record<string, MailValue>;
  link?: string;
  /** Locale of the request that triggered the mail, for users who have never signed in. */
  locale?: string | undefined;
  /** The mail is not sent after this time, because its content has expired. */
  notAfter?: Date;
  /** Id of the link in the mail: it is not sent once that link is revoked or used. */
  linkId?: string;
  /**
   * Deduplication key, also used to look up later whether the mail was sent; a second mail with the same key is
   * dropped.
   */
  slot?: string;
}

/** Enqueues a mail in the transaction of the change that it reports. Does nothing for a user without an address. */
export async function mailUser(
  { services, tx, requestMetadata }: Pick<AnonymousTransaction, 'services' | 'tx' | 'requestMetadata'>,
  { to, mail, values, link = noticeLink(services.config, mail), locale, notAfter, linkId, slot }: PersonalMail,
): Promise<void> {
  if (to.email === '') return;
  const reader = await findReader(tx, to.email);
  // Until an address is verified, a stranger may have entered the name. A change of address has to say who asks for it.
  const isNamed = reader?.verified === true || mail === 'email-change-code';
  const all = {
    vendor: services.config.vendor.name,
    ...(isNamed && { name: to.name }),
    email: to.email,
    ...(mailNotices[mail]?.listsRequest && describeRequest(services, requestMetadata)),
    ...values,
  };
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

/** Device, IP address and, if a location database is configured, the place of a request; none for a job's own mails. */
function describeRequest(
  { ipLocations }: Services,
  { ip, userAgent }: RequestMetadata,
): Partial<Record<NoticeDetail, string>> {
  if (ip === '') return {};
  const device = browserName(userAgent);
  const place = placeName(ipLocations.find(ip));
  return { ...(device && { device }), ip, ...(place && { place }) };
}

function noticeLink({ baseUrl, routes }: Config, mail: MailName): string | undefined {
  const page = mailNotices[mail]?.action?.page;
  if (!page) return undefined;
  return baseUrl + ('account' in page ? routes[page.account] : `${portalPath}/${page.portal}`);
}

/** Formats an instant for a mail, in the recipient's language. */
export function dateTimeValue(at: Date): MailValue {
  return { at: at.toISOString() };
}
