import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Settings } from '#server/config/load-config.ts';

/** The feature flag under which passkeys are offered to people who have none (planning and login, 4.2). */
const promptFlag = 'show-passkeys-new';

/** What a login box has to know of passkeys; nothing where they are off. */
export function passkeysOf({ signIn, flags }: Settings): { passkeys?: { prompt: boolean } } {
  return isPasskeyOpen(signIn) ? { passkeys: { prompt: flags[promptFlag] === true } } : {};
}
