import { useState } from 'react';
import { userPresets, userStates } from '#shared/lib/users-list.ts';
import type { UsersFilterValue, UserFilter } from '#shared/lib/users-list.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { FilterSelect } from '#admin-box/kit/list/filter-select.tsx';
import type { ListAddress } from '#admin-box/kit/list/list-address.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';
import { useGroupChoices } from '#admin-box/pages/users/use-users.ts';

const labels = {
  active: 'users.active',
  invited: 'users.invited',
  disabled: 'users.disabled',
  locked: 'users.locked',
  'mfa-unenrolled': 'users.showUnenrolled',
  'breached-passwords': 'users.showBreached',
  inactive: 'users.showInactive',
} as const satisfies Record<UsersFilterValue, string>;

export interface UsersFiltersProps {
  list: Pick<ListAddress<never, UserFilter>, 'filter'> & { query: { filters: Partial<Record<UserFilter, string>> } };
  /** Whether the rows have loaded; filter options are fetched after them. */
  ready: boolean;
  /** Rows that are left; without any, the page itself offers to clear the filters. */
  total: number | undefined;
}

const named = (each: { id: string; name: string }) => ({ value: each.id, label: each.name });

/** All groups, if the first answer contains them; otherwise the server searches. */
function useGroupFilter(ready: boolean) {
  const [search, setSearch] = useState('');
  const all = useGroupChoices({ ready }).data;
  const isMore = all !== undefined && all.items.length < all._metadata.totalItems;
  const found = useGroupChoices({ search, ready: ready && isMore }).data;
  return { options: ((isMore ? found : all)?.items ?? []).map(named), onSearch: isMore ? setSearch : undefined };
}

/** What narrows the list: a state or a preset, a role, a group. */
export function UsersFilters({ list, ready, total }: UsersFiltersProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { show = '', role = '', group = '' } = list.query.filters;
  const roles = useTeamRoles(ready).data ?? [];
  const groups = useGroupFilter(ready);
  const shown = [...userStates, ...userPresets].map((value) => ({ value, label: t(labels[value]) }));
  return (
    <>
      <FilterSelect
        label={t('users.status')}
        all={t('users.showAll')}
        value={show}
        options={shown}
        onChange={(next) => list.filter({ show: next || undefined })}
      />
      {holds('fe.secure.read.roles') ? (
        <FilterSelect
          label={t('users.roles')}
          all={t('users.anyRole')}
          value={role}
          options={roles.map(named)}
          onChange={(next) => list.filter({ role: next || undefined })}
        />
      ) : null}
      {holds('fe.secure.read.groups') && (groups.options.length > 0 || groups.onSearch || group) ? (
        <FilterSelect
          label={t('users.groups')}
          all={t('users.anyGroup')}
          value={group}
          {...groups}
          onChange={(next) => list.filter({ group: next || undefined })}
        />
      ) : null}
      {ready && total !== 0 && [show, role, group].filter(Boolean).length > 1 ? (
        <Button variant="ghost" onClick={() => list.filter({ show: undefined, role: undefined, group: undefined })}>
          {t('users.clearFilters')}
        </Button>
      ) : null}
    </>
  );
}
