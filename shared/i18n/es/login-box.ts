import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsEs } from './login-errors.ts';
import { loginFlowTextsEs } from './login-flow-texts.ts';
import { loginTextsEs } from './login-texts.ts';

export const loginBoxEs: CompleteLoginBox = { texts: { ...loginTextsEs, ...loginFlowTextsEs }, errors: loginErrorsEs };
