/**
 * Notifies the managers of a team about API tokens of the tenant that outlive their creator, who may have kept the
 * secrets.
 */
import { listTenantTokensMadeBy } from '#server/db/queries/api-tokens/api-tokens.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { listManagersOf } from '#server/use-cases/authorization/guard-rights.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';

/** Maximum number of tokens named in the mail, and of recipients. */
const [maxNamed, mostTold] = [5, 50];

/** Runs in the system scope, after the user has left. Does nothing if none of their tokens is left. */
export async function notifyTokensRemain(
  context: AnonymousTransaction,
  { tenantId, user }: { tenantId: string; user: { id: string; name: string } },
): Promise<void> {
  const { tx, now } = context;
  const tokens = await listTenantTokensMadeBy(tx, { tenantId, userId: user.id, at: now });
  if (tokens.length === 0) return;
  const tenant = (await findTenant(tx, tenantId))!;
  const names = tokens
    .slice(0, maxNamed)
    .map(({ description }) => description)
    .join(', ');
  const tokenNames = tokens.length > maxNamed ? `${names}, … (${tokens.length})` : names;
  for (const to of await listManagersOf(tx, tenantId, mostTold)) {
    await mailUser(context, {
      to,
      mail: 'api-tokens-stay',
      values: { tenantName: tenant.name, personName: user.name, tokenNames },
    });
  }
}
