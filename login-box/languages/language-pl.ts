export { loginBoxPl as translation } from '#shared/i18n/pl/login-box.ts';

export const more = () => import('./language-pl-more.ts');
export const further = () => import('./language-pl-flows.ts');
