import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsFr } from './login-flow-errors.ts';
import { loginFlowTextsFr } from './login-flow-texts.ts';

export const loginFlowsFr: FurtherLoginBox = { texts: loginFlowTextsFr, errors: loginFlowErrorsFr };
