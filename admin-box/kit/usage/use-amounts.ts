import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Quantities as people of the language write them, with the unit where asked. */
export function useAmounts(unit: string) {
  const { locale } = useTexts();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    plain: (quantity: number) => number.format(quantity),
    // isolated: in a language from right to left the unit would come before its number
    withUnit: (quantity: number) =>
      unit === '' ? number.format(quantity) : `\u2068${number.format(quantity)} ${unit}\u2069`,
  };
}
