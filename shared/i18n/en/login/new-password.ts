import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the strength meter. */
export const newPasswordTexts = {
  'strength.0': 'Very weak',
  'strength.1': 'Weak',
  'strength.2': 'Fair',
  'strength.3': 'Good',
  'strength.4': 'Strong',
} as const satisfies Catalogue;
