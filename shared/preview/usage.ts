/** How the account of the preview uses the product. */
import type { UsageSummary } from '#shared/contract/usage.ts';
import type { PreviewHandlers } from './answers.ts';
import type { PreviewState } from './state.types.ts';

const day = 24 * 3_600_000;
const days = 30;

function summaryOf({ now, members }: PreviewState): UsageSummary {
  const since = now - days * day;
  const seenIn = (from: number): number =>
    members.filter(({ lastLogin }) => lastLogin !== undefined && Date.parse(lastLogin) >= from).length;
  const dayOf = (ago: number): string => new Date(now - ago * day).toISOString().slice(0, 10);
  const open = seenIn(now - day);
  return {
    at: new Date(now).toISOString(),
    since: new Date(since).toISOString(),
    people: {
      total: members.length,
      active: members.filter((member) => member.activatedForTenant && !member.isDisabled).length,
      invited: members.filter((member) => !member.activatedForTenant && !member.isDisabled).length,
      disabled: members.filter((member) => member.isDisabled).length,
      joined: members.filter(({ createdAt }) => Date.parse(createdAt) >= since).length,
      seen: seenIn(since),
    },
    sessions: { open, people: open },
    // fewer at the ends of weeks
    signIns: Array.from({ length: days }, (_, index) => ({
      day: dayOf(days - 1 - index),
      count: Math.round((members.length / 3) * (index % 7 > 4 ? 0.2 : 1)),
    })),
  };
}

export const usageLists = ['GET /usage/resources/v1/summary'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewUsageHandlers(state: PreviewState): PreviewHandlers {
  return { 'GET /usage/resources/v1/summary': () => summaryOf(state) };
}
