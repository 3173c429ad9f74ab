/** Password reset that an admin starts for a member: the email goes to the member, and the admin sees no link. */
import { enqueue } from '#server/delivery/enqueue.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';

/**
 * Sends the same email as "Forgot password". The user's limit for such emails applies silently, since requests of other
 * tenants count too.
 * @throws Refusal `user-not-found` (also for users who have not joined or are deactivated), `not-yourself`,
 *   `person-above-own`, `person-managed-elsewhere`, `user-without-email`
 */
export async function sendMemberReset(context: CallContext, userId: string): Promise<void> {
  const { caller, services } = context;
  await context.inTenant(caller.tenantId, async (tx, context) => {
    const member = await findMemberOrRefuse(context, userId);
    if (member.state !== 'active') throw new Refusal('user-not-found');
    await requireManageable(context, member, 'refused');
    if (member.managed_by !== 'here') throw new Refusal('person-managed-elsewhere');
    if (member.email === '') throw new Refusal('user-without-email');
    await enqueue(tx, services, { kind: 'send-reset-link', payload: { email: member.email } });
    await context.audit({
      action: 'user.password-reset-sent',
      severity: 'Medium',
      target: { kind: 'user', id: member.id },
    });
  });
  services.wakeJobs();
}
