import { codeErrors } from '../../../shared/i18n/en/code-errors.ts';
import { socialTexts } from '../../../shared/i18n/en/flows/social.ts';
import { socialErrors } from '../../../shared/i18n/en/social-errors.ts';

/** What the flow adds to the texts that all flows share. */
export const socialOwn = { texts: socialTexts, errors: { ...socialErrors, ...codeErrors } };
