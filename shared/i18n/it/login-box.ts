import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxIt: LoginBoxTranslation = { texts: {}, errors: {} };
