import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsDe } from './login-errors.ts';
import { loginFlowTextsDe } from './login-flow-texts.ts';
import { loginTextsDe } from './login-texts.ts';

export const loginBoxDe: CompleteLoginBox = { texts: { ...loginTextsDe, ...loginFlowTextsDe }, errors: loginErrorsDe };
