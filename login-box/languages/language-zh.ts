export { translation } from '#shared/i18n/zh/login/first.ts';

export const more = () => import('./language-zh-more.ts');
export const further = () => import('./language-zh-flows.ts');
