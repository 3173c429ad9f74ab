import { codeErrors } from '../../../shared/i18n/en/code-errors.ts';
import { secondFactorTexts } from '../../../shared/i18n/en/flows/second-factor.ts';
import { secondFactorErrors } from '../../../shared/i18n/en/second-factor-errors.ts';

/** What the flow adds to the texts that all flows share. */
export const mfaOwn = { texts: secondFactorTexts, errors: { ...secondFactorErrors, ...codeErrors } };
