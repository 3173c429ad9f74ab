import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsFr } from './login-errors.ts';
import { loginFlowTextsFr } from './login-flow-texts.ts';
import { loginTextsFr } from './login-texts.ts';

export const loginBoxFr: CompleteLoginBox = { texts: { ...loginTextsFr, ...loginFlowTextsFr }, errors: loginErrorsFr };
