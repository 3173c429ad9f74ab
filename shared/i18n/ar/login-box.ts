import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxAr: LoginBoxTranslation = { texts: {}, errors: {} };
