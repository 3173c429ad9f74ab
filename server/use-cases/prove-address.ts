/** What follows from having opened a message: the address or the number is the person's. */
import { audit } from '#server/db/queries/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { withdrawLinks } from '#server/db/queries/links.ts';
import { acceptOpenInvitation } from '#server/db/queries/memberships.ts';
import { deleteOtherPhones, dropForeignClaims, findPhoneByNumber, verifyPhone } from '#server/db/queries/phones.ts';
import { updateUser, type UserRow } from '#server/db/queries/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { readLink, takeLink } from './mail-links.ts';
import { tellPhonesChanged } from './tell-phones-changed.ts';
import { askByMail, openInviteLink } from './invite-links.ts';
import { tellInviter } from './notify-person.ts';

/**
 * The owner of an address has come for the first time, by whatever way: what others may have begun with it is over. Links that
 * were asked for open nothing, and a number that was named in another browser signs nobody in. Invitations of other tenants
 * stay open: they are for their own admins to withdraw.
 */
export async function endWhatOthersBegan(
  tx: Tx,
  userId: string,
  { browserToken, tenantId, now }: { browserToken: string | undefined; tenantId?: string | null; now: Date },
): Promise<void> {
  await withdrawLinks(tx, userId, 'activation', now, null);
  if (tenantId) await withdrawLinks(tx, userId, 'activation', now, tenantId);
  await dropForeignClaims(tx, userId, browserToken === undefined ? null : sha256(browserToken));
}

/** Somebody who signed up and comes in by mail has activated the account with it. */
export async function proveAddress(
  services: Services,
  tx: Tx,
  user: UserRow,
  browserToken: string | undefined,
  facts: RequestFacts,
): Promise<void> {
  if (user.verified) return;
  const now = services.clock();
  await updateUser(tx, user.id, { verified: true, updated_at: now });
  await endWhatOthersBegan(tx, user.id, { browserToken, now });
  await audit(tx, facts, now, {
    action: 'user.activated',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
}

/** A number that was named after a reset counts from its first code on, and takes the place of all others. @throws Refusal `phone-taken` */
export async function proveNumber(
  services: Services,
  tx: Tx,
  user: UserRow,
  number: string,
  facts: RequestFacts,
): Promise<void> {
  const known = await findPhoneByNumber(tx, user.id, number);
  if (known?.verified) return;
  const now = services.clock();
  if (!(await verifyPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now })))
    throw new Refusal('phone-taken');
  await deleteOtherPhones(tx, user.id, number);
  await updateUser(tx, user.id, { phone_number: number, updated_at: now });
  await audit(tx, facts, now, {
    action: 'user.phone-verified',
    severity: 'Medium',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await tellPhonesChanged(services, tx, user, 'phone-replaced');
}

/**
 * The token of an invitation came by mail to that person too. One out of a link that is passed on did not, so the person is
 * asked by mail, and joins nothing yet.
 * @throws Refusal `link-…`
 */
export async function acceptInvitationOf(
  services: Services,
  tx: Tx,
  user: UserRow,
  invitationToken: string,
  facts: RequestFacts,
): Promise<string | null> {
  const inviteLink = await openInviteLink(services, tx, { token: invitationToken });
  if (inviteLink) {
    await askByMail(services, tx, inviteLink, user, facts);
    return null;
  }
  const link = await readLink(services, tx, ['invitation', 'activation'], user.id, invitationToken);
  await takeLink(services, tx, link);
  if (link.tenant_id === null || !(await acceptOpenInvitation(tx, link.tenant_id, user.id)))
    throw new Refusal('link-invalid');
  await audit(tx, facts, services.clock(), {
    action: 'user.invitation-accepted',
    tenantId: link.tenant_id,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await tellInviter(services, tx, link.tenant_id, user.id);
  return link.tenant_id;
}
