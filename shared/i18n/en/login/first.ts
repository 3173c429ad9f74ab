import { signInErrors } from '#shared/i18n/en/errors/sign-in.ts';
import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginBox } from './sign-in.ts';

export const translation: FirstLoginBox = { texts: loginBox, errors: signInErrors };

export const more = () => import('./more.ts');
export const flows = () => import('./flows.ts');
