import type { accountFlowTexts } from '#shared/i18n/en/flows/account-flows.ts';
import type { breachedPasswordTexts } from '#shared/i18n/en/flows/breached-password.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const breachedPasswordOwn: FlowTexts<typeof accountFlowTexts & typeof breachedPasswordTexts> = {};
