/** Lists the audit log of the caller's tenant. */
import type { AuditQuery, AuditRow } from '#shared/contract/audits/audits.ts';
import {
  countAudits,
  countRecentAudits,
  isCounted,
  listAudits,
  type AuditQuestion,
} from '#server/db/queries/audits/list-audits.ts';
import { findUsersNamed } from '#server/db/queries/audits/search-index.ts';
import { startOfDayIn } from '#server/domain/audits/start-of-day.ts';
import { readSettings } from '#server/domain/organization/account-settings.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { day, later } from '#server/lib/clock.ts';
import type { CallContext } from '#server/context.ts';
import { actionsDescribedBy, describeAudit } from '#server/views/audits.ts';
import { findCandidates } from './find-candidates.ts';
import { readFilter, type AuditFilterInput } from './read-filter.ts';

export async function questionOf({ caller, services }: CallContext, input: AuditFilterInput): Promise<AuditQuestion> {
  const { tenantId } = caller;
  const filter = readFilter(input);
  const { anywhere } = filter;
  if (anywhere === undefined) return { tenantId, filter, named: { people: [], outsiders: [] }, described: [] };
  const named = await findUsersNamed(services.db, tenantId, anywhere.split(/\s+/));
  return { tenantId, filter, named, described: actionsDescribedBy(anywhere) };
}

export async function listAuditLog(
  context: CallContext,
  { offset, count, sortBy, sortDirection, ...input }: AuditQuery,
): Promise<{ data: AuditRow[]; total: number }> {
  const { services, caller } = context;
  const asked = await questionOf(context, input);
  const question = isCounted(asked) ? asked : { ...asked, candidates: await findCandidates(services, asked) };
  const [rows, total] = await Promise.all([
    listAudits(services.db, question, { offset, count, sortBy, direction: sortDirection }),
    countAudits(services.db, question),
  ]);
  const names = { tenantId: caller.tenantId, vendorId: services.environment.vendorId };
  return { data: rows.map((row) => describeAudit(row, names)), total };
}

/** Counts audit entries. "Today" begins at midnight in the tenant's time zone, or UTC if it has set none. */
export async function countAuditLog(context: CallContext): Promise<{ totalToday: number; severeThisWeek: number }> {
  const { services, caller, now } = context;
  const tenant = await context.inTenant(caller.tenantId, (tx) => findTenant(tx, caller.tenantId));
  const { timezone = 'UTC' } = readSettings(tenant?.settings ?? {});
  const { today, severe } = await countRecentAudits(services.db, caller.tenantId, {
    today: startOfDayIn(timezone, now),
    week: later(now, -7 * day),
  });
  return { totalToday: today, severeThisWeek: severe };
}
