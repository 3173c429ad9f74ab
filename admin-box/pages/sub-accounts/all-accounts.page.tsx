import { lazy } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty, NewButton } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAccountActions, useRights } from './account-actions.ts';
import { AccountsTable } from './accounts-table.tsx';
import { AccountsTree, More } from './accounts-tree.tsx';
import type { Ask } from './ask.types.ts';
import { accountsPageSize, sortFields, useAccount, useAccountList, useChildren } from './use-accounts.ts';

export { portalSubAccounts as texts } from '#shared/i18n/en/portal/sub-accounts.ts';

const AllAccountsOverlays = lazy(async () => ({
  default: (await import('./sub-accounts-overlays.tsx')).AllAccountsOverlays,
}));

/** Switches between tree and list. A search covers all levels, and therefore shows a list. */
function Views({ isList, onList }: { isList: boolean; onList: (list: boolean) => void }) {
  const { t } = useTexts();
  const choice = (label: string, list: boolean) => (
    <Button
      size="sm"
      variant={isList === list ? 'secondary' : 'ghost'}
      aria-pressed={isList === list}
      onClick={() => onList(list)}
    >
      {label}
    </Button>
  );
  return (
    <span role="group" aria-label={t('accounts.view')}>
      {choice(t('accounts.tree'), false)} {choice(t('accounts.list'), true)}
    </span>
  );
}

/** An account that may hold no others. */
function Off() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.allAccounts')} />
      <EmptyState icon="building" title={t('accounts.offTitle')} description={t('accounts.offText', { tenant })} />
    </div>
  );
}

/** Sub-accounts of the active account. */
export function AllAccountsPage() {
  const { t } = useTexts();
  const { tenant, user } = usePortal();
  const list = useListAddress({ fields: sortFields, pageSize: accountsPageSize, filters: ['view'] }, 'account');
  const { query, openId } = list;
  const isList = query.search !== '' || query.filters.view === 'list';
  const children = useChildren(undefined, !isList);
  const all = useAccountList(query, isList);
  const answer = isList ? all : children;
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const itemsFor = useAccountActions(ask);
  const opened = useAccount(openId).data;
  const may = useRights();
  const total = isList ? all.data?._metadata.totalItems : children.data?.total;
  const create = {
    label: t('accounts.new'),
    onClick: may.write ? () => ask({ kind: 'create', parent: undefined }) : undefined,
  };
  if (errorCodeOf(answer.error) === 'sub-accounts-off') return <Off />;
  const empty = (
    <ListEmpty
      icon="building"
      title={t('accounts.emptyTitle')}
      description={t('accounts.emptyText')}
      create={create}
      list={list}
      searched={t('accounts.searched')}
    />
  );
  const isBare = total === 0 && !query.search;
  const own = may.access ? (
    <Button onClick={() => ask({ kind: 'access', account: { id: user.tenantId, name: tenant } })}>
      {t('accounts.hierarchy')}
    </Button>
  ) : null;
  return (
    <ListPage
      title={t('page.allAccounts')}
      lead={t('accounts.text', { tenant })}
      actions={
        isBare ? null : (
          <>
            {own}
            <NewButton {...create} />
          </>
        )
      }
      search={{ label: t('accounts.searchLabel'), placeholder: t('accounts.search') }}
      filters={
        query.search ? null : (
          <Views isList={isList} onList={(wanted) => list.filter({ view: wanted ? 'list' : undefined })} />
        )
      }
      list={list}
      answer={answer}
      failedTitle={t('accounts.failedTitle')}
      total={isList ? total : undefined}
      overlays={
        opened || wasAsked ? (
          <AllAccountsOverlays asked={asked} item={opened} onCloseDialog={close} onCloseDrawer={list.close} ask={ask} />
        ) : null
      }
    >
      {isList ? (
        <AccountsTable
          rows={all.data?.items ?? []}
          list={list}
          itemsFor={itemsFor}
          openRow={openId}
          loading={all.isPending}
          refreshing={all.isPlaceholderData}
          empty={empty}
        />
      ) : children.data ? (
        isBare ? (
          empty
        ) : (
          <AccountsTree rows={children.data.items} itemsFor={itemsFor} onOpen={list.open} openRow={openId}>
            <More {...children} />
          </AccountsTree>
        )
      ) : (
        <Skeleton shape="rows" count={5} />
      )}
    </ListPage>
  );
}
