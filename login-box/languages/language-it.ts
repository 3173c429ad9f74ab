export { translation } from '#shared/i18n/it/login/first.ts';

export const more = () => import('./language-it-more.ts');
export const further = () => import('./language-it-flows.ts');
