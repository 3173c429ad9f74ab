import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsZh } from './login-errors.ts';
import { loginFlowTextsZh } from './login-flow-texts.ts';
import { loginTextsZh } from './login-texts.ts';

export const loginBoxZh: CompleteLoginBox = { texts: { ...loginTextsZh, ...loginFlowTextsZh }, errors: loginErrorsZh };
