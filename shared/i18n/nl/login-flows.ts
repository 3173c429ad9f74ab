import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsNl } from './login-flow-errors.ts';
import { loginFlowTextsNl } from './login-flow-texts.ts';

export const loginFlowsNl: FurtherLoginBox = { texts: loginFlowTextsNl, errors: loginFlowErrorsNl };
