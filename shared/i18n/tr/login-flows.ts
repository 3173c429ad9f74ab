import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsTr } from './login-flow-errors.ts';
import { loginFlowTextsTr } from './login-flow-texts.ts';

export const loginFlowsTr: FurtherLoginBox = { texts: loginFlowTextsTr, errors: loginFlowErrorsTr };
