import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsAr } from './login-errors.ts';
import { loginFlowTextsAr } from './login-flow-texts.ts';
import { loginTextsAr } from './login-texts.ts';

export const loginBoxAr: CompleteLoginBox = { texts: { ...loginTextsAr, ...loginFlowTextsAr }, errors: loginErrorsAr };
