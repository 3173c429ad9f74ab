import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsNl } from './login-errors.ts';
import { loginFlowTextsNl } from './login-flow-texts.ts';
import { loginTextsNl } from './login-texts.ts';

export const loginBoxNl: CompleteLoginBox = { texts: { ...loginTextsNl, ...loginFlowTextsNl }, errors: loginErrorsNl };
