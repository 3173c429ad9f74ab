import { flowErrorParts, flowTextParts } from './parts.ts';
import type { FlowLoginBox } from '#shared/i18n/login-box-translation.ts';

export const translation: FlowLoginBox = {
  texts: Object.assign({}, ...Object.values(flowTextParts)),
  errors: Object.assign({}, ...Object.values(flowErrorParts)),
};
