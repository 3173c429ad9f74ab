export { translation } from '#shared/i18n/de/login/more.ts';
