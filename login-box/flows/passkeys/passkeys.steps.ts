import type { PasskeysStep } from './passkeys.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import { LoginWithPasskeyPage } from './login-with-passkey.page.tsx';
import { PromptPasskeysPage } from './prompt-passkeys.page.tsx';

export const passkeysSteps = {
  loginWithPasskey: LoginWithPasskeyPage,
  checking: LoginSuccessPage,
  promptPasskeys: PromptPasskeysPage,
  goingOn: LoginSuccessPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<PasskeysStep, unknown>;
