/** Checks a new password against the rules; a refusal names the rule and its numbers. */
import { listFormerPasswords, type UserRow } from '#server/db/queries/core/users.ts';
import { checkPassword } from '#server/domain/policies/password-policy.ts';
import { loadCommonPasswords } from '#server/integrations/common-passwords.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { historySizeIn, historySizeOf } from './policies.ts';

/** @throws Refusal `password-…` naming the first rule that fails */
export async function guardPassword(services: Services, password: string, email: string): Promise<void> {
  const common = await loadCommonPasswords();
  const problem = checkPassword(password, email, services.config.passwords, (folded) => common.has(folded));
  if (problem) throw new Refusal(problem.code, { values: problem.values });
  if (await services.breachedPasswords.contains(password)) throw new Refusal('password-breached');
}

/**
 * @param tenantId of the session that changes it, whose rule applies. Without a session, the strictest of the user's
 *   tenants applies.
 * @throws Refusal `password-reused` if it is among the number of former passwords that the rule covers
 */
export async function guardPasswordHistory(
  { services, tx }: AnonymousTransaction,
  { user, tenantId }: { user: UserRow; tenantId: string | null },
  password: string,
): Promise<void> {
  const historySize = tenantId === null ? await historySizeOf(services, user.id) : await historySizeIn(tx, tenantId);
  if (historySize === 0) return;
  const former = [user.password_hash, ...(await listFormerPasswords(tx, user.id, historySize - 1))];
  for (const stored of former) {
    if (stored !== null && (await services.hasher.verify(stored, password))) {
      throw new Refusal('password-reused', { values: { count: historySize } });
    }
  }
}
