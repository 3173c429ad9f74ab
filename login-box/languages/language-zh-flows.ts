export { translation } from '#shared/i18n/zh/login/further.ts';
