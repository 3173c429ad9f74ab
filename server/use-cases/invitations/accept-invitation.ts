import { acceptOpenInvitation } from '#server/db/queries/core/memberships.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { askByMail, openInviteLink } from './invite-links.ts';
import { readLink, takeLink } from '#server/use-cases/proofs/mail-links.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';

/**
 * The token of an invitation came by mail to that person too. One out of a link that is passed on did not, so the person is
 * asked by mail, and joins nothing yet.
 * @throws Refusal `link-…`
 */
export async function acceptInvitationOf(
  context: AnonymousTransaction,
  user: UserRow,
  invitationToken: string,
): Promise<string | null> {
  const inviteLink = await openInviteLink(context, { token: invitationToken });
  if (inviteLink) {
    await askByMail(context, inviteLink, user);
    return null;
  }
  const link = await readLink(context, ['invitation', 'activation'], user.id, invitationToken);
  await takeLink(context, link);
  if (link.tenant_id === null || !(await acceptOpenInvitation(context.tx, link.tenant_id, user.id)))
    throw new Refusal('link-invalid');
  await context.audit({
    action: 'user.invitation-accepted',
    tenantId: link.tenant_id,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await notifyInviter(context, link.tenant_id, user.id);
  return link.tenant_id;
}
