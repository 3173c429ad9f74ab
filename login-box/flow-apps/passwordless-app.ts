import { createFlowApp } from '../app.tsx';
import { usePasswordless } from '../flows/passwordless/use-passwordless.ts';
import { passwordlessSteps } from '../pages/passwordless/passwordless.steps.ts';

/** Signing in without a password. */
export const PasswordlessApp = createFlowApp(usePasswordless, passwordlessSteps);
