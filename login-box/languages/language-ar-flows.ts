export { translation } from '#shared/i18n/ar/login/further.ts';
