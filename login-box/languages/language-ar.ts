export { loginBoxAr as translation } from '#shared/i18n/ar/login-box.ts';

export const more = () => import('./language-ar-more.ts');
export const further = () => import('./language-ar-flows.ts');
