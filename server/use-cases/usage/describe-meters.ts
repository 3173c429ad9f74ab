/** Usage of a month by meter, against the limits of the tenant's plans. */
import { usageFlag, type UsageMeter } from '#shared/contract/usage/usage.ts';
import { listUsageDays } from '#server/db/queries/usage/usage-events.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { checkLimit, limitOf, monthOf, usageOf, type LimitCheck, type Period } from '#server/domain/usage/metering.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { plansOfTenant } from '#server/use-cases/entitlements/describe-entitlements.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/**
 * Days and sums are those of the month; limits are always those of today's plans.
 * @param month `2026-10`, in UTC; the current one unless given
 * @throws Refusal `not-found` if the feature flag of the page is off, `invalid-request` of a future month
 */
export async function describeMeters(
  context: AnonymousContext,
  { tenantId }: Caller,
  month?: string,
): Promise<UsageMeter[]> {
  const { services, now } = context;
  const { flags, plans, usage } = services.config;
  if (flags[usageFlag] !== true) throw new Refusal('not-found');
  const period = month === undefined ? monthOf(now) : pastMonth(month, now);
  if (usage.meters.length === 0) return [];
  const { rows, granted } = await context.inTenant(tenantId, async (tx, inside) => ({
    rows: await listUsageDays(tx, tenantId, { from: period.start, until: period.end }),
    granted: await plansOfTenant(inside, tenantId),
  }));
  return usage.meters.map(({ key, name = key, unit, aggregation }) => {
    const stored = rows.filter(({ meter }) => meter === key);
    return {
      key,
      name,
      unit,
      aggregation,
      ...usageOf(aggregation, stored, period, now),
      limit: limitOf(plans, granted, key)?.limit ?? null,
      periodStart: period.start.toISOString(),
      periodEnd: period.end.toISOString(),
    };
  });
}

/** @throws Refusal `invalid-request` */
function pastMonth(month: string, now: Date): Period {
  const period = monthOf(new Date(`${month}-01`));
  if (period.start <= now) return period;
  throw invalidField('month', 'must not be in the future');
}

/**
 * Whether a tenant may use a quantity more. It reserves nothing: two checks at the same time can both be allowed.
 * @throws Refusal `meter-not-found`, `tenant-not-found`
 */
export async function checkUsageLimit(
  context: AnonymousContext,
  { tenantId, meter: key, quantity }: { tenantId: string; meter: string; quantity: number },
): Promise<LimitCheck> {
  const { services, now } = context;
  const { plans, usage } = services.config;
  const meter = usage.meters.find((one) => one.key === key);
  if (meter === undefined) throw new Refusal('meter-not-found', { values: { meter: key } });
  const period = monthOf(now);
  return await asVendor(context, async (tx, inside) => {
    if (!(await findTenant(tx, tenantId))) throw new Refusal('tenant-not-found');
    const stored = await listUsageDays(tx, tenantId, { from: period.start, until: period.end, meter: key });
    const { used } = usageOf(meter.aggregation, stored, period, now);
    return checkLimit(meter, { plans, granted: await plansOfTenant(inside, tenantId), used, quantity });
  });
}
