import { codeErrors } from '../../../shared/i18n/en/code-errors.ts';
import { newPasswordTexts } from '../../../shared/i18n/en/flows/new-password.ts';
import { passwordlessTexts } from '../../../shared/i18n/en/flows/passwordless.ts';
import { newPasswordErrors } from '../../../shared/i18n/en/new-password-errors.ts';

/** What the flows of codes and links add to the texts that all flows share. */
export const passwordlessOwn = { texts: { ...passwordlessTexts, ...newPasswordTexts }, errors: { ...codeErrors, ...newPasswordErrors } };
