import { createFlowApp } from '../app.tsx';
import { useActivate } from '../flows/activate/use-activate.ts';
import { activateSteps } from '../pages/activate/activate.steps.ts';

/** Activating an account by its mail link. */
export const ActivateApp = createFlowApp(useActivate, activateSteps, 'difficulties');
