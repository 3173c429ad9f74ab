/** Streaming destinations of the audit log. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditStream, ResendWindow } from '#shared/contract/audits/audit-streams.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const path = '/audits/resources/streams/v1';
const listKey = ['audits', 'streams', 'list'] as const;
/** Milliseconds: the lag is read again while the page is open. */
const refreshed = 10_000;

export function useStreams() {
  const { api } = usePortal();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api.get('/audits/resources/streams/v1', { signal }),
    refetchInterval: refreshed,
  });
}

export interface StreamValues {
  type: AuditStream['type'];
  name?: string;
  url: string;
  secret?: string;
  format: AuditStream['format'];
  minimumSeverity: AuditStream['minimumSeverity'];
  sourcetype?: string | null;
  region?: string | null;
  certificateAuthority?: string | null;
  backfill?: boolean;
}

/** Changes of the list, which is read again after each. */
export function useChangeStreams() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: listKey });
  return {
    async add(values: StreamValues): Promise<AuditStream> {
      const added = await api.post(path, values);
      await readAgain();
      return added;
    },
    async change(id: string, changes: Partial<Omit<StreamValues, 'type' | 'backfill'>> & { isActive?: boolean }) {
      await api.patch(`${path}/{id}`, changes, { params: { id } });
      await readAgain();
    },
    async remove(id: string): Promise<void> {
      await api.delete(`${path}/{id}`, undefined, { params: { id } });
      await readAgain();
    },
    test: (id: string) => api.post(`${path}/{id}/test`, undefined, { params: { id } }),
    async resend(id: string, range: ResendWindow) {
      const plan = await api.post(`${path}/{id}/resend`, range, { params: { id } });
      await readAgain();
      return plan;
    },
    count: (id: string, range: ResendWindow) => api.get(`${path}/{id}/resend`, { params: { id }, query: range }),
  };
}

/** The newest events that a destination refused. */
export function useDeadLetters(id: string) {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['audits', 'streams', 'dead-letters', id],
    queryFn: ({ signal }) =>
      api.get(`${path}/{id}/dead-letters`, { params: { id }, query: { offset: 0, limit: 50 }, signal }),
  });
}
