/** All texts of the login box at once, which a page never loads. */
import {
  firstErrorParts,
  firstTextParts,
  furtherErrorParts,
  furtherTextParts,
  moreErrorParts,
  moreTextParts,
} from '#shared/i18n/en/login/parts.ts';

export const loginTextParts = { ...firstTextParts, ...moreTextParts, ...furtherTextParts } as const;
export const loginErrorParts = { ...firstErrorParts, ...moreErrorParts, ...furtherErrorParts } as const;
