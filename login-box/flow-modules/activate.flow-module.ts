import { useActivate } from '../flows/activate/use-activate.ts';
import { activateSteps } from '../pages/activate/activate.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Activating an account by its mail link. */
export const activateFlowModule: FlowModule = { useFlow: useActivate, steps: activateSteps };
