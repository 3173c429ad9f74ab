import type { FurtherLoginBox } from '../login-box-translation.ts';
import { loginFlowErrorsPt } from './login-flow-errors.ts';
import { loginFlowTextsPt } from './login-flow-texts.ts';

export const loginFlowsPt: FurtherLoginBox = { texts: loginFlowTextsPt, errors: loginFlowErrorsPt };
