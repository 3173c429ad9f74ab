import { css } from '@emotion/react';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import type { Account } from './use-accounts.ts';

/** Truncated at its own end, but aligned with the start of the list. */
const nameStyle = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** What makes an account unlike most: its type, and that it holds others. */
export function AccountMarks({ account: { tenantType, isReseller } }: { account: Account }) {
  const { t } = useTexts();
  const shown = useFieldVisibility();
  return (
    <>
      {tenantType === 'customer' || !shown('tenantType') ? null : <Badge>{t(`accounts.type.${tenantType}`)}</Badge>}{' '}
      {isReseller && shown('isReseller') ? <Badge>{t('accounts.holds')}</Badge> : null}
    </>
  );
}

/** Name of an account, with its path in lists. */
export function AccountTitle({ account }: { account: Account }) {
  const { t } = useTexts();
  const path = account.parentNames.map((name) => `\u2068${name}\u2069`).join(' › ');
  return (
    <span css={titleStyle}>
      <span dir="auto" css={nameStyle}>
        <bdi>{account.name}</bdi> <AccountMarks account={account} />
      </span>
      {path ? <span data-part="detail">{t('accounts.in', { path })}</span> : null}
    </span>
  );
}
