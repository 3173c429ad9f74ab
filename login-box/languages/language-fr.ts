export { translation } from '#shared/i18n/fr/login/first.ts';

export const more = () => import('./language-fr-more.ts');
export const further = () => import('./language-fr-flows.ts');
