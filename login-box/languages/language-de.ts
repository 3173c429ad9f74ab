export { translation } from '#shared/i18n/de/login/first.ts';

export const more = () => import('./language-de-more.ts');
export const further = () => import('./language-de-flows.ts');
