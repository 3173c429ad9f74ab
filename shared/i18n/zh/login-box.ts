import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxZh: LoginBoxTranslation = { texts: {}, errors: {} };
