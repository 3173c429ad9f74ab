/** Deactivates users who have not signed in for 90 days, by the rules for each of them. */
import { maxDeactivated } from '#shared/contract/security-center/security-center.ts';
import { findMember } from '#server/db/queries/core/members.ts';
import { listInactive } from '#server/db/queries/security-center/inactive-users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { TransactionContext } from '#server/context.ts';
import { disableMemberIn, enableMemberIn } from '#server/use-cases/users/manage-members.ts';
import { previewMembers } from '#server/use-cases/policy-impact/preview-impact.ts';
import type { Remedy } from './remedy.ts';
import { inactiveSince } from './standing.ts';

/** Those whom a rule protects are passed over: the caller, users above them, the last admin. @returns whether it was done */
async function disable(context: TransactionContext, userId: string): Promise<boolean> {
  try {
    await disableMemberIn(context, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function inactiveIn({ tx, caller, now }: TransactionContext): Promise<string[]> {
  return await listInactive(tx, {
    tenantId: caller.tenantId,
    inactiveSince: inactiveSince(now),
    limit: maxDeactivated,
  });
}

export const inactiveRemedy: Remedy = {
  permission: 'fe.secure.write.enableDisable',
  changesUsers: true,
  async apply(context) {
    const userIds: string[] = [];
    for (const userId of await inactiveIn(context)) if (await disable(context, userId)) userIds.push(userId);
    if (userIds.length === 0) throw new Refusal('recommendation-not-applicable');
    return { before: { state: 'active' }, after: { state: 'disabled', userIds } };
  },
  async undo(context, { after }) {
    const userIds = after['userIds'] as string[];
    const { tx, caller } = context;
    for (const userId of userIds) {
      const member = await findMember(tx, caller.tenantId, userId);
      if (member?.state !== 'disabled') throw new Refusal('changed-meanwhile');
      await enableMemberIn(context, userId);
    }
  },
  preview: (context) =>
    previewMembers(context, async (context) => ({ userIds: await inactiveIn(context), endsSessions: true })),
};
