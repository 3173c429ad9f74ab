import { useState } from 'react';
import type { SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { underNameStyle } from '#admin-box/kit/access.styles.ts';
import { useRights } from './account-actions.ts';
import { userStyle } from './account-users.styles.ts';
import type { Ask } from './ask.types.ts';
import { accountUsersPageSize, useAccountUsers } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts } from './use-change-accounts.ts';

interface UsersProps {
  account: Account;
  ask(what: Ask): void;
}

/** Row actions for a user of an account. */
function useUserActions({ account, ask }: UsersProps): (user: SubTenantUser) => MenuItem[] {
  const { t } = useTexts();
  const { api } = usePortal();
  const may = useRights();
  const { runWithToast } = useChangeAccounts();
  const allow = ({ id, name }: SubTenantUser, allowAccess: boolean) =>
    runWithToast(name, t(allowAccess ? 'accounts.allowed' : 'accounts.denied', { name }), () =>
      api.put(
        '/identity/resources/sub-tenants/users/v1/{userId}/access',
        { allowAccess, tenantId: account.id },
        { params: { userId: id } },
      ),
    );
  return (user) => {
    const allowed = user.tenants[0]?.subAccountAccessAllowed ?? false;
    const decides = may.userAccess && account.isReseller && account.subAccountAccessType !== 'alwaysOn';
    return [
      ...(may.giveRoles
        ? [
            {
              id: 'roles',
              label: t('accounts.editRoles'),
              icon: 'role' as const,
              onSelect: () => ask({ kind: 'roles', account, user }),
            },
          ]
        : []),
      ...(decides
        ? [
            {
              id: 'access',
              label: t(allowed ? 'accounts.denyBelow' : 'accounts.allowBelow'),
              icon: 'lock' as const,
              onSelect: () => void allow(user, !allowed),
            },
          ]
        : []),
      ...(may.writePeople
        ? [
            {
              id: 'remove',
              label: t('accounts.removeUser'),
              icon: 'trash' as const,
              danger: true,
              onSelect: () => ask({ kind: 'remove', account, user }),
            },
          ]
        : []),
    ];
  };
}

function AccountUser({ user, account, items }: { user: SubTenantUser; account: Account; items: MenuItem[] }) {
  const { t } = useTexts();
  const shown = useFieldVisibility();
  const here = user.tenants[0];
  const status = here?.activated ? undefined : t('accounts.invited');
  return (
    <li css={userStyle}>
      <span data-part="who">
        <UserCell name={user.name} detail={user.email} picture={user.profilePictureUrl} note={status} />
        <span css={underNameStyle} data-part="roles">
          {shown('roles') ? (
            <TruncatedNames names={(here?.roles ?? []).map(({ name }) => name)} none={t('accounts.noRoles')} />
          ) : null}
          {shown('subAccountAccessAllowed') && account.isReseller && here?.subAccountAccessAllowed ? (
            <span css={mutedStyle}> · {t('accounts.mayGoBelow')}</span>
          ) : null}
        </span>
      </span>
      <RowMenu label={t('accounts.userActions', { name: user.name })} items={items} />
    </li>
  );
}

/** People of an account, ten at a time. */
export function AccountUsers({ account, ask }: UsersProps) {
  const { t } = useTexts();
  const may = useRights();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const people = useAccountUsers(account.id, { search, page });
  const actions = useUserActions({ account, ask });
  const total = people.data?._metadata.totalItems ?? 0;
  const find = (text: string) => {
    setSearch(text);
    setPage(0);
  };
  return (
    <section>
      <div data-part="section-head">
        <h3>{t('accounts.people')}</h3>
        {may.writePeople ? (
          <Button size="sm" icon="plus" onClick={() => ask({ kind: 'people', account })}>
            {t('accounts.addPeople')}
          </Button>
        ) : null}
      </div>
      {search || total > accountUsersPageSize ? (
        <SearchField
          label={t('accounts.findPeople')}
          placeholder={t('accounts.findPeople')}
          value={search}
          onSearch={find}
        />
      ) : null}
      {people.isError && !people.data ? (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" variant="ghost" onClick={() => void people.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('accounts.failed')}
        </Banner>
      ) : people.data ? (
        people.data.items.length > 0 ? (
          <ul>
            {people.data.items.map((user) => (
              <AccountUser key={user.id} user={user} account={account} items={actions(user)} />
            ))}
          </ul>
        ) : (
          <p css={mutedStyle}>{t('accounts.nobody')}</p>
        )
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
      {total > accountUsersPageSize ? (
        <Pagination page={page} size={accountUsersPageSize} total={total} onPage={setPage} />
      ) : null}
    </section>
  );
}
