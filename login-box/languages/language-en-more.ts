import { loginMoreTexts } from '#shared/i18n/en/login/more.ts';
import { otherWaysTexts } from '#shared/i18n/en/login/other-ways.ts';
import { refusedSignInErrors } from '#shared/i18n/en/errors/refused-sign-in.ts';
import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: MoreLoginBox = {
  texts: { ...loginMoreTexts, ...otherWaysTexts },
  errors: refusedSignInErrors,
};
