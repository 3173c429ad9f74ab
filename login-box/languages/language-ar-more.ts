export { translation } from '#shared/i18n/ar/login/more.ts';
