import type { newPasswordTexts } from '#shared/i18n/en/login/new-password.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What flows in which a password is chosen add to the texts that all flows share. */
export const newPasswordOwn: FlowTexts<typeof newPasswordTexts> = {};
