import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsPt } from './login-errors.ts';
import { loginFlowTextsPt } from './login-flow-texts.ts';
import { loginTextsPt } from './login-texts.ts';

export const loginBoxPt: CompleteLoginBox = { texts: { ...loginTextsPt, ...loginFlowTextsPt }, errors: loginErrorsPt };
