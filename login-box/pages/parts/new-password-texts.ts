import { newPasswordTexts } from '../../../shared/i18n/en/flows/new-password.ts';
import { newPasswordErrors } from '../../../shared/i18n/en/new-password-errors.ts';

/** What flows in which a password is chosen add to the texts that all flows share. */
export const newPasswordOwn = { texts: newPasswordTexts, errors: newPasswordErrors };
