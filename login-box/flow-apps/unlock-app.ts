import { createFlowApp } from '../app.tsx';
import { useUnlock } from '../flows/unlock/use-unlock.ts';
import { unlockSteps } from '../pages/unlock/unlock.steps.ts';
import { accountFlowOwn } from '../pages/parts/account-flow-texts.ts';

/** Opening a locked account. */
export const UnlockApp = createFlowApp(useUnlock, unlockSteps, accountFlowOwn);
