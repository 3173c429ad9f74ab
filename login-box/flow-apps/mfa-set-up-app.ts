import { createFlowApp } from '../app.tsx';
import { useMfaSetUp } from '../flows/mfa-set-up/use-mfa-set-up.ts';
import { mfaSetUpSteps } from '../pages/mfa-set-up/mfa-set-up.steps.ts';

/** Setting up the first second factor while signing in. */
export const MfaSetUpApp = createFlowApp(useMfaSetUp, mfaSetUpSteps);
