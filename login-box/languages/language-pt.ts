export { loginBoxPt as translation } from '#shared/i18n/pt/login-box.ts';

export const more = () => import('./language-pt-more.ts');
export const further = () => import('./language-pt-flows.ts');
