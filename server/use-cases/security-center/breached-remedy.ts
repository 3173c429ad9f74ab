/** Users with a leaked password choose another one: at their next sign-in, and by a link that is mailed to them. */
import {
  countDemands,
  demandNewPasswords,
  listBreached,
  claimUsersToMail,
  withdrawDemands,
} from '#server/db/queries/security-center/breached-passwords.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { day, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { previewMembers } from '#server/use-cases/policy-impact/preview-impact.ts';
import type { Remedy } from './remedy.ts';

/** How many are mailed in one transaction. */
const portion = 500;
/** A user is not mailed again for this long. */
const pause = day;

/** Mails a link to those who got none for a day, and audits whom. @returns to how many */
async function mailPortion(context: TransactionContext): Promise<number> {
  const { tx, caller, now, services } = context;
  const taken = await claimUsersToMail(tx, caller.tenantId, { now, mailedBefore: later(now, -pause), limit: portion });
  for (const { email, locale } of taken)
    await enqueue(tx, services, { kind: 'send-reset-link', payload: { email, ...(locale !== null && { locale }) } });
  await context.audit({
    action: 'users.breached-mailed',
    severity: 'Medium',
    target: { kind: 'tenant', id: caller.tenantId },
    details: { after: { userIds: taken.map(({ id }) => id) } },
  });
  return taken.length;
}

/** Mails all users with a leaked password, each at most once a day. */
export async function mailBreachedUsers(context: CallContext): Promise<void> {
  const { tenantId } = context.caller;
  // each portion marks whom it mails, so that the loop ends
  while ((await context.inTenant(tenantId, (_tx, context) => mailPortion(context))) === portion);
  context.services.wakeJobs();
}

const appliedOf = ({ userIds, at }: Record<string, unknown>) => ({
  userIds: userIds as string[],
  at: new Date(at as string),
});

export const breachedRemedy: Remedy = {
  permission: 'fe.secure.write.securityPolicy',
  changesUsers: true,
  denyImpersonation: true,
  async apply(context) {
    const { tx, caller, now } = context;
    const userIds = await demandNewPasswords(tx, caller.tenantId, now);
    await mailPortion(context);
    return { before: { at: null }, after: { at: now.toISOString(), userIds } };
  },
  async undo({ tx, caller }, { after }) {
    const applied = appliedOf(after);
    // one who has chosen another password has no demand any more
    if ((await countDemands(tx, caller.tenantId, applied)) !== applied.userIds.length)
      throw new Refusal('changed-meanwhile');
    await withdrawDemands(tx, caller.tenantId, applied);
  },
  preview: (context) =>
    previewMembers(context, async ({ tx, caller }) => ({
      userIds: await listBreached(tx, caller.tenantId),
      endsSessions: false,
    })),
};
