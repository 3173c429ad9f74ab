import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxJa: LoginBoxTranslation = { texts: {}, errors: {} };
