/** How long a tenant keeps its audit log. */
import type { AuditRetention, AuditRetentionInput } from '#shared/contract/audits/audits.ts';
import { findOldestAudit, findRetention, saveRetention } from '#server/db/queries/audits/retention.ts';
import type { CallContext } from '#server/context.ts';

export async function getRetention(context: CallContext): Promise<AuditRetention> {
  const { services, caller } = context;
  const defaultDays = services.config.audits.retentionDays ?? null;
  return await context.inTenant(caller.tenantId, async (tx) => {
    const own = await findRetention(tx, caller.tenantId);
    const oldest = await findOldestAudit(tx, caller.tenantId);
    return {
      days: own ? own.days : defaultDays,
      legalHold: own?.legal_hold ?? false,
      defaultDays,
      oldestAt: oldest?.toISOString() ?? null,
    };
  });
}

/** Applies from the next daily pruning on. A legal hold keeps every row until it is lifted. */
export async function changeRetention(
  context: CallContext,
  { days, legalHold }: AuditRetentionInput,
): Promise<AuditRetention> {
  const { tenantId } = context.caller;
  const defaultDays = context.services.config.audits.retentionDays ?? null;
  await context.inTenant(tenantId, async (tx, context) => {
    const own = await findRetention(tx, tenantId, { lock: true });
    const before = { days: own ? own.days : defaultDays, legalHold: own?.legal_hold ?? false };
    const after = { days, legalHold: legalHold ?? before.legalHold };
    await saveRetention(tx, tenantId, { days, legal_hold: after.legalHold }, context.now);
    await context.audit({ action: 'audits.retention-changed', severity: 'High', details: { before, after } });
  });
  return await getRetention(context);
}
