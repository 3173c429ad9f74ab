/** What narrows the audit log: its filters in the address, and as the server takes them. */
import type { ListQuery } from '#shared/lib/list-query.ts';
import { startOfDay } from '#admin-box/kit/calendar-day.ts';

/** Filters by the text of one column, by the parameter of the server. */
const columnFilters = {
  user: 'email',
  action: 'action',
  ip: 'ip',
  device: 'userAgent',
  details: 'json',
} as const;
export type ColumnFilter = keyof typeof columnFilters;
export const columnFilterNames = Object.keys(columnFilters) as ColumnFilter[];

export const filterNames = ['period', 'severity', 'from', 'to', ...columnFilterNames] as const;
export type AuditFilterName = (typeof filterNames)[number];
export type AuditFilters = Partial<Record<AuditFilterName, string>>;

const hour = 3_600_000;
const periods = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour } as const;
export type Period = keyof typeof periods;

/** What each choice of the severity filter asks the server for. */
const severityChoices = {
  medium: 'Medium,High,Critical,Error',
  high: 'High,Critical',
  critical: 'Critical',
  error: 'Error',
} as const;
export type SeverityChoice = keyof typeof severityChoices;

const isOneOf = <T extends object>(choices: T, name: string | undefined): name is Extract<keyof T, string> =>
  name !== undefined && Object.hasOwn(choices, name);

/** Removes every filter. */
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined])) as Record<
  AuditFilterName,
  undefined
>;

function endOfDay(day: string | undefined): Date | undefined {
  const start = startOfDay(day);
  return start && new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1, 0, 0, 0, -1);
}

/** Both ends of the period. A range of days overrules the other periods. */
function timesOf({ period, from, to }: AuditFilters, now: number): { created_from?: string; created_to?: string } {
  const [first, last] = [startOfDay(from), endOfDay(to)];
  if (first && last && last < first) return {};
  if (first || last)
    return { ...(first && { created_from: first.toISOString() }), ...(last && { created_to: last.toISOString() }) };
  // to the minute, so that the question is the same while the page is looked at
  return isOneOf(periods, period)
    ? { created_from: new Date(Math.floor((now - periods[period]) / 60_000) * 60_000).toISOString() }
    : {};
}

/** What narrows the log, as the server takes it: for the list and for the export. */
export function filtersOf(
  { search, filters }: Pick<ListQuery<string, AuditFilterName>, 'search' | 'filters'>,
  now: number,
) {
  const { severity } = filters;
  const columns = columnFilterNames.flatMap((name) => {
    const text = filters[name];
    return text ? [[columnFilters[name], text] as const] : [];
  });
  return {
    ...(search && { filter: search }),
    ...(Object.fromEntries(columns) as Partial<Record<(typeof columnFilters)[ColumnFilter], string>>),
    ...(isOneOf(severityChoices, severity) && { severity: severityChoices[severity] }),
    ...timesOf(filters, now),
  };
}
