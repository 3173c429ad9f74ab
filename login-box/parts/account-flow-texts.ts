import type { accountFlowTexts } from '#shared/i18n/en/login/account-flows.ts';
import type { newPasswordTexts } from '#shared/i18n/en/login/new-password.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flows around signing in add to the texts that all flows share. */
export const accountFlowOwn: FlowTexts<typeof accountFlowTexts & typeof newPasswordTexts> = {};
