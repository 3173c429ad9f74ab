import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxPl: LoginBoxTranslation = { texts: {}, errors: {} };
