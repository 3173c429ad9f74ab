import { createFlowApp } from '../app.tsx';
import { useMfa } from '../flows/mfa/use-mfa.ts';
import { mfaSteps } from '../pages/mfa/mfa.steps.ts';
import { mfaOwn } from '../pages/mfa/mfa-texts.ts';

/** Proving a second factor. */
export const MfaApp = createFlowApp(useMfa, mfaSteps, mfaOwn);
