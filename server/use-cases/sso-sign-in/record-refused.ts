/** Refused answers of a company's identity provider, as its tenant is told of them. */
import { findTenantsNamed } from '#server/db/queries/entitlements/entitlement-grants.ts';
import { tenantsNamed } from '#server/domain/entitlements/entitlements.ts';
import type { SsoConnection } from '#server/integrations/sso-connections.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { failedRuleOf, recordExchange, type Refusable } from './exchange.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/** Leaves an audit row in the tenant for a response that was refused, and what was judged. */
export async function recordRefused<T>(
  context: AnonymousContext,
  exchange: Refusable,
  work: () => Promise<T>,
): Promise<T> {
  const { connection } = exchange;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const rule = failedRuleOf(exchange);
    if (rule === undefined) exchange.userChecks.record('result', 'failed', { seen: error.code });
    await comingFromProvider(context, async (_tx, context) => {
      const tenant = await tenantNamed(context, connection);
      if (!tenant) return;
      await recordExchange(context, exchange);
      await context.audit({
        action: 'user.sign-in-failed',
        severity: 'Medium',
        tenantId: tenant.id,
        actorId: null,
        details: { method: connection.kind, connection: connection.key, rule: rule ?? error.code },
      });
    });
    throw error;
  }
}

export async function tenantOf(context: AnonymousTransaction, connection: SsoConnection): Promise<{ id: string }> {
  const found = await tenantNamed(context, connection);
  if (found) return found;
  const { key, tenant } = connection;
  context.services.log.error(
    { connection: key, tenant },
    'the tenant of an SSO connection does not exist or is ambiguous',
  );
  throw new Refusal('sso-failed');
}

/** A tenant's own connection names its tenant by the ID, never by an alias that another tenant could choose. */
async function tenantNamed(
  { tx }: AnonymousTransaction,
  { tenant, own }: SsoConnection,
): Promise<{ id: string } | undefined> {
  if (own) return { id: own.tenantId };
  const [found, ...more] = tenantsNamed(await findTenantsNamed(tx, [tenant]), tenant);
  return more.length === 0 ? found : undefined;
}
