import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxFr: LoginBoxTranslation = { texts: {}, errors: {} };
