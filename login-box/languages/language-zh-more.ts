export { translation } from '#shared/i18n/zh/login/more.ts';
