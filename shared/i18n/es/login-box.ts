import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxEs: LoginBoxTranslation = { texts: {}, errors: {} };
