export { translation } from '#shared/i18n/nl/login/further.ts';
