import type { passkeysTexts } from '#shared/i18n/en/login/passkeys.ts';
import type { secondFactorTexts } from '#shared/i18n/en/login/second-factor.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. A passkey says the same here as where it signs in. */
export const mfaOwn: FlowTexts<typeof secondFactorTexts & typeof passkeysTexts> = {};
