/** Changes the password of a signed-in user. Other sessions end; this one remains. */
import { endSessionsOfUser } from '#server/db/queries/sessions/sessions.ts';
import { findUserById, replacePassword } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { guardPassword, guardPasswordHistory } from '#server/use-cases/policies/guard-password.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { notifyPasswordChanged } from '#server/use-cases/messages/notify-password-changed.ts';

/** @throws Refusal `password-wrong` for the present one, `password-…` for the new one, `too-many-requests` */
export async function changePassword(
  context: CallContext,
  input: { password: string; newPassword: string },
): Promise<void> {
  const { services, caller, now } = context;
  const user = (await context.asUser(context.caller.userId, (tx) => findUserById(tx, caller.userId)))!;
  // a stolen session must not be usable for guessing the password
  await services.limits.consume('change-password', lockoutSubject(services, user.email), services.config.limits.mail);
  if (!(await services.hasher.verify(user.password_hash, input.password))) throw new Refusal('password-wrong');
  await guardPassword(services, input.newPassword, user.email);
  const passwordHash = await services.hasher.hash(input.newPassword);
  await context.asUser(context.caller.userId, async (tx, context) => {
    await guardPasswordHistory(context, { user, tenantId: caller.tenantId }, input.newPassword);
    await replacePassword(tx, user, { passwordHash, channel: null, at: now });
    await endSessionsOfUser(tx, user.id, now, caller.sessionId);
    await context.audit({
      action: 'user.password-changed',
      severity: 'Medium',
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await notifyPasswordChanged(context, user);
  });
  services.wakeJobs();
}
