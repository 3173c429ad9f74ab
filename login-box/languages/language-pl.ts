export { translation } from '#shared/i18n/pl/login/first.ts';

export const more = () => import('./language-pl-more.ts');
export const further = () => import('./language-pl-flows.ts');
