import { createFlowApp } from '../app.tsx';
import { useUnlock } from '../flows/unlock/use-unlock.ts';
import { unlockSteps } from '../pages/unlock/unlock.steps.ts';

/** Opening a locked account. */
export const UnlockApp = createFlowApp(useUnlock, unlockSteps, 'difficulties');
