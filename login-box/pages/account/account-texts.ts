import { accountTexts } from '../../../shared/i18n/en/flows/account.ts';
import { accountFlowTexts } from '../../../shared/i18n/en/flows/account-flows.ts';

/** What the flow adds to the texts that all flows share. */
export const accountOwn = { texts: { ...accountFlowTexts, ...accountTexts } };
