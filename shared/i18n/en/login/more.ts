import { loginMoreTexts } from './common.ts';
import { otherMethodsTexts } from './other-methods.ts';
import { refusedSignInErrors } from '#shared/i18n/en/errors/refused-sign-in.ts';
import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: MoreLoginBox = {
  texts: { ...loginMoreTexts, ...otherMethodsTexts },
  errors: refusedSignInErrors,
};
