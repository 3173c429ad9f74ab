import { isColour } from '#shared/lib/is-colour.ts';
import { defaultBrand } from './tokens.ts';

/** The vendor's color, safe to use in a style sheet. Anything that is not a valid color becomes the default one. */
export function safeBrand(brand: string): string {
  return isColour(brand) ? brand.trim() : defaultBrand;
}

/** The one rule that differs between boxes. @param declarations additional ones, written by the server (`shared/lib/theme-style.ts`) */
export function brandRule(brand: string, declarations = ''): string {
  return `:host{--portico-brand:${safeBrand(brand)} !important${declarations && `;${declarations}`}}`;
}
