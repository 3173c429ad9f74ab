export { translation } from '#shared/i18n/tr/login/first.ts';

export const more = () => import('./language-tr-more.ts');
export const further = () => import('./language-tr-flows.ts');
