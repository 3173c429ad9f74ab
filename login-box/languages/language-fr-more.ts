export { translation } from '#shared/i18n/fr/login/more.ts';
