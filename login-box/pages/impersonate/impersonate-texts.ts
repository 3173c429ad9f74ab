import { impersonateTexts } from '../../../shared/i18n/en/flows/impersonate.ts';
import { impersonationErrors } from '../../../shared/i18n/en/impersonation-errors.ts';

/** What the flow adds to the texts that all flows share. */
export const impersonateOwn = { texts: impersonateTexts, errors: impersonationErrors };
