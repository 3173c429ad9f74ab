import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsNl } from './login-errors.ts';
import { loginTextsNl } from './login-texts.ts';

export const loginBoxNl: FirstLoginBox = { texts: loginTextsNl, errors: loginErrorsNl };
