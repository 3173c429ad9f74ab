/** Usage statistics of an account for the last 30 days. */
import { usageFlag, type UsageSummary } from '#shared/contract/usage/usage.ts';
import { countOpenSessions, countUsersByUse, countSignInsByDay } from '#server/db/queries/usage/user-counts.ts';
import { listUsageMonths } from '#server/db/queries/usage/usage-events.ts';
import { monthOf } from '#server/domain/usage/metering.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';

const day = 86_400_000;
const days = 30;
/** Months before the current one. */
const pastMonths = 12;

/**
 * @throws Refusal `not-found` if the feature flag of the page is off
 */
export async function describeUsage(context: AnonymousContext, { tenantId }: Caller): Promise<UsageSummary> {
  const { services, now } = context;
  if (services.config.flags[usageFlag] !== true) throw new Refusal('not-found');
  const today = Math.floor(now.getTime() / day) * day;
  const since = new Date(today - (days - 1) * day);
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const month = monthOf(now).start;
  const yearAgo = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - pastMonths, 1));
  const { people, signIns, sessions, months } = await context.inTenant(tenantId, async (tx) => ({
    people: await countUsersByUse(tx, tenantId, since),
    signIns: await countSignInsByDay(tx, tenantId, since),
    sessions: await countOpenSessions(tx, tenantId, now, idleSince),
    months: await listUsageMonths(tx, tenantId, { from: yearAgo, until: month }),
  }));
  const counts = new Map(signIns.map((row) => [row.day, row.count]));
  const dayAt = (index: number) => new Date(since.getTime() + index * day).toISOString().slice(0, 10);
  return {
    at: now.toISOString(),
    since: since.toISOString(),
    people,
    sessions,
    months,
    signIns: Array.from({ length: days }, (_, index) => ({ day: dayAt(index), count: counts.get(dayAt(index)) ?? 0 })),
  };
}
