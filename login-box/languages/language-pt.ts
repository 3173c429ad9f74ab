export { translation } from '#shared/i18n/pt/login/first.ts';

export const more = () => import('./language-pt-more.ts');
export const further = () => import('./language-pt-flows.ts');
