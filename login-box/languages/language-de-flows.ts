export { translation } from '#shared/i18n/de/login/further.ts';
