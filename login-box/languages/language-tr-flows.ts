export { translation } from '#shared/i18n/tr/login/further.ts';
