import { createFlowApp } from '../app.tsx';
import { useSignUp } from '../flows/sign-up/use-sign-up.ts';
import { signUpSteps } from '../pages/sign-up/sign-up.steps.ts';

/** Making an account. */
export const SignUpApp = createFlowApp(useSignUp, signUpSteps, 'difficulties');
