/** Recommendations: applied, undone for ten minutes, dismissed and shown again. Each change is audited. */
import { undoSeconds, type TenantRecommendation } from '#shared/contract/security-center/security-center.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { scoreOf, type SecurityFinding } from '#shared/lib/security-score.ts';
import {
  deleteDismissal,
  insertApplication,
  lockApplication,
  lockRecommendations,
  markUndone,
  saveDismissal,
  type DismissalRow,
} from '#server/db/queries/security-center/recommendations.ts';
import type { Tx } from '#server/db/database.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { requireHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { endSurplusOfTenant } from '#server/use-cases/sessions/manage-sessions.ts';
import { remedies } from './remedies.ts';
import type { Remedy } from './remedy.ts';
import { standingOf, type Standing } from './standing.ts';

const audited = (code: TenantRecommendation) => ({ kind: 'recommendation', id: code });

/** @throws Refusal `recommendation-not-applicable`, `forbidden` */
function remedyOf({ caller }: CallContext, code: TenantRecommendation): Remedy {
  const remedy = remedies[code];
  if (!remedy) throw new Refusal('recommendation-not-applicable');
  requireHeld(caller, remedy.permission);
  return remedy;
}

/** @throws Refusal `recommendation-not-applicable`, `forbidden`, `impersonated-session` */
function changeableOf(context: CallContext, code: TenantRecommendation): Remedy {
  const remedy = remedyOf(context, code);
  if (remedy.denyImpersonation && context.caller.impersonator) throw new Refusal('impersonated-session');
  return remedy;
}

/** Runs one change of recommendations at a time. The lock of the team, where it is needed, comes first. */
async function changing<T>(
  context: CallContext,
  remedy: Pick<Remedy, 'changesUsers'>,
  work: (context: TransactionContext) => Promise<T>,
): Promise<T> {
  const { tenantId } = context.caller;
  const locked = async (tx: Tx, context: TransactionContext) => {
    await lockRecommendations(tx, tenantId);
    return await work(context);
  };
  return remedy.changesUsers
    ? await withMembershipLock(context, tenantId, locked)
    : await context.inTenant(tenantId, locked);
}

/** @throws Refusal `recommendation-not-applicable` if it does not apply now, or needs a list first */
function findApplicable({ findings }: Standing, code: TenantRecommendation): SecurityFinding {
  const finding = findings.find((each) => each.code === code);
  if (!finding) throw new Refusal('recommendation-not-applicable');
  return finding;
}

export interface AppliedRecommendation {
  id: string;
  undoUntil: string;
  score: number;
}

/**
 * @throws Refusal `recommendation-not-applicable`, `forbidden`, `impersonated-session`, `restriction-locks-out` and others
 *   of the setting
 */
export async function applyRecommendation(
  context: CallContext,
  code: TenantRecommendation,
): Promise<AppliedRecommendation> {
  const remedy = changeableOf(context, code);
  const id = randomId(context.services.random);
  const { score, at } = await changing(context, remedy, async (context) => {
    const { tx, caller } = context;
    const standing = await standingOf(context);
    const { points } = findApplicable(standing, code);
    if (remedy.isReady?.(standing) === false) throw new Refusal('recommendation-not-applicable');
    const applied = await remedy.apply(context, standing);
    const at = await context.present();
    await insertApplication(tx, {
      id,
      tenant_id: caller.tenantId,
      code,
      points,
      applied_by: caller.userId,
      applied_at: at,
      ...applied,
    });
    await context.audit({
      action: 'recommendation.applied',
      severity: 'Medium',
      target: audited(code),
      details: { before: { state: 'open' }, after: { state: 'applied', ...usersOf(applied.after) } },
    });
    const present = await standingOf(context);
    return { score: scoreOf(present.findings, present).score, at };
  });
  await settle(context);
  return { id, undoUntil: later(at, undoSeconds * second).toISOString(), score };
}

/** Users whom it changed; those of a setting are in the audit row of the setting. */
function usersOf(after: Record<string, unknown>): { userIds?: unknown } {
  return after['userIds'] === undefined ? {} : { userIds: after['userIds'] };
}

/** What the settings imply once they are committed. */
async function settle(context: CallContext): Promise<void> {
  await endSurplusOfTenant(context);
  context.services.wakeJobs();
}

/**
 * @throws Refusal `recommendation-undo-expired` after ten minutes, or for one that is undone already; `changed-meanwhile`
 */
export async function undoRecommendation(
  context: CallContext,
  { code, id }: { code: TenantRecommendation; id: string },
): Promise<void> {
  const remedy = changeableOf(context, code);
  await changing(context, remedy, async (context) => {
    const { tx, caller } = context;
    const row = isUuid(id) ? await lockApplication(tx, { id, tenantId: caller.tenantId, code }) : undefined;
    const at = await context.present();
    if (!row || later(row.applied_at, undoSeconds * second) <= at) throw new Refusal('recommendation-undo-expired');
    await remedy.undo(context, row);
    await markUndone(tx, id, at);
    await context.audit({
      action: 'recommendation.undone',
      severity: 'Medium',
      target: audited(code),
      details: { before: { state: 'applied', ...usersOf(row.after) }, after: { state: 'open' } },
    });
  });
  await settle(context);
}

/** Users, sessions and past sign-ins that applying it would concern. */
export async function previewRecommendation(context: CallContext, code: TenantRecommendation): Promise<PolicyImpact> {
  const remedy = remedyOf(context, code);
  const standing = await context.inTenant(context.caller.tenantId, (_tx, context) => standingOf(context));
  findApplicable(standing, code);
  return await remedy.preview(context, standing);
}

const describeDismissal = (row: DismissalRow | undefined) =>
  row === undefined ? null : { reason: row.reason, expires: row.until?.toISOString() ?? null };

/** @throws Refusal `recommendation-not-applicable`, `invalid-request` */
export async function dismissRecommendation(
  context: CallContext,
  { code, reason, until }: { code: TenantRecommendation; reason: string; until?: string | undefined },
): Promise<void> {
  const end = until === undefined ? null : new Date(until);
  await changing(context, {}, async (context) => {
    const { tx, caller, now } = context;
    if (end !== null && end <= now) throw new Refusal('invalid-request', { details: ['until: must be in the future'] });
    findApplicable(await standingOf(context), code);
    const row = {
      tenant_id: caller.tenantId,
      code,
      reason,
      until: end,
      dismissed_by: caller.userId,
      dismissed_at: now,
    };
    const before = await saveDismissal(tx, row);
    await context.audit({
      action: 'recommendation.dismissed',
      severity: 'Medium',
      target: audited(code),
      details: { before: describeDismissal(before), after: describeDismissal(row) },
    });
  });
}

/** Shows a dismissed recommendation again; without an effect on one that is not dismissed. */
export async function restoreRecommendation(context: CallContext, code: TenantRecommendation): Promise<void> {
  await changing(context, {}, async (context) => {
    const before = await deleteDismissal(context.tx, context.caller.tenantId, code);
    if (!before) return;
    await context.audit({
      action: 'recommendation.restored',
      target: audited(code),
      details: { before: describeDismissal(before), after: null },
    });
  });
}
