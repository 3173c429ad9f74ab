import type { newPasswordTexts } from '#shared/i18n/en/flows/new-password.ts';
import type { passwordlessTexts } from '#shared/i18n/en/flows/passwordless.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flows of codes and links add to the texts that all flows share. */
export const passwordlessOwn: FlowTexts<typeof newPasswordTexts & typeof passwordlessTexts> = {};
