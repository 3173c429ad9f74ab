import type { TableColumn } from '#shared/ui/table/table.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import type { ListTableProps } from '#admin-box/kit/list/list-table.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { AccountTitle } from './account-title.tsx';
import { sortFields } from './use-accounts.ts';
import type { Account, SortField } from './use-accounts.ts';

export interface AccountsTableProps extends Pick<
  ListTableProps<Account, SortField>,
  'rows' | 'list' | 'openRow' | 'loading' | 'refreshing' | 'empty'
> {
  itemsFor(account: Account): MenuItem[];
}

function columnsFor({ t, locale }: Texts): TableColumn<Account>[] {
  const now = Date.now();
  return [
    {
      id: 'name',
      header: t('accounts.account'),
      sortable: true,
      inList: 'title',
      cell: (account) => <AccountTitle account={account} />,
    },
    {
      id: 'people',
      header: t('accounts.people'),
      width: 'sm',
      inList: 'note',
      cell: ({ numberOfUsers }) => t('accounts.peopleCount', { count: numberOfUsers }),
    },
    {
      id: 'below',
      header: t('accounts.below'),
      width: 'md',
      minor: true,
      align: 'end',
      cell: ({ numberOfSubAccounts }) => numberOfSubAccounts,
    },
    {
      id: 'createdAt',
      header: t('accounts.created'),
      width: 'md',
      sortable: true,
      minor: true,
      cell: (account) => <span css={mutedStyle}>{formatDay(account.createdAt, now, locale)}</span>,
    },
    {
      id: 'tenantId',
      header: t('accounts.id'),
      width: 'sm',
      sortable: true,
      minor: true,
      cell: ({ id }) => (
        <span css={mutedStyle}>
          <bdi title={id}>{id.length > 9 ? `${id.slice(0, 8)}…` : id}</bdi>
        </span>
      ),
    },
  ];
}

/** Accounts at any depth, as a list. */
export function AccountsTable({ itemsFor, ...table }: AccountsTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  return (
    <ListTable
      {...table}
      label={t('accounts.table', { tenant })}
      columns={columnsFor(texts)}
      fields={sortFields}
      rowMenu={(account) => ({ label: t('accounts.actions', { name: account.name }), items: itemsFor(account) })}
    />
  );
}
