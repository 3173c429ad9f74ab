import { createFlowApp } from '../app.tsx';
import { useAccount } from '../flows/account/use-account.ts';
import { accountSteps } from '../pages/account/account.steps.ts';

/** Who is signed in, and the way out. */
export const AccountApp = createFlowApp(useAccount, accountSteps, 'difficulties');
