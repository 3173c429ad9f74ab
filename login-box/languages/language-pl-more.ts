export { translation } from '#shared/i18n/pl/login/more.ts';
