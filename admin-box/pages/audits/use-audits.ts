/** Queries of the audit log. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import type { ListQuery } from '#shared/lib/list-query.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { filterNames, filtersOf } from './audit-filters.ts';
import type { AuditFilterName } from './audit-filters.ts';

/** A row of the log with the ID by which lists know their rows. */
export type AuditEvent = AuditRow & { id: string };

/** Columns by which the log is sorted, the usual one first. */
export const sortFields = ['createdAt', 'action', 'email', 'ip', 'severity'] as const;
export type SortField = (typeof sortFields)[number];

export const listRules = { fields: sortFields, direction: 'desc', filters: filterNames } as const;

type AuditsQuery = ListQuery<SortField, AuditFilterName>;

/** Milliseconds between looks while the log is followed live. */
const liveEvery = 5_000;

/**
 * One page of the log.
 * @param until the newest event of the first page that was shown: events that are written meanwhile don't push rows from page to page
 * @param live asks again every few seconds, unless the page is hidden
 */
export function useAudits(
  query: AuditsQuery,
  { now, until, live }: { now: number; until: string | undefined; live: boolean },
) {
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
    refetchInterval: live && liveEvery,
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
