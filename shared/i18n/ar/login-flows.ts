import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsAr } from './login-flow-errors.ts';
import { loginFlowTextsAr } from './login-flow-texts.ts';

export const loginFlowsAr: FurtherLoginBox = { texts: loginFlowTextsAr, errors: loginFlowErrorsAr };
