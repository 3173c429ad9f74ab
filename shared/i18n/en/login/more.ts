import { loginMoreTexts } from './common.ts';
import { otherWaysTexts } from './other-ways.ts';
import { refusedSignInErrors } from '#shared/i18n/en/errors/refused-sign-in.ts';
import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: MoreLoginBox = {
  texts: { ...loginMoreTexts, ...otherWaysTexts },
  errors: refusedSignInErrors,
};
