import { defineFlow } from '#login-box/define-flow.tsx';
import { passkeysMachine } from './passkeys.machine.ts';
import { passkeysForms, usePasskeys } from './use-passkeys.ts';
import { passkeysSteps } from './passkeys.steps.ts';

/** For the page before: passkeys in its address field. */
export { offerPasskeys } from './offer-passkeys.ts';

/** Signing in with a passkey, and the offer to make one. */
export const flow = defineFlow({
  machine: passkeysMachine,
  forms: passkeysForms,
  steps: passkeysSteps,
  useFlow: usePasskeys,
});
