import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Settings } from '#server/config/load-config.ts';

/** Feature flag: offers passkeys to users without one (planning and login, 4.2). */
const promptFlag = 'show-passkeys-new';

/** The login box's passkey settings; empty if disabled. */
export function passkeysOf({ signIn, flags }: Settings): { passkeys?: { prompt: boolean } } {
  return isPasskeyOpen(signIn) ? { passkeys: { prompt: flags[promptFlag] === true } } : {};
}
