import { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import { signInErrors } from '#shared/i18n/en/errors/sign-in.ts';
import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: FirstLoginBox = { texts: loginBox, errors: signInErrors };

export const more = () => import('./language-en-more.ts');
export const further = () => import('./language-en-flows.ts');
