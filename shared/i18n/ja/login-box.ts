import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsJa } from './login-errors.ts';
import { loginFlowTextsJa } from './login-flow-texts.ts';
import { loginTextsJa } from './login-texts.ts';

export const loginBoxJa: CompleteLoginBox = { texts: { ...loginTextsJa, ...loginFlowTextsJa }, errors: loginErrorsJa };
