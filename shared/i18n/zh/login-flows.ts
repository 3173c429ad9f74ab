import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsZh } from './login-flow-errors.ts';
import { loginFlowTextsZh } from './login-flow-texts.ts';

export const loginFlowsZh: FurtherLoginBox = { texts: loginFlowTextsZh, errors: loginFlowErrorsZh };
