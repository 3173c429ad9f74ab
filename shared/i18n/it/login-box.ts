import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsIt } from './login-errors.ts';
import { loginFlowTextsIt } from './login-flow-texts.ts';
import { loginTextsIt } from './login-texts.ts';

export const loginBoxIt: CompleteLoginBox = { texts: { ...loginTextsIt, ...loginFlowTextsIt }, errors: loginErrorsIt };
