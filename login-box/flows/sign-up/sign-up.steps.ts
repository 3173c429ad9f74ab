import type { SignUpStep } from './sign-up.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { SignUpSuccessPage } from './sign-up-success.page.tsx';
import { SignUpPage } from './sign-up.page.tsx';

export const signUpSteps = {
  SignUp: SignUpPage,
  SignUpSuccess: SignUpSuccessPage,
} satisfies StepTable & Record<SignUpStep, unknown>;
