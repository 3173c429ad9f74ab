/** How the account of the preview uses the product. */
import type { UsageMeter, UsageSummary } from '#shared/contract/usage/usage.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

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
    months: members.length === 0 ? [] : monthsBefore(now, 3),
    // fewer at the ends of weeks
    signIns: Array.from({ length: days }, (_, index) => ({
      day: dayOf(days - 1 - index),
      count: Math.round((members.length / 3) * (index % 7 > 4 ? 0.2 : 1)),
    })),
  };
}

/** The last ones before the current one, newest first. */
function monthsBefore(now: number, count: number): string[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - index, 1)).toISOString().slice(0, 7),
  );
}

interface PreviewMeter extends Pick<UsageMeter, 'key' | 'name' | 'unit' | 'aggregation'> {
  /** Part of the limit that the whole month so far has used. */
  share: number;
  limit: number | null;
  perDay: number;
}

/** Near its limit, above it, within it, and without one. */
const meters: readonly PreviewMeter[] = [
  { key: 'requests', name: 'API requests', unit: '', aggregation: 'sum', share: 0.86, limit: 50_000, perDay: 1 },
  { key: 'exports', name: 'Exports', unit: '', aggregation: 'sum', share: 1.12, limit: 400, perDay: 1 },
  { key: 'storage', name: 'Storage', unit: 'GB', aggregation: 'last', share: 0.42, limit: 200, perDay: 1 },
  { key: 'seats', name: 'Seats', unit: '', aggregation: 'max', share: 0, limit: null, perDay: 38 },
];

function metersOf({ now, members }: PreviewState, month?: string): UsageMeter[] {
  const first = new Date(month === undefined ? now : Date.parse(month));
  const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1);
  const end = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  const count = Math.floor((Math.min(now, end - 1) - start) / day) + 1;
  return meters.map(({ share, perDay, ...meter }) => {
    const wanted = meter.limit === null ? perDay : meter.limit * share;
    const dayOf = (index: number): number => {
      if (members.length === 0) return 0;
      if (meter.aggregation === 'sum') return Math.floor((wanted / count) * (1 + 0.4 * Math.sin(index)));
      return Math.round(wanted * (1 - 0.02 * (count - 1 - index)));
    };
    const days = Array.from({ length: count }, (_, index) => ({
      day: new Date(start + index * day).toISOString().slice(0, 10),
      quantity: Math.max(0, dayOf(index)),
    }));
    const quantities = days.map(({ quantity }) => quantity);
    const used = {
      sum: quantities.reduce((sum, quantity) => sum + quantity, 0),
      max: Math.max(...quantities),
      last: quantities.at(-1)!,
    };
    return {
      ...meter,
      used: used[meter.aggregation],
      periodStart: new Date(start).toISOString(),
      periodEnd: new Date(end).toISOString(),
      days,
    };
  });
}

export const usageLists = [
  'GET /usage/resources/v1/summary',
  'GET /usage/resources/v1/meters',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewUsageHandlers(state: PreviewState): PreviewHandlers {
  return {
    'GET /usage/resources/v1/summary': () => summaryOf(state),
    'GET /usage/resources/v1/meters': ({ query }) =>
      metersOf(state, typeof query.month === 'string' ? query.month : undefined),
  };
}
