import type { accountFlowTexts } from '#shared/i18n/en/login/account-flows.ts';
import type { newPasswordTexts } from '#shared/i18n/en/login/new-password.ts';
import type { passwordlessTexts } from '#shared/i18n/en/login/passwordless.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What activating and accepting by a code add to the texts that all flows share. */
export const codeFlowOwn: FlowTexts<typeof accountFlowTexts & typeof newPasswordTexts & typeof passwordlessTexts> = {};
