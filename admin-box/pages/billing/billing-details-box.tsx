import type { BillingAddress } from '#shared/contract/billing/billing-entities.ts';
import { countryName } from '#shared/lib/country-name.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import type { BillingPartProps } from './billing-part.types.ts';

function addressLine(address: BillingAddress, locale: string): string {
  const { addressLine1, addressLine2, postalCode, city, state, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, place, state, country && countryName(country, locale)].filter(Boolean).join(', ');
}

/** Name, address and tax number on invoices. They belong to a payment method. */
export function BillingDetailsBox({ billing: { method }, ask }: BillingPartProps) {
  const { t, locale } = useTexts();
  const { name, email, address = {}, vatId } = method?.billingDetails ?? {};
  const shown = (value: string | undefined) => (value ? <bdi>{value}</bdi> : t('subscriptions.none'));
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-details">
      <header>
        <h2 id="subscriptions-details">{t('subscriptions.details')}</h2>
        {ask && method ? (
          <Button size="sm" aria-describedby="subscriptions-details" onClick={() => ask({ dialog: 'details' })}>
            {t('subscriptions.edit')}
          </Button>
        ) : null}
      </header>
      {method ? (
        <DataList
          items={[
            { term: t('subscriptions.name'), value: shown(name) },
            { term: t('subscriptions.email'), value: shown(email) },
            { term: t('subscriptions.address'), value: shown(addressLine(address, locale)) },
            { term: t('subscriptions.vatId'), value: shown(vatId) },
          ]}
        />
      ) : (
        <p css={mutedStyle}>{t('subscriptions.noDetails')}</p>
      )}
    </section>
  );
}
