export { translation } from '#shared/i18n/nl/login/first.ts';

export const more = () => import('./language-nl-more.ts');
export const further = () => import('./language-nl-flows.ts');
