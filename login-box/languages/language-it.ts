export { loginBoxIt as translation } from '../../shared/i18n/it/login-box.ts';
