import { useQuery } from '@tanstack/react-query';
import { useSettled } from '#admin-box/kit/use-settled.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import type { PortalPage } from '#admin-box/page.types.ts';
import type { Command } from './palette-commands.ts';

/** Milliseconds without a key before the server is asked. */
const rest = 200;
const mostPeople = 5;

export interface UserCommands {
  people: Command[];
  searching: boolean;
  failed: boolean;
}

/** Finds users of the tenant by name or email, if their page is available. */
export function useUserCommands(typed: string, shown: readonly PortalPage[]): UserCommands {
  const { api, holds, user } = usePortal();
  const router = useRouter();
  const wanted = typed.trim();
  const search = useSettled(wanted, rest);
  const page = shown.find(({ key }) => key === 'users');
  const enabled = page !== undefined && search.length > 1 && holds('fe.secure.read.users');
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', user.tenantId, search],
    queryFn: ({ signal }) =>
      api.get('/team/resources/members/v1', {
        query: { search, pageSize: mostPeople, pageOffset: 0, sortBy: 'name', sortDirection: 'asc' },
        signal,
      }),
    enabled,
  });
  const isCurrent = enabled && wanted === search;
  const people = (isCurrent ? (data?.items ?? []) : []).map(({ id, name, email }): Command => ({
    id: `user-${id}`,
    group: 'people',
    label: name || email,
    hint: email,
    icon: 'user',
    run: () => router.go({ page: page!.path, query: { search: email, user: id } }),
  }));
  return {
    people,
    searching: wanted.length > 1 && page !== undefined && (isFetching || wanted !== search),
    failed: enabled && isError,
  };
}
