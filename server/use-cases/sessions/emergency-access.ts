/** Emergency access to a tenant that requires single sign-on: each use is recorded, and told to all admins. */
import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { warnAdmins } from '#server/use-cases/sso/warn-admins.ts';

interface Used {
  tenantId: string;
  userId: string;
  sessionId: string;
}

/** Records the session that a token is for, if it is emergency access. */
export async function recordEmergencyAccess(context: AnonymousContext, subject: TokenSubject): Promise<void> {
  if (!subject.emergency) return;
  await context.inTenant(subject.tenantId, (_tx, context) => recordEmergency(context, subject));
  context.services.wakeJobs();
}

/** The same in a transaction of the tenant, or of all. */
export async function recordEmergency(
  context: AnonymousTransaction,
  { tenantId, userId, sessionId }: Used,
): Promise<void> {
  await context.audit({
    action: 'sso-emergency.used',
    severity: 'High',
    tenantId,
    actorId: userId,
    target: { kind: 'session', id: sessionId },
  });
  const user = await findUserById(context.tx, userId);
  if (!user) return;
  const values = { person: user.name || user.email, email: user.email };
  await warnAdmins(context, tenantId, {
    key: 'sso-emergency-used',
    values,
    mail: { name: 'sso-emergency-used', values: { personName: values.person, personEmail: values.email } },
  });
}
