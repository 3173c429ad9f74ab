import type { FirstLoginBox } from '#shared/i18n/login-box-translation.ts';
import { errors } from './errors.ts';
import { texts } from './texts.ts';

export const translation: FirstLoginBox = { texts, errors };

export const more = () => import('./more.ts');
export const flows = () => import('./flows.ts');
