/** Verifies audit logs on request and by schedule, and keeps the result. */
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { inChain, vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { listChains, readIntegrity, saveCheck, type ChainCheck } from '#server/db/queries/audits/read-chain.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listHoldersOf, listManagersOf } from '#server/use-cases/authorization/guard-rights.ts';
import type { AuditIntegrity, AuditVerification } from '#shared/contract/audits/audits.ts';
import { ownMetadata, type CallContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { verifyLog } from './verify-audits.ts';

/** Admins who are notified of a fault. */
const mostTold = 50;

/** Running verifications: a second caller gets the result of the first. */
const running = new WeakMap<Services, Map<string, Promise<ChainCheck>>>();

/** Verifies a log, and keeps the result for the portal. */
async function checkLog(services: Services, chain: string): Promise<ChainCheck> {
  const checks = running.get(services) ?? new Map<string, Promise<ChainCheck>>();
  running.set(services, checks);
  const known = checks.get(chain);
  if (known) return await known;
  const check = checkOnce(services, chain).finally(() => checks.delete(chain));
  checks.set(chain, check);
  return await check;
}

/** Verifies the logs of all tenants, one after the other. */
export async function checkAllLogs(services: Services): Promise<void> {
  for (const chain of await listChains(services.db)) await checkLog(services, chain);
}

async function checkOnce(services: Services, chain: string): Promise<ChainCheck> {
  const check = await verifyLog(services, chain);
  const { broken } = check;
  const raised = await inChain(services.db, chain, async (tx) => {
    const isNew = await saveCheck(tx, chain, check, services.clock());
    if (isNew && broken) await raiseAlarm(tx, services, chain, broken);
    return isNew;
  });
  if (raised) {
    services.metrics.brokenAuditLogs.inc();
    services.log.error(
      { tenantId: chain, row: broken?.id, reason: broken?.reason },
      'the chain of an audit log is broken',
    );
  }
  return check;
}

/**
 * Once for each fault, until the chain verifies again: in the log itself, from where it reaches subscribers, in the
 * portal, and by mail.
 */
async function raiseAlarm(
  tx: Tx,
  services: Services,
  chain: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const requestMetadata = ownMetadata('verify-audits');
  const now = services.clock();
  await audit(tx, requestMetadata, now, {
    action: 'audits.chain-broken',
    severity: 'Critical',
    tenantId: chain === vendorChain ? null : chain,
    actorId: null,
    details: { row: id, reason },
  });
  if (chain === vendorChain) return;
  for (const { id: userId } of await listManagersOf(tx, chain, mostTold))
    await notifyUser(
      { services, tx, now },
      { userId, tenantId: chain, key: 'audit-log-broken', values: { event: id } },
    );
  const tenant = await findTenant(tx, chain);
  if (!tenant) return;
  const values = { tenantName: tenant.name, event: id, changedAt: dateTimeValue(now) };
  for (const to of await listHoldersOf(tx, chain, 'fe.secure.read.audits', mostTold))
    await mailUser({ services, tx, requestMetadata }, { to, mail: 'audit-log-broken', values });
}

/** Verifies the log of the caller's tenant. */
export async function verifyAuditLog({ services, caller }: CallContext): Promise<AuditVerification> {
  const { rows, broken } = await checkLog(services, caller.tenantId);
  return { ok: broken === null, rows, firstBroken: broken && { _id: broken.id, reason: broken.reason } };
}

/** Result of the last verification of the caller's log. */
export async function getAuditIntegrity({ services, caller }: CallContext): Promise<AuditIntegrity> {
  const found = await inChain(services.db, caller.tenantId, (tx) => readIntegrity(tx, caller.tenantId));
  return {
    checkedAt: found?.checked_at?.toISOString() ?? null,
    rows: found?.checked_rows ?? 0,
    firstBroken:
      found?.broken_audit_id === null || found === undefined
        ? null
        : { _id: found.broken_audit_id, reason: found.broken_reason ?? '' },
  };
}
