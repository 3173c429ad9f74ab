import type { accountFlowTexts } from '#shared/i18n/en/login/account-flows.ts';
import type { breachedPasswordTexts } from '#shared/i18n/en/login/breached-password.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const breachedPasswordOwn: FlowTexts<typeof accountFlowTexts & typeof breachedPasswordTexts> = {};
