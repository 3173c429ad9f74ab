import { passkeysTexts } from '../../../shared/i18n/en/flows/passkeys.ts';
import { passkeyErrors } from '../../../shared/i18n/en/passkey-errors.ts';
import { secondFactorErrors } from '../../../shared/i18n/en/second-factor-errors.ts';

/** What the flow adds to the texts that all flows share. */
export const passkeysOwn = { texts: passkeysTexts, errors: { ...secondFactorErrors, ...passkeyErrors } };
