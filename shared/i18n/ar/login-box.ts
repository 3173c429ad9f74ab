import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsAr } from './login-errors.ts';
import { loginTextsAr } from './login-texts.ts';

export const loginBoxAr: FirstLoginBox = { texts: loginTextsAr, errors: loginErrorsAr };
