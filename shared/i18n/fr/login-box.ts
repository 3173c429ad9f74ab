import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsFr } from './login-errors.ts';
import { loginTextsFr } from './login-texts.ts';

export const loginBoxFr: FirstLoginBox = { texts: loginTextsFr, errors: loginErrorsFr };
