/** How an account uses the product: what its admins see on the usage page. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime } from './entities.ts';

/** Feature flag of the page (specification, admin portal, section 6). The server answers nothing while it is off. */
export const usageFlag = 'fe-usage-page';

export const UsageSummary = z.object({
  /** The moment it holds for. */
  at: DateTime,
  /** Beginning of the period that is counted. */
  since: DateTime,
  people: z.object({
    total: z.number(),
    active: z.number(),
    invited: z.number(),
    disabled: z.number(),
    /** In the period. */
    joined: z.number(),
    /** Signed in here in the period. */
    seen: z.number(),
  }),
  /** Open now, of how many people. */
  sessions: z.object({ open: z.number(), people: z.number() }),
  /** By day (UTC), the oldest first; a day without any stands there too. */
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
