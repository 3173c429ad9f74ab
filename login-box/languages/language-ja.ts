export { translation } from '#shared/i18n/ja/login/first.ts';

export const more = () => import('./language-ja-more.ts');
export const further = () => import('./language-ja-flows.ts');
