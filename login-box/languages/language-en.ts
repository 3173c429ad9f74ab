import { loginBox } from '../../shared/i18n/en/login-box.ts';
import { otherWaysTexts } from '../../shared/i18n/en/flows/other-ways.ts';
import { signInErrors } from '../../shared/i18n/en/sign-in-errors.ts';
import type { FirstLoginBox } from '../../shared/i18n/login-box-translation.ts';

export const translation: FirstLoginBox = { texts: { ...loginBox, ...otherWaysTexts }, errors: signInErrors };

export const further = () => import('./language-en-flows.ts');
