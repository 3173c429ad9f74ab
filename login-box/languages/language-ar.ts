export { translation } from '#shared/i18n/ar/login/first.ts';

export const more = () => import('./language-ar-more.ts');
export const further = () => import('./language-ar-flows.ts');
