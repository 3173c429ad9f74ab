/** Amounts are integers in the smallest unit of their currency; the currency decides how many decimals that has. */

/**
 * Decimals of currencies without two (ISO 4217, minor unit). `Intl` has those of daily use instead, which are none for
 * HUF and IDR, say: amounts would be shown a hundred times too high.
 */
const decimals: Readonly<Record<string, number>> = Object.fromEntries([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((currency) => [currency, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
  ...['CLF', 'UYW'].map((currency) => [currency, 4] as const),
]);

const formats = new Map<string, Intl.NumberFormat>();

/** @param amount such as cents for USD, yen for JPY, thousandths for KWD @param currency as in ISO 4217, in any case */
export function formatMoney(amount: number, currency: string, locale = 'en'): string {
  const code = currency.toUpperCase();
  const digits = decimals[code] ?? 2;
  return formatOf(code, digits, locale).format(amount / 10 ** digits);
}

function formatOf(currency: string, digits: number, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
