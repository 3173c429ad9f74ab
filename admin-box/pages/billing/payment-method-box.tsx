import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { CardLine } from '#admin-box/kit/billing/card-line.tsx';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import type { BillingPartProps } from './billing-part.types.ts';

export function PaymentMethodBox({ billing: { method }, ask }: BillingPartProps) {
  const { t } = useTexts();
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-method">
      <header>
        <h2 id="subscriptions-method">{t('subscriptions.method')}</h2>
        {ask ? (
          <Button size="sm" onClick={() => ask({ dialog: 'card' })}>
            {t(method ? 'subscriptions.updateCard' : 'subscriptions.addCard')}
          </Button>
        ) : null}
      </header>
      {method ? <CardLine method={method} /> : <p css={mutedStyle}>{t('subscriptions.noMethod')}</p>}
    </section>
  );
}
