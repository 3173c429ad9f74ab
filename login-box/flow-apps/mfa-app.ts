import { createFlowApp } from '../app.tsx';
import { useMfa } from '../flows/mfa/use-mfa.ts';
import { mfaSteps } from '../pages/mfa/mfa.steps.ts';

/** Proving a second factor. */
export const MfaApp = createFlowApp(useMfa, mfaSteps);
