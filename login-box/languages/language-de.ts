export { loginBoxDe as translation } from '../../shared/i18n/de/login-box.ts';
