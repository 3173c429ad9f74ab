import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsJa } from './login-errors.ts';
import { loginTextsJa } from './login-texts.ts';

export const loginBoxJa: FirstLoginBox = { texts: loginTextsJa, errors: loginErrorsJa };
