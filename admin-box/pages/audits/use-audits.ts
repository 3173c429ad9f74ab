/** Queries of the audit log. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditRow } from '#shared/contract/audits.ts';
import type { ListQuery } from '#shared/lib/list-query.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

/** A row of the log with the ID by which lists know their rows. */
export type AuditEvent = AuditRow & { id: string };

/** Columns by which the log is sorted, the usual one first. */
export const sortFields = ['createdAt', 'action', 'email', 'ip', 'severity'] as const;
export type SortField = (typeof sortFields)[number];

const filterNames = ['period', 'severity', 'user'] as const;
export type AuditFilterName = (typeof filterNames)[number];

export const listRules = { fields: sortFields, direction: 'desc', filters: filterNames } as const;

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

type AuditsQuery = ListQuery<SortField, AuditFilterName>;

const isOneOf = <T extends object>(choices: T, name: string | undefined): name is Extract<keyof T, string> =>
  name !== undefined && Object.hasOwn(choices, name);

/** What narrows the log, as the server takes it: for the list and for the export. */
export function filtersOf({ search, filters }: Pick<AuditsQuery, 'search' | 'filters'>, now: number) {
  const { period, severity, user } = filters;
  return {
    ...(search && { filter: search }),
    ...(user && { email: user }),
    ...(isOneOf(severityChoices, severity) && { severity: severityChoices[severity] }),
    // to the minute, so that the question is the same while the page is looked at
    ...(isOneOf(periods, period) && {
      created_from: new Date(Math.floor((now - periods[period]) / 60_000) * 60_000).toISOString(),
    }),
  };
}

/**
 * One page of the log.
 * @param until the newest event of the first page that was shown: events that are written meanwhile don't push rows from page to page
 */
export function useAudits(query: AuditsQuery, { now, until }: { now: number; until: string | undefined }) {
  const { api } = usePortal();
  const { sortBy, sortDirection, pageOffset, pageSize } = query;
  const asked = {
    ...filtersOf(query, now),
    sortBy,
    sortDirection,
    offset: pageOffset * pageSize,
    count: pageSize,
    ...(pageOffset > 0 && until !== undefined && { created_to: until }),
  };
  return useQuery({
    queryKey: ['audits', 'list', asked],
    queryFn: ({ signal }) => api.get('/audits', { query: asked, signal }),
    select: ({ data, total }) => ({ rows: data.map((row): AuditEvent => ({ ...row, id: row._id })), total }),
    placeholderData: keepPreviousData,
  });
}

export function useAuditStats() {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['audits', 'stats'],
    queryFn: ({ signal }) =>
      api.get('/audits/stats', { query: { sortBy: 'createdAt', sortDirection: 'desc', count: 20 }, signal }),
  });
}

/** Columns of the table and of the file, as the environment describes them. */
export function useAuditColumns() {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['metadata', 'audits'],
    queryFn: ({ signal }) => api.get('/metadata', { query: { entityName: 'audits' }, signal }),
    select: ({ rows }) => (rows[0]?.properties ?? []) as AuditColumn[],
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a row of the metadata says of one column. */
export interface AuditColumn {
  name: string;
  displayName: string;
  type: string;
  sortable: boolean;
  showInTable: boolean;
}
