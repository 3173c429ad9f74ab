import type { LoginBoxTranslation } from '../login-box-translation.ts';

export const loginBoxDe: LoginBoxTranslation = { texts: {}, errors: {} };
