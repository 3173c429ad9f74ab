import type { FurtherLoginBox } from '../login-box-translation.ts';
import { loginFlowErrorsPl } from './login-flow-errors.ts';
import { loginFlowTextsPl } from './login-flow-texts.ts';

export const loginFlowsPl: FurtherLoginBox = { texts: loginFlowTextsPl, errors: loginFlowErrorsPl };
