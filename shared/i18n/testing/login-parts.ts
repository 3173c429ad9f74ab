/** All texts of the login box at once, which a page never loads. */
import {
  firstErrorParts,
  firstTextParts,
  flowErrorParts,
  flowTextParts,
  moreErrorParts,
  moreTextParts,
} from '#shared/i18n/en/login/parts.ts';

export const loginTextParts = { ...firstTextParts, ...moreTextParts, ...flowTextParts } as const;
export const loginErrorParts = { ...firstErrorParts, ...moreErrorParts, ...flowErrorParts } as const;
