export { translation } from '#shared/i18n/it/login/more.ts';
