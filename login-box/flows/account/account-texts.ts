import type { accountFlowTexts } from '#shared/i18n/en/login/account-flows.ts';
import type { accountTexts } from '#shared/i18n/en/login/account.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const accountOwn: FlowTexts<typeof accountFlowTexts & typeof accountTexts> = {};
