import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsEs } from './login-flow-errors.ts';
import { loginFlowTextsEs } from './login-flow-texts.ts';

export const loginFlowsEs: FurtherLoginBox = { texts: loginFlowTextsEs, errors: loginFlowErrorsEs };
