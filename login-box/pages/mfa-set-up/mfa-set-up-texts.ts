import { codeErrors } from '../../../shared/i18n/en/code-errors.ts';
import { factorSetUpTexts } from '../../../shared/i18n/en/flows/factor-set-up.ts';
import { secondFactorErrors } from '../../../shared/i18n/en/second-factor-errors.ts';

/** What the flow adds to the texts that all flows share. */
export const mfaSetUpOwn = { texts: factorSetUpTexts, errors: { ...secondFactorErrors, ...codeErrors } };
