import type { UserRow } from '#server/db/queries/core/users.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailConsentRequest, openInviteLink } from './invite-links.ts';
import { readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';

/**
 * Accepts the invitation of a token. The token of a personal invitation was mailed to the user, which proves the
 * mailbox; the token of a shared invitation link proves nothing, so the user is asked by mail and does not join yet.
 * @throws Refusal `link-…`
 */
export async function acceptInvitationOf(
  context: AnonymousTransaction,
  user: UserRow,
  invitationToken: string,
): Promise<string | null> {
  const inviteLink = await openInviteLink(context, { token: invitationToken });
  if (inviteLink) {
    await mailConsentRequest(context, inviteLink, user);
    return null;
  }
  const link = await readLink(context, ['invitation', 'activation'], user.id, invitationToken);
  await redeemLink(context, link);
  if (link.tenant_id === null || !(await acceptMembership(context.tx, link.tenant_id, user.id)))
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
