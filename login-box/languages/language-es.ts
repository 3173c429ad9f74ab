export { loginBoxEs as translation } from '#shared/i18n/es/login-box.ts';

export const more = () => import('./language-es-more.ts');
export const further = () => import('./language-es-flows.ts');
