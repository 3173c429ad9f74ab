import { accountFlowTexts } from '../../../shared/i18n/en/flows/account-flows.ts';
import { newPasswordTexts } from '../../../shared/i18n/en/flows/new-password.ts';
import { newPasswordErrors } from '../../../shared/i18n/en/new-password-errors.ts';

/** What the flows around signing in add to the texts that all flows share. */
export const accountFlowOwn = { texts: { ...accountFlowTexts, ...newPasswordTexts }, errors: newPasswordErrors };
