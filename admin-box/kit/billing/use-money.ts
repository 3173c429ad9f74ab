import { directionOf } from '#shared/i18n/languages.ts';
import { formatMoney } from '#shared/lib/format-money.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Amounts in the smallest unit of their currency, and days of billing, as the language writes them. */
export function useMoney() {
  const { locale } = useTexts();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return {
    money: (amount: number, currency: string) => {
      const text = formatMoney(amount, currency, locale);
      // the sign of the currency would change sides within a text from right to left
      return directionOf(locale) === 'rtl' ? `\u2066${text.replaceAll('\u200F', '')}\u2069` : text;
    },
    day: (iso: string) => date.format(new Date(iso)),
    /** Month and year of a card. */
    expiry: (month: number, year: number) =>
      new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric' }).format(new Date(year, month - 1)),
  };
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The name of a card's brand; the word itself for one that nobody knows. */
export const brandName = (brand: string): string => (Object.hasOwn(brands, brand) ? brands[brand]! : brand);
