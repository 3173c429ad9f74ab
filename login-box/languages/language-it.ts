export { loginBoxIt as translation } from '#shared/i18n/it/login-box.ts';

export const more = () => import('./language-it-more.ts');
export const further = () => import('./language-it-flows.ts');
