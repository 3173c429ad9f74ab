import { loginMoreTexts } from '../../shared/i18n/en/login-more.ts';
import { otherWaysTexts } from '../../shared/i18n/en/flows/other-ways.ts';
import type { MoreLoginBox } from '../../shared/i18n/login-box-translation.ts';

export const translation: MoreLoginBox = { texts: { ...loginMoreTexts, ...otherWaysTexts }, errors: {} };
