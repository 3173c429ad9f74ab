import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import type { BankQuestion } from './use-save-card.ts';

const stepStyle = css`
  display: grid;
  gap: var(--portico-space-4);
  & h3,
  & p {
    margin: 0;
  }
  & h3 {
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
`;

/** 3-D Secure of the test provider: the bank asks before the card is saved. */
export function BankStep({ question }: { question: NonNullable<BankQuestion> }) {
  const { t } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section css={stepStyle} aria-labelledby="checkout-bank" data-part="bank">
      <h3 id="checkout-bank">{t('checkout.bankTitle')}</h3>
      <p>{t('checkout.bankText')}</p>
      <div css={buttonsStyle}>
        <Button ref={first} variant="primary" onClick={() => question.answer('succeeded')}>
          {t('checkout.bankApprove')}
        </Button>
        <Button onClick={() => question.answer('failed')}>{t('checkout.bankRefuse')}</Button>
      </div>
    </section>
  );
}
