import type { passkeysTexts } from '#shared/i18n/en/login/passkeys.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const passkeysOwn: FlowTexts<typeof passkeysTexts> = {};
