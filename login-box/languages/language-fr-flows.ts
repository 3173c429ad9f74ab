export { translation } from '#shared/i18n/fr/login/further.ts';
