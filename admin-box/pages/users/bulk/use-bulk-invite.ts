/** The calls of a list of invitations. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '#shared/api/api.ts';
import type { BulkStatus, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { loadErrorMessages } from '#admin-box/i18n/error-texts.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { ListedUser } from './bulk-lines.ts';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

const secondsPerDay = 86_400;
/** How often a list that is being worked off is looked at, in milliseconds. */
const pollInterval = 1000;
const bulkKey = ['bulk-invitation'] as const;

export interface SentList {
  people: readonly ListedUser[];
  roleIds: readonly string[];
  /** For lines without days of their own; absent for good. */
  days: number | undefined;
}

/** What the server is asked to do with a list. Lines that are wrong already stay here. */
function bodyOf({ people, roleIds, days }: SentList) {
  const users = people
    .filter(({ problem }) => problem === undefined)
    .map(({ line, email, name, days: own, roles }) => {
      const stay = own ?? days;
      return {
        line,
        email,
        ...(name !== undefined && { name }),
        ...(roles && { roles }),
        ...(stay !== undefined && { expirationInSeconds: stay * secondsPerDay }),
      };
    });
  return { users, ...(roleIds.length > 0 && { roleIds: [...roleIds] }) };
}

export type TriedLine = Omit<CheckedInvitee, 'reason'> & { reason?: string; days?: number | undefined };

/** What would become of each line, those that are wrong already among them, in the order of the text. */
async function tryList(api: Api<PorticoContract>, list: SentList): Promise<TriedLine[]> {
  const body = bodyOf(list);
  const checked =
    body.users.length === 0 ? [] : (await api.post('/identity/resources/users/bulk/v1/check', body)).items;
  const sent = list.people.filter(({ problem }) => problem === undefined);
  const wrong = list.people.filter(({ problem }) => problem !== undefined);
  // the reasons use the texts of error codes, which no failed call has loaded yet
  if (checked.some(({ reason }) => reason !== undefined)) await loadErrorMessages();
  return [
    // by index, since several lines may have the same content
    ...checked.map((item, index): TriedLine => ({
      ...item,
      line: sent[index]!.line,
      days: sent[index]!.days ?? list.days,
    })),
    ...wrong.map(({ line, email, problem }): TriedLine => ({ line, email, verdict: 'invalid', reason: problem! })),
  ].toSorted((one, other) => one.line - other.line);
}

const isAtWork = (status: BulkStatus | null | undefined): boolean =>
  status?.status === 'pending' || status?.status === 'in_progress';
/** While mails leave it is looked at too. */
const isMoving = (status: BulkStatus | null | undefined): boolean =>
  isAtWork(status) || (status?.status === 'completed' && status.mailed < status.invited && status.errors.length === 0);

function latestQuery(api: Api<PorticoContract>) {
  return queryOptions({
    queryKey: bulkKey,
    queryFn: async ({ signal }) => {
      const { item } = await api.get('/identity/resources/users/bulk/v1/latest', { signal });
      if (item && item.errors.length > 0) await loadErrorMessages();
      return item;
    },
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollInterval : false),
  });
}

/** The newest list of the tenant, followed while it is worked off; the people of the page are read again when it is done. */
export function useLatestList(enabled: boolean) {
  const { api } = usePortal();
  const queries = useQueryClient();
  const latest = useQuery({ ...latestQuery(api), enabled });
  const atWork = isAtWork(latest.data);
  const was = useRef(atWork);
  useEffect(() => {
    if (was.current && !atWork) void queries.invalidateQueries({ queryKey: membersKey });
    was.current = atWork;
  }, [atWork, queries]);
  return latest;
}

export function useBulkInvite() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const check = useMutation({ mutationFn: (list: SentList) => tryList(api, list) });
  const send = useMutation({
    mutationFn: async (list: SentList) => {
      await api.post('/identity/resources/users/bulk/v1/invite', bodyOf(list));
      await queries.invalidateQueries({ queryKey: bulkKey });
    },
  });
  const undo = useMutation({
    mutationFn: (id: string) => api.post('/identity/resources/users/bulk/v1/{id}/undo', undefined, { params: { id } }),
    onSuccess(status) {
      queries.setQueryData(bulkKey, status);
      void queries.invalidateQueries({ queryKey: membersKey });
    },
  });
  return { check, send, undo };
}
