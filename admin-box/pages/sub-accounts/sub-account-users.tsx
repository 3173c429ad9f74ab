import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { choicesStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { accountUsersPageSize, useAccountUsers } from './use-accounts.ts';

/** Users to grant access to, or to revoke it from, by ID. */
export type Decisions = ReadonlyMap<string, boolean>;

export interface SubAccountUsersProps {
  tenantId: string;
  decisions: Decisions;
  onChange(decisions: Decisions): void;
}

/** Users of an account with their sub-account access, ten per page, by name; changes are kept while searching. */
export function SubAccountUsers({ tenantId, decisions, onChange }: SubAccountUsersProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const people = useAccountUsers(tenantId, { search, page, order: 'ASC' });
  if (people.isError && !people.data) {
    return (
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
    );
  }
  if (!people.data) return <Skeleton shape="rows" count={3} />;
  const {
    items,
    _metadata: { totalItems },
  } = people.data;
  const decide = (userId: string, before: boolean, allowed: boolean): void => {
    const after = new Map(decisions);
    if (allowed === before) after.delete(userId);
    else after.set(userId, allowed);
    onChange(after);
  };
  return (
    <fieldset css={choicesStyle}>
      <legend>{t('accounts.mayGoBelow')}</legend>
      {search || totalItems > accountUsersPageSize ? (
        <SearchField
          label={t('accounts.findPeople')}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(0);
          }}
        />
      ) : null}
      {items.length > 0 ? null : <p css={mutedStyle}>{t('accounts.nobodyFound')}</p>}
      {items.map(({ id, name, email, tenants }) => {
        const before = tenants[0]?.subAccountAccessAllowed ?? false;
        return (
          <Checkbox
            key={id}
            label={name}
            hint={<bdi>{email}</bdi>}
            checked={decisions.get(id) ?? before}
            onCheckedChange={(checked) => decide(id, before, checked)}
          />
        );
      })}
      {totalItems > accountUsersPageSize ? (
        <Pagination page={page} size={accountUsersPageSize} total={totalItems} onPage={setPage} />
      ) : null}
    </fieldset>
  );
}
