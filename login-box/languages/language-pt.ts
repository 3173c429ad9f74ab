export { loginBoxPt as translation } from '../../shared/i18n/pt/login-box.ts';

export const further = () => import('./language-pt-flows.ts');
