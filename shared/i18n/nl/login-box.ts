import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxNl: LoginBoxTranslation = { texts: {}, errors: {} };
