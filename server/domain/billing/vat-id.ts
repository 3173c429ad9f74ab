/** VAT identification numbers: their form, by the letters they begin with (VIES; the United Kingdom; Switzerland; Norway). */

const forms: readonly RegExp[] = [
  /^ATU\d{8}$/,
  /^BE[01]\d{9}$/,
  /^BG\d{9,10}$/,
  /^CY\d{8}[A-Z]$/,
  /^CZ\d{8,10}$/,
  /^DE\d{9}$/,
  /^DK\d{8}$/,
  /^EE\d{9}$/,
  /^EL\d{9}$/,
  /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  /^FI\d{8}$/,
  /^FR[A-Z0-9]{2}\d{9}$/,
  /^HR\d{11}$/,
  /^HU\d{8}$/,
  /^IE\d{7}[A-W][A-I]?$/,
  /^IT\d{11}$/,
  /^LT(?:\d{9}|\d{12})$/,
  /^LU\d{8}$/,
  /^LV\d{11}$/,
  /^MT\d{8}$/,
  /^NL\d{9}B\d{2}$/,
  /^PL\d{10}$/,
  /^PT\d{9}$/,
  /^RO\d{2,10}$/,
  /^SE\d{12}$/,
  /^SI\d{8}$/,
  /^SK\d{10}$/,
  /^XI(?:\d{9}|\d{12})$/,
  /^GB(?:\d{9}|\d{12})$/,
  /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  /^NO\d{9}(?:MVA)?$/,
];
const known = new Set(forms.map(({ source }) => source.slice(1, 3)));

/**
 * @returns the number without blanks, dots and dashes, in upper case; `undefined` for a wrong form. Numbers of other
 *   countries are kept as they are, if they are letters and digits.
 */
export function readVatId(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (plain === '') return '';
  if (!/^[A-Z0-9]{4,20}$/.test(plain)) return undefined;
  return !known.has(plain.slice(0, 2)) || forms.some((form) => form.test(plain)) ? plain : undefined;
}
