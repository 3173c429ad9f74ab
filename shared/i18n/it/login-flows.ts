import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsIt } from './login-flow-errors.ts';
import { loginFlowTextsIt } from './login-flow-texts.ts';

export const loginFlowsIt: FurtherLoginBox = { texts: loginFlowTextsIt, errors: loginFlowErrorsIt };
