export { translation } from '#shared/i18n/tr/login/more.ts';
