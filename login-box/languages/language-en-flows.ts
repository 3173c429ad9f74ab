import { furtherErrorParts, furtherTextParts } from '#shared/i18n/en/login/parts.ts';
import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: FurtherLoginBox = {
  texts: Object.assign({}, ...Object.values(furtherTextParts)),
  errors: Object.assign({}, ...Object.values(furtherErrorParts)),
};
