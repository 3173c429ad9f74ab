export { translation } from '#shared/i18n/es/login/first.ts';

export const more = () => import('./language-es-more.ts');
export const further = () => import('./language-es-flows.ts');
