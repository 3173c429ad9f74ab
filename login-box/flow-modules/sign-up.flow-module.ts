import { useSignUp } from '../flows/sign-up/use-sign-up.ts';
import { signUpSteps } from '../pages/sign-up/sign-up.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Making an account. */
export const signUpFlowModule: FlowModule = { useFlow: useSignUp, steps: signUpSteps };
