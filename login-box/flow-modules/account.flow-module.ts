import { useAccount } from '../flows/account/use-account.ts';
import { accountSteps } from '../pages/account/account.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Who is signed in, and the way out. */
export const accountFlowModule: FlowModule = { useFlow: useAccount, steps: accountSteps };
