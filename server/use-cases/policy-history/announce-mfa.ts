/** Tells users by mail from when their organization requires MFA, so that they can set up a second factor before. */
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { listUsersToEnroll } from '#server/db/queries/policy-impact/policy-impact.ts';
import type { JobPayloads } from '#server/delivery/enqueue.ts';
import type { AnonymousContext } from '#server/context.ts';
import { dateTimeValue, mailUser } from '#server/use-cases/messages/mail-user.ts';
import { membersShutOut } from '#server/use-cases/policies/members-shut-out.ts';
import { findScheduled } from './scheduled-policies.ts';

const batch = 100;

/**
 * Job that mails those members who would be asked for a second factor and have never verified one. It stops as soon as
 * the schedule changes, and mails nobody twice for the same time.
 */
export async function announceMfa(
  context: AnonymousContext,
  { tenantId, enforceAt }: JobPayloads['announce-mfa'],
): Promise<void> {
  const { services, now } = context;
  const startsAt = new Date(enforceAt);
  const shutOut = await membersShutOut(context, tenantId);
  for (let afterId = '00000000-0000-0000-0000-000000000000'; ;) {
    const users = await context.inTenant(tenantId, async (tx, context) => {
      const scheduled = await findScheduled(tx, { tenantId, enforceAt });
      const tenant = await findTenant(tx, tenantId);
      if (!tenant || !scheduled) return [];
      const enforcement = scheduled.value['enforceMFAType'] as EnforceMfaType;
      const page = await listUsersToEnroll(tx, { tenantId, now, shutOut, enforcement }, { afterId, limit: batch });
      for (const id of page) {
        const to = await findUserById(tx, id);
        if (!to) continue;
        await mailUser(context, {
          to,
          mail: 'mfa-required',
          values: { tenantName: tenant.name, startsAt: dateTimeValue(startsAt) },
          link: `${services.config.baseUrl}${portalPath}/privacy`,
          notAfter: startsAt,
          slot: `mfa-required ${tenantId} ${enforceAt} ${id}`,
        });
      }
      return page;
    });
    services.wakeJobs();
    if (users.length < batch) return;
    afterId = users.at(-1)!;
  }
}
