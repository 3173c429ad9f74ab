import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginErrorsPt } from './login-errors.ts';
import { loginTextsPt } from './login-texts.ts';

export const loginBoxPt: FirstLoginBox = { texts: loginTextsPt, errors: loginErrorsPt };
