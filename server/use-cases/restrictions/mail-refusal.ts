/** Mails admins that the country restrictions refused access, where they ask for it (decision 0521). */
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { claimRefusalMail, findTokenName } from '#server/db/queries/restrictions/restriction-mails.ts';
import type { Tx } from '#server/db/database.ts';
import type { AddressRefusal } from '#server/lib/address-refusal.ts';
import { hour, later } from '#server/lib/clock.ts';
import type { BaseContext } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { listHoldersOf } from '#server/use-cases/authorization/guard-rights.ts';

/** About the same user or API token. */
const pause = hour;
/** Refusals that a tenant's admins are mailed about within that time. */
const mostRefusals = 10;
/** Admins who are mailed. */
const mostTold = 20;

/** @returns how many admins were mailed; undefined if that was not due */
export async function mailRefusal(
  { services, requestMetadata, now, tx }: BaseContext & { tx: Tx },
  { rule, tenantId, actorId, country }: Pick<AddressRefusal, 'rule' | 'tenantId' | 'actorId' | 'country'>,
): Promise<number | undefined> {
  if (rule !== 'country-restrictions') return undefined;
  const since = later(now, -pause);
  if (!(await claimRefusalMail(tx, { tenantId, actorId, now, since, most: mostRefusals }))) return undefined;
  const tenant = await findTenant(tx, tenantId);
  const admins = await listHoldersOf(tx, tenantId, 'fe.secure.write.ipRestrictions', mostTold);
  const values: Record<string, MailValue> = {
    ...(await describeActor(tx, tenantId, actorId)),
    tenantName: tenant?.name ?? tenantId,
    changedAt: dateTimeValue(now),
    // the country that was judged, in the language of each reader
    ...(country !== null && { place: { country } }),
    trace: requestMetadata.traceId,
  };
  const link = `${services.config.baseUrl}${portalPath}/security?tab=ipRestrictions`;
  for (const to of admins)
    await mailUser({ services, tx, requestMetadata }, { to, mail: 'country-refused', values, link });
  return admins.length;
}

async function describeActor(tx: Tx, tenantId: string, actorId: string): Promise<Record<string, string>> {
  const user = await findUserById(tx, actorId);
  if (user) return { personName: user.name, ...(user.email && { personEmail: user.email }) };
  const tokenName = await findTokenName(tx, tenantId, actorId);
  return tokenName === undefined ? {} : { tokenName };
}
