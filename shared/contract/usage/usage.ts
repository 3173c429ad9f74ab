/** Usage statistics of an account, for the usage page of its admins. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, TenantId } from '#shared/contract/entities.ts';

/** Feature flag of the page (specification, admin portal, section 6). The endpoint is unavailable while it is off. */
export const usageFlag = 'fe-usage-page';

export const UsageSummary = z.object({
  /** Time of the snapshot. */
  at: DateTime,
  /** Start of the counted period. */
  since: DateTime,
  people: z.object({
    total: z.number(),
    active: z.number(),
    invited: z.number(),
    disabled: z.number(),
    /** In the period. */
    joined: z.number(),
    /** Users who signed in here in the period. */
    seen: z.number(),
  }),
  /** Open sessions, and their number of users. */
  sessions: z.object({ open: z.number(), people: z.number() }),
  /** By day (UTC), oldest first; includes days without sign-ins. */
  signIns: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Of the 12 months (UTC) before the current one, those with metered usage, newest first: `2026-10`. */
  months: z.array(z.string()),
});
export type UsageSummary = z.infer<typeof UsageSummary>;

const MeterKey = z.string().min(1).max(200);
/** Below the size at which sums of a month lose digits. */
const Quantity = z.number().min(0).max(1e12);

export const UsageMeter = z.object({
  key: MeterKey,
  name: z.string(),
  /** May be empty. */
  unit: z.string(),
  /** How the events of the period are combined. */
  aggregation: z.enum(['sum', 'max', 'last']),
  used: z.number(),
  /** The highest of the tenant's plans; `null`: none of them limits the meter. */
  limit: z.number().nullable(),
  /** The month, in UTC. */
  periodStart: DateTime,
  /** Exclusive. */
  periodEnd: DateTime,
  /** From the start of the period to its end, or to today (UTC), oldest first; includes days without events. */
  days: z.array(z.object({ day: z.string(), quantity: z.number() })),
});
export type UsageMeter = z.infer<typeof UsageMeter>;

/** A month of this century, in UTC. */
const UsageMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

const UsageEvent = z.object({
  /** Chosen by the reporting back end. An event with a known ID and the same payload is a duplicate. */
  id: z.string().min(1).max(200),
  tenantId: TenantId,
  meter: MeterKey,
  quantity: Quantity,
  /** ISO 8601 with an offset. Default: the time at which the event is received. */
  timestamp: z.iso.datetime({ offset: true }).optional(),
});
export type UsageEvent = z.infer<typeof UsageEvent>;

const LimitReason = z.object({
  code: z.literal('limit-reached'),
  /** Key of the plan whose limit applies. */
  plan: z.string(),
  limit: z.number(),
  used: z.number(),
  /** Keys of the plans under which the quantity would be within the limit, lowest limit first. */
  wouldAllow: z.array(z.string()),
});

export const usageContract = defineContract({
  'GET /usage/resources/v1/summary': {
    summary: 'Returns the account’s users, sessions, and sign-ins',
    description: 'Of the last 30 days. Empty while the flag `fe-usage-page` is off.',
    access: 'fe.usage.read',
    response: UsageSummary,
  },
  'GET /usage/resources/v1/meters': {
    summary: 'Returns the account’s usage in a month by meter',
    description:
      'Of the current month unless `month` is given, as in `2026-10`; a future month is rejected (400). Months are in UTC. With the current limits of the account’s plans, for past months too. Unavailable (404) while the flag `fe-usage-page` is off.',
    access: 'fe.usage.read',
    query: z.object({ month: UsageMonth.optional() }),
    response: z.array(UsageMeter),
  },
  'POST /usage/resources/v1/events': {
    summary: 'Records usage events',
    description:
      'At most 1,000 per request: all of them, or none if one is rejected. An event with a known ID is ignored if its payload is the same, and rejected (409) otherwise. Times from the start of the previous month (UTC) to 5 minutes from now are accepted. Events beyond a limit are recorded too.',
    access: 'vendor',
    body: z.object({ events: z.array(UsageEvent).min(1).max(1000) }),
    bodyBytes: 2_000_000,
    response: z.object({ accepted: z.number(), duplicates: z.number() }),
  },
  'GET /usage/resources/v1/limits': {
    summary: 'Returns whether a tenant’s limits allow more usage of a meter',
    description:
      'For an additional quantity (default 1) in the current month, with the plans that would allow it. Beyond its limit, a soft meter still allows usage and reports it; a hard meter doesn’t. Nothing is reserved.',
    access: 'vendor',
    query: z.object({ tenantId: TenantId, meter: MeterKey, quantity: z.coerce.number().pipe(Quantity).default(1) }),
    response: z.object({
      allowed: z.boolean(),
      used: z.number(),
      limit: z.number().nullable(),
      remaining: z.number().nullable(),
      /** `null`: within the limit, or without one. */
      reason: LimitReason.nullable(),
    }),
  },
});
