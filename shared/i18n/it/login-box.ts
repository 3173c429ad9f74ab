import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsIt } from './login-errors.ts';
import { loginTextsIt } from './login-texts.ts';

export const loginBoxIt: FirstLoginBox = { texts: loginTextsIt, errors: loginErrorsIt };
