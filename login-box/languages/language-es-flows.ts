export { translation } from '#shared/i18n/es/login/further.ts';
