/** Optimistic updates of the loaded rows, and their rollback. */
import type { QueryClient } from '@tanstack/react-query';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { membersKey } from './use-users.ts';
import type { MembersPage } from './use-users.ts';

/** `null` takes the row away. */
export type MemberChange = (member: TeamUser) => TeamUser | null;

function changePage(page: MembersPage, ids: readonly string[], change: MemberChange): MembersPage {
  const items = page.items.flatMap((member) => {
    const next = ids.includes(member.id) ? change(member) : member;
    return next ? [next] : [];
  });
  return { ...page, items, totalItems: page.totalItems - (page.items.length - items.length) };
}

/**
 * Applies a change optimistically to every loaded page of the list.
 * @returns restores the rows of the given users; by default, of all that the change affected
 */
export function changeMembers(
  queries: QueryClient,
  ids: readonly string[],
  change: MemberChange,
): (ids?: readonly string[]) => void {
  const before = queries.getQueriesData<MembersPage>({ queryKey: membersKey });
  const apply = (wanted: readonly string[]): void => {
    for (const [key, page] of before) {
      if (page) queries.setQueryData<MembersPage>(key, changePage(page, wanted, change));
    }
  };
  apply(ids);
  return (failed = ids) => apply(ids.filter((id) => !failed.includes(id)));
}
