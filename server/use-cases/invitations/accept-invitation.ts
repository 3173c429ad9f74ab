import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { acceptOpenInvitation } from '#server/db/queries/core/memberships.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { askByMail, openInviteLink } from './invite-links.ts';
import { readLink, takeLink } from '#server/use-cases/proofs/mail-links.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';

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
  requestMetadata: RequestMetadata,
): Promise<string | null> {
  const inviteLink = await openInviteLink(services, tx, { token: invitationToken });
  if (inviteLink) {
    await askByMail(services, tx, inviteLink, user, requestMetadata);
    return null;
  }
  const link = await readLink(services, tx, ['invitation', 'activation'], user.id, invitationToken);
  await takeLink(services, tx, link);
  if (link.tenant_id === null || !(await acceptOpenInvitation(tx, link.tenant_id, user.id)))
    throw new Refusal('link-invalid');
  await audit(tx, requestMetadata, services.clock(), {
    action: 'user.invitation-accepted',
    tenantId: link.tenant_id,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await notifyInviter(services, tx, link.tenant_id, user.id);
  return link.tenant_id;
}
