import { accountTexts } from '../../../shared/i18n/en/flows/account.ts';

/** What the flow adds to the texts that all flows share. */
export const accountOwn = { texts: accountTexts };
