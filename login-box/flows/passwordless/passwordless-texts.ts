import type { newPasswordTexts } from '#shared/i18n/en/login/new-password.ts';
import type { passwordlessTexts } from '#shared/i18n/en/login/passwordless.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flows of codes and links add to the texts that all flows share. */
export const passwordlessOwn: FlowTexts<typeof newPasswordTexts & typeof passwordlessTexts> = {};
