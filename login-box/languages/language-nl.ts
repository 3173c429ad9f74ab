export { loginBoxNl as translation } from '#shared/i18n/nl/login-box.ts';

export const more = () => import('./language-nl-more.ts');
export const further = () => import('./language-nl-flows.ts');
