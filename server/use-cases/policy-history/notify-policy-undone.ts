/** Tells by mail whose change of a policy undid itself: they may have left the page, and still count on the change. */
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import type { MailPhrase } from '#shared/i18n/mail-values.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { listAuthorsAfter, type PolicyOf } from '#server/db/queries/core/policy-versions.ts';
import { second } from '#server/lib/clock.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { confirmWithin } from '#server/use-cases/policies/record-policy-change.ts';

/** Name of each policy that can undo itself, and where the portal shows it. */
const undoable: Readonly<Record<string, { phrase: MailPhrase; page: string } | undefined>> = {
  mfa: { phrase: 'policy-mfa', page: 'security?tab=generalSettings' },
  sessions: { phrase: 'policy-sessions', page: 'security?tab=sessionManagement' },
  'ip-restrictions': { phrase: 'policy-ip-restrictions', page: 'security?tab=ipRestrictions' },
  'country-restrictions': { phrase: 'policy-country-restrictions', page: 'security?tab=ipRestrictions' },
  'sso-enforcement': { phrase: 'policy-sso-enforcement', page: 'sso' },
  'domain-restrictions': { phrase: 'policy-domain-restrictions', page: 'security?tab=domainRestrictions' },
};

/** @param version to which the policy returned: every author of a later one is told, once */
export async function notifyPolicyUndone(
  context: AnonymousTransaction,
  { tenantId, policy }: PolicyOf,
  version: number,
): Promise<void> {
  const { services, tx } = context;
  const described = undoable[policy];
  const tenant = await findTenant(tx, tenantId);
  if (!described || !tenant) return;
  for (const { at, ...to } of await listAuthorsAfter(tx, { tenantId, policy }, version))
    await mailUser(context, {
      to,
      mail: 'policy-undone',
      values: {
        tenantName: tenant.name,
        policy: { phrase: described.phrase },
        changedAt: dateTimeValue(at),
        expiresIn: { seconds: confirmWithin / second },
      },
      link: `${services.config.baseUrl}${portalPath}/${described.page}`,
    });
}
