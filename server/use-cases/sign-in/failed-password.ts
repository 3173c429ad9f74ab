import type { AuditEntry } from '#server/db/queries/core/audits.ts';

/**
 * The audit entry of an incorrect password. It is in no tenant: the logs of the user's tenants get copies.
 *
 * @param failed `userId`: null for an address that nobody has; `failures`: consecutive ones, this one included; `locked`:
 *   whether it locked the account
 */
export function failedPassword({
  userId,
  failures,
  locked,
}: {
  userId: string | null;
  failures: number;
  locked: boolean;
}): AuditEntry {
  return {
    action: locked ? 'user.locked' : 'user.sign-in-failed',
    severity: locked ? 'High' : 'Medium',
    tenantId: null,
    actorId: userId,
    details: { method: 'pwd', failures },
  };
}
