import { accountFlowTexts } from '../../../shared/i18n/en/flows/account-flows.ts';
import { breachedPasswordTexts } from '../../../shared/i18n/en/flows/breached-password.ts';

/** What the flow adds to the texts that all flows share. */
export const breachedPasswordOwn = { texts: { ...accountFlowTexts, ...breachedPasswordTexts } };
