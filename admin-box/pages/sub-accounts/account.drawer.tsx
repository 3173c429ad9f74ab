import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { drawerStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { useRights } from './account-actions.ts';
import { AccountMarks } from './account-title.tsx';
import { AccountUsers } from './account-users.tsx';
import type { Ask } from './ask.types.ts';
import type { Account } from './use-accounts.ts';

export interface AccountDrawerProps {
  account: Account;
  open: boolean;
  onClose(): void;
  items: MenuItem[];
  ask(what: Ask): void;
}

/** Details and users of one account. */
export function AccountDrawer({ account, open, onClose, items, ask }: AccountDrawerProps) {
  const { t, locale } = useTexts();
  const may = useRights();
  const shown = useFieldVisibility();
  const { id, name, alias, tenantType, isReseller, subAccountAccessType, numberOfSubAccounts, createdAt, parentNames } =
    account;
  const [enter, remove] = [items.find((item) => item.id === 'enter'), items.find((item) => item.danger)];
  const others = items.filter((item) => item !== enter && item !== remove);
  const path = parentNames.map((each) => `\u2068${each}\u2069`).join(' › ');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={name}
      description={path ? t('accounts.in', { path }) : <AccountMarks account={account} />}
      footerStart={
        remove ? (
          <Button variant="danger-quiet" onClick={remove.onSelect}>
            {remove.label}
          </Button>
        ) : undefined
      }
      footer={
        <>
          <RowMenu label={t('accounts.actions', { name })} items={others} />
          {enter ? <Button onClick={enter.onSelect}>{enter.label}</Button> : null}
        </>
      }
    >
      <div css={drawerStyle}>
        <DataList
          items={[
            ...(shown('tenantType') ? [{ term: t('accounts.type'), value: t(`accounts.type.${tenantType}`) }] : []),
            ...(alias === undefined || !shown('alias')
              ? []
              : [{ term: t('accounts.alias'), value: <CopyText text={alias} /> }]),
            ...(shown('tenantId') ? [{ term: t('accounts.id'), value: <CopyText text={id} /> }] : []),
            ...(shown('createdAt')
              ? [{ term: t('accounts.created'), value: formatDay(createdAt, Date.now(), locale) }]
              : []),
            ...(isReseller && shown('numberOfSubAccounts')
              ? [{ term: t('accounts.below'), value: t('accounts.belowCount', { count: numberOfSubAccounts }) }]
              : []),
            ...(isReseller && shown('subAccountAccessType')
              ? [{ term: t('accounts.mayGoBelow'), value: t(`accounts.access.${subAccountAccessType}`) }]
              : []),
          ]}
        />
        {may.readPeople ? <AccountUsers account={account} ask={ask} /> : null}
      </div>
    </Drawer>
  );
}
