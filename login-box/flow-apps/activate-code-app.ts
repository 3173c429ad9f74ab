import { createFlowApp } from '../app.tsx';
import { useActivateCode } from '../flows/activate-code/use-activate-code.ts';
import { activateCodeSteps } from '../pages/activate-code/activate-code.steps.ts';

/** Activating an account by a code. */
export const ActivateCodeApp = createFlowApp(useActivateCode, activateCodeSteps, 'difficulties');
