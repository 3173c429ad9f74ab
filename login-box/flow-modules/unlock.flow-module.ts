import { useUnlock } from '../flows/unlock/use-unlock.ts';
import { unlockSteps } from '../pages/unlock/unlock.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Opening a locked account. */
export const unlockFlowModule: FlowModule = { useFlow: useUnlock, steps: unlockSteps };
