import { createFlowApp } from '../app.tsx';
import { useLogin } from '../flows/login/use-login.ts';
import { loginSteps } from '../pages/login/login.steps.ts';

/** Signing in. In the first chunk, since nearly everybody needs it. */
export const LoginApp = createFlowApp(useLogin, loginSteps);
