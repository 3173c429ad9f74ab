import type { FurtherLoginBox } from '#shared/i18n/login-box-translation.ts';
import { loginFlowErrorsDe } from './login-flow-errors.ts';
import { loginFlowTextsDe } from './login-flow-texts.ts';

export const loginFlowsDe: FurtherLoginBox = { texts: loginFlowTextsDe, errors: loginFlowErrorsDe };
