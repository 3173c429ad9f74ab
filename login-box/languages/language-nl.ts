export { loginBoxNl as translation } from '../../shared/i18n/nl/login-box.ts';

export const further = () => import('./language-nl-flows.ts');
