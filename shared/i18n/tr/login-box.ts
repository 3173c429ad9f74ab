import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsTr } from './login-errors.ts';
import { loginTextsTr } from './login-texts.ts';

export const loginBoxTr: FirstLoginBox = { texts: loginTextsTr, errors: loginErrorsTr };
