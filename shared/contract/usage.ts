/** Usage statistics of an account, for the usage page of its admins. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime } from './entities.ts';

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
});
export type UsageSummary = z.infer<typeof UsageSummary>;

export const usageContract = defineContract({
  'GET /usage/resources/v1/summary': {
    summary:
      'Returns the users, sessions, and sign-ins of the account in the last 30 days; nothing while the flag `fe-usage-page` is off',
    access: 'fe.usage.read',
    response: UsageSummary,
  },
});
