import { createFlowApp } from '../app.tsx';
import { usePasskeys } from '../flows/passkeys/use-passkeys.ts';
import { passkeysSteps } from '../pages/passkeys/passkeys.steps.ts';

/** For the page before: passkeys in its address field. */
export { offerPasskeys } from '../flows/passkeys/offer-passkeys.ts';

/** Signing in with a passkey, and the offer to make one. */
export const PasskeysApp = createFlowApp(usePasskeys, passkeysSteps);
