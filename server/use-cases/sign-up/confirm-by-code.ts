/** Activation and invitation by a code that is entered on a page, if configured. */
import { findLinkById } from '#server/db/queries/core/links.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { CodePurpose } from '#server/db/schema.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { activate, choosePassword, hasPassword, type Activation } from './activate-account.ts';
import { completeSignIn, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardPassword } from '#server/use-cases/policies/guard-password.ts';
import { ownerOf, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { redeemCode, redeemCodeFor, type RedeemedCode } from '#server/use-cases/verification/one-time-codes.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { readCode } from '#server/use-cases/verification/one-time-codes.ts';

interface CodeOfLink {
  userId: string;
  token: string;
  code: string;
}

/** @throws Refusal `code-…`, `link-…`, `password-…` */
export async function activateByCode(
  context: AnonymousContext,
  input: Activation & { code: string },
): Promise<SignInOutcome> {
  const known = await find(context, 'activation', input);
  // before the code is used, so that a refused password does not use it up
  if (input.password !== undefined) await guardPassword(context.services, input.password, known.target);
  const taken = await redeemCode(context, {
    purpose: 'activation',
    token: input.token,
    code: input.code,
  });
  const chosen = await passwordFor(context, taken, input);
  const activated = await context.acrossTenants('a user activates before a tenant is chosen', async (tx, context) => {
    const link = await findLinkById(tx, linkOf(taken));
    if (!link) throw new Refusal('link-invalid');
    await redeemLink(context, link);
    const { password_hash: present } = await ownerOf(tx, link);
    return await activate(context, {
      link,
      input,
      passwordHash: chosen ?? (present === null ? link.password_hash : null),
    });
  });
  // the address was verified by mail, so a code by mail would be the same factor again
  return await completeSignIn(context, { ...input, user: activated, amr: ['pwd'], channel: 'mail' });
}

async function passwordFor(
  context: AnonymousContext,
  taken: RedeemedCode,
  input: Activation,
): Promise<string | undefined> {
  const { link, user } = await context.asUser(taken.user_id, async (tx) => ({
    link: await findLinkById(tx, linkOf(taken)),
    user: await ownerOf(tx, taken),
  }));
  if (!link || hasPassword(user, link, input.browserToken)) return undefined;
  return await choosePassword(context.services, user, input.password);
}

/** Returns whether the page of a code asks for a password too. @throws Refusal `code-expired` */
export async function codeStrategy(
  context: AnonymousContext,
  input: Omit<CodeOfLink, 'code'> & { browserToken: string | undefined },
): Promise<{ shouldSetPassword: boolean }> {
  const known = await find(context, 'activation', input);
  if (known.user_id === null) return { shouldSetPassword: false };
  const userId = known.user_id;
  return await context.asUser(userId, async (tx) => {
    const link = await findLinkById(tx, linkOf(known));
    const user = await findUserById(tx, userId);
    return {
      shouldSetPassword: link !== undefined && user !== undefined && !hasPassword(user, link, input.browserToken),
    };
  });
}

/** @throws Refusal `code-…`, `link-…` */
export async function acceptInvitationByCode(context: AnonymousContext, input: CodeOfLink): Promise<void> {
  await find(context, 'invitation', input);
  await redeemCodeFor(
    context,
    { purpose: 'invitation', token: input.token, code: input.code },
    async (tx, context, taken) => {
      const link = await findLinkById(tx, linkOf(taken));
      if (!link) throw new Refusal('link-invalid');
      await redeemLink(context, link);
      if (link.tenant_id === null || !(await acceptMembership(tx, link.tenant_id, link.user_id)))
        throw new Refusal('link-invalid');
      await context.audit({
        action: 'user.invitation-accepted',
        tenantId: link.tenant_id,
        actorId: link.user_id,
        target: { kind: 'user', id: link.user_id },
      });
      await notifyInviter(context, link.tenant_id, link.user_id);
    },
  );
}

/** Reads the code of the user whom its page names, without using it. */
async function find(
  context: AnonymousContext,
  purpose: CodePurpose,
  { userId, token }: Pick<CodeOfLink, 'userId' | 'token'>,
) {
  const known = await readCode(context, purpose, sha256(token));
  if (!known || known.context['namedUserId'] !== userId) throw new Refusal('code-expired');
  return known;
}

function linkOf(code: { context: Record<string, unknown> }): string {
  return String(code.context['linkId']);
}
