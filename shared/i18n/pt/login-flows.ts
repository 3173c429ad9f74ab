import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsPt } from './login-flow-errors.ts';
import { loginFlowTextsPt } from './login-flow-texts.ts';

export const loginFlowsPt: FurtherLoginBox = { texts: loginFlowTextsPt, errors: loginFlowErrorsPt };
