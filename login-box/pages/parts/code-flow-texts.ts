import { accountFlowTexts } from '../../../shared/i18n/en/flows/account-flows.ts';
import { passwordlessOwn } from '../passwordless/passwordless-texts.ts';

/** What activating and accepting by a code add to the texts that all flows share. */
export const codeFlowOwn = { texts: { ...passwordlessOwn.texts, ...accountFlowTexts }, errors: passwordlessOwn.errors };
