import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxPt: LoginBoxTranslation = { texts: {}, errors: {} };
