import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsPl } from './login-flow-errors.ts';
import { loginFlowTextsPl } from './login-flow-texts.ts';

export const loginFlowsPl: FurtherLoginBox = { texts: loginFlowTextsPl, errors: loginFlowErrorsPl };
