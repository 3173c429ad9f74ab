import type { CompleteLoginBox } from '../login-box-translation.ts';
import { loginErrorsTr } from './login-errors.ts';
import { loginFlowTextsTr } from './login-flow-texts.ts';
import { loginTextsTr } from './login-texts.ts';

export const loginBoxTr: CompleteLoginBox = { texts: { ...loginTextsTr, ...loginFlowTextsTr }, errors: loginErrorsTr };
