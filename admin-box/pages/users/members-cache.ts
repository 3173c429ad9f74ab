/** Changes to the loaded rows ahead of the server, and their way back. */
import type { QueryClient } from '@tanstack/react-query';
import type { TeamUser } from '#shared/contract/members.ts';
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
 * Shows a change at once in every loaded page of the list.
 * @returns shows the rows of the given people as they were before; of all whom the change touched unless said
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
