import { css } from '@emotion/react';
import type { PaymentMethod } from '#shared/contract/billing/billing-entities.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { hasExpired } from '#admin-box/kit/checkout/card-number.ts';
import { brandName, useMoney } from './use-money.ts';

const lineStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portico-space-3);
  align-items: center;
  margin: 0;
  & > [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 32px;
    border-radius: var(--portico-radius-sm);
    background: var(--portico-color-surface-active);
  }
  & b {
    display: block;
    font-weight: var(--portico-weight-medium);
  }
  & [data-part='detail'] {
    color: var(--portico-color-text-muted);
  }
`;

/** A saved card: brand, last four digits, and its last month. */
export function CardLine({ method }: { method: PaymentMethod }) {
  const { t } = useTexts();
  const { expiry } = useMoney();
  const { brand = '', last4 = '', expMonth, expYear } = method;
  return (
    <p css={lineStyle} data-part="card">
      <span data-part="mark" aria-hidden="true">
        <Icon name="card" />
      </span>
      <span>
        <b>{t('subscriptions.cardEnding', { brand: brandName(brand), last4 })}</b>
        {expMonth !== undefined && expYear !== undefined ? (
          <span data-part="detail">
            {t(
              hasExpired({ expMonth, expYear }, Date.now()) ? 'subscriptions.cardExpired' : 'subscriptions.cardExpires',
              { date: expiry(expMonth, expYear) },
            )}
          </span>
        ) : null}
      </span>
    </p>
  );
}
