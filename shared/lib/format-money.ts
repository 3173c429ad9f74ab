/** Amounts are integers in the smallest unit of their currency; the currency decides how many decimals that has. */

const formats = new Map<string, Intl.NumberFormat>();

/** @param amount such as cents for USD, yen for JPY, thousandths for KWD @param currency as in ISO 4217, in any case */
export function formatMoney(amount: number, currency: string, locale = 'en'): string {
  const format = formatOf(currency.toUpperCase(), locale);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
