import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsJa } from './login-flow-errors.ts';
import { loginFlowTextsJa } from './login-flow-texts.ts';

export const loginFlowsJa: FurtherLoginBox = { texts: loginFlowTextsJa, errors: loginFlowErrorsJa };
