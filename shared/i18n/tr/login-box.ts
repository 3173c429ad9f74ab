import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxTr: LoginBoxTranslation = { texts: {}, errors: {} };
