import type { socialTexts } from '#shared/i18n/en/login/social.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const socialOwn: FlowTexts<typeof socialTexts> = {};
