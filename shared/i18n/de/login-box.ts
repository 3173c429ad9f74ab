import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsDe } from './login-errors.ts';
import { loginTextsDe } from './login-texts.ts';

export const loginBoxDe: FirstLoginBox = { texts: loginTextsDe, errors: loginErrorsDe };
