import { useLogin } from '../flows/login/use-login.ts';
import { loginSteps } from '../pages/login/login.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Signing in. In the first chunk, since nearly everybody needs it. */
export const loginFlowModule: FlowModule = { useFlow: useLogin, steps: loginSteps };
