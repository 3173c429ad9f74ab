/** VAT numbers as Stripe keeps them: with a type where it has one, else as a field that invoices show. */
import type Stripe from 'stripe';

export interface StripeTaxId {
  type: Stripe.TaxIdCreateParams['type'];
  value: string;
}

const fieldName = 'Tax ID';
const union = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');
const types: Readonly<Record<string, StripeTaxId['type']>> = {
  ...Object.fromEntries(union.map((country) => [country, 'eu_vat' as const])),
  GB: 'gb_vat',
  CH: 'ch_vat',
  NO: 'no_vat',
};

/** @returns `undefined` for countries whose numbers Stripe does not tell by their letters */
export function taxIdOf(vatId: string): StripeTaxId | undefined {
  const type = types[vatId.slice(0, 2)];
  if (!type) return undefined;
  // the only ones without the letters of their country
  return type === 'no_vat' ? { type, value: `${vatId.slice(2).replace(/MVA$/, '')}MVA` } : { type, value: vatId };
}

export function vatNumberOf({ tax_ids: taxIds, invoice_settings: settings }: Stripe.Customer): string {
  const [known] = taxIds?.data ?? [];
  if (known) return known.type === 'no_vat' ? `NO${known.value}` : known.value;
  return settings.custom_fields?.find(({ name }) => name === fieldName)?.value ?? '';
}

/** The fields of invoices, with or without the number of a country that Stripe has no type for. */
export function invoiceFieldsWith(
  { invoice_settings: settings }: Stripe.Customer,
  vatId: string,
): Stripe.Emptyable<{ name: string; value: string }[]> {
  const others = (settings.custom_fields ?? []).filter(({ name }) => name !== fieldName);
  const fields = [...others, ...(vatId === '' || taxIdOf(vatId) ? [] : [{ name: fieldName, value: vatId }])];
  return fields.length === 0 ? '' : fields;
}
