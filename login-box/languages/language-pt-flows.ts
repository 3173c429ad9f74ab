export { translation } from '#shared/i18n/pt/login/further.ts';
