import { furtherErrorParts, furtherTextParts } from './parts.ts';
import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: FurtherLoginBox = {
  texts: Object.assign({}, ...Object.values(furtherTextParts)),
  errors: Object.assign({}, ...Object.values(furtherErrorParts)),
};
