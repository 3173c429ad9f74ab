export { translation } from '#shared/i18n/nl/login/more.ts';
