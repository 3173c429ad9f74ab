import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsZh } from './login-errors.ts';
import { loginTextsZh } from './login-texts.ts';

export const loginBoxZh: FirstLoginBox = { texts: loginTextsZh, errors: loginErrorsZh };
