import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { AccountTitle } from './account-title.tsx';
import { nameStyle, rowStyle, treeStyle } from './accounts-tree.styles.ts';
import { useChildren } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';

export interface AccountsTreeProps {
  itemsFor(account: Account): MenuItem[];
  onOpen(id: string): void;
  /** ID of the account that is open next to the tree. */
  openRow: string | undefined;
}

/** Sub-accounts of an account, loaded when it is expanded. */
function Children({ parent, ...tree }: AccountsTreeProps & { parent: Account }) {
  const { t } = useTexts();
  const children = useChildren(parent.id);
  if (children.isError && !children.data) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void children.refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('accounts.failed')}
      </Banner>
    );
  }
  if (!children.data) return <Skeleton shape="rows" count={Math.min(parent.numberOfSubAccounts, 3)} />;
  return (
    <ul>
      {children.data.items.map((account) => (
        <Node key={account.id} account={{ ...account, parentNames: [] }} {...tree} />
      ))}
      <More {...children} />
    </ul>
  );
}

/** The next fifty. */
export function More({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: Pick<ReturnType<typeof useChildren>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>) {
  const { t } = useTexts();
  if (!hasNextPage) return null;
  return (
    <li>
      <Button
        variant="ghost"
        loading={isFetchingNextPage}
        loadingLabel={t('common.loading')}
        onClick={() => void fetchNextPage()}
      >
        {t('accounts.more')}
      </Button>
    </li>
  );
}

function Node({ account, ...tree }: AccountsTreeProps & { account: Account }) {
  const { t } = useTexts();
  const shown = useFieldVisibility();
  const [unfolded, setUnfolded] = useState(false);
  const { id, name, numberOfUsers, metadata } = account;
  return (
    <li>
      <div css={rowStyle} data-open={tree.openRow === id || undefined} data-part="account">
        {metadata.isParent ? (
          <IconButton
            icon="right"
            size="sm"
            label={t('accounts.expand', { name })}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          />
        ) : (
          <span />
        )}
        <button type="button" css={nameStyle} onClick={() => tree.onOpen(id)}>
          <AccountTitle account={account} />
        </button>
        <span data-part="counts">
          {shown('numberOfUsers') ? t('accounts.peopleCount', { count: numberOfUsers }) : null}
        </span>
        <RowMenu label={t('accounts.actions', { name })} items={tree.itemsFor(account)} />
      </div>
      {unfolded && metadata.isParent ? <Children parent={account} {...tree} /> : null}
    </li>
  );
}

/** Tree of the active account's sub-accounts; each can be expanded. */
export function AccountsTree({
  rows,
  children,
  ...tree
}: AccountsTreeProps & { rows: readonly Account[]; children: React.ReactNode }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <ul css={treeStyle} aria-label={t('accounts.table', { tenant })} data-part="accounts-tree">
      {rows.map((account) => (
        <Node key={account.id} account={account} {...tree} />
      ))}
      {children}
    </ul>
  );
}
