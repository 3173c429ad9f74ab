import type { FlowLoginBox } from '#shared/i18n/login-box-translation.ts';
import { errors } from './flow-errors.ts';
import { texts } from './flow-texts.ts';

export const translation: FlowLoginBox = { texts, errors };
