import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsEs } from './login-errors.ts';
import { loginTextsEs } from './login-texts.ts';

export const loginBoxEs: FirstLoginBox = { texts: loginTextsEs, errors: loginErrorsEs };
