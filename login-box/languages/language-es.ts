export { loginBoxEs as translation } from '../../shared/i18n/es/login-box.ts';

export const further = () => import('./language-es-flows.ts');
