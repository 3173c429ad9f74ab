import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsPl } from './login-errors.ts';
import { loginTextsPl } from './login-texts.ts';

export const loginBoxPl: FirstLoginBox = { texts: loginTextsPl, errors: loginErrorsPl };
