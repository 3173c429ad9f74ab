export { translation } from '#shared/i18n/ja/login/further.ts';
