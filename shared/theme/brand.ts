import { defaultBrand } from './tokens.ts';

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const functionalColour = /^(?:rgb|hsl|oklch|oklab)\([\d\s.,%/-]+(?:deg)?[\d\s.,%/-]*\)$/i;
const namedColour = /^[a-z]{3,24}$/i;

/**
 * The vendor's colour as it may stand in a style sheet. Anything that is not plainly a colour becomes the default one,
 * so that a setting can never carry further rules into the sheet.
 */
export function safeBrand(brand: string): string {
  const trimmed = brand.trim();
  const known = [hexColour, functionalColour, namedColour].some((form) => form.test(trimmed));
  return known ? trimmed : defaultBrand;
}

/** The one rule that differs between boxes. */
export function brandRule(brand: string): string {
  return `:host{--portico-brand:${safeBrand(brand)} !important}`;
}
