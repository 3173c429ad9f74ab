import { createFlowApp } from '../app.tsx';
import { newPasswordOwn } from '../pages/parts/new-password-texts.ts';
import { useSignUp } from '../flows/sign-up/use-sign-up.ts';
import { signUpSteps } from '../pages/sign-up/sign-up.steps.ts';

/** Making an account. */
export const SignUpApp = createFlowApp(useSignUp, signUpSteps, newPasswordOwn);
