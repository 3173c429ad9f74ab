import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsPl } from './login-errors.ts';
import { loginFlowTextsPl } from './login-flow-texts.ts';
import { loginTextsPl } from './login-texts.ts';

export const loginBoxPl: CompleteLoginBox = { texts: { ...loginTextsPl, ...loginFlowTextsPl }, errors: loginErrorsPl };
