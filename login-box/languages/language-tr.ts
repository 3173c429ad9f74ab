export { loginBoxTr as translation } from '../../shared/i18n/tr/login-box.ts';
