export { loginBoxDe as translation } from '../../shared/i18n/de/login-box.ts';

export const further = () => import('./language-de-flows.ts');
