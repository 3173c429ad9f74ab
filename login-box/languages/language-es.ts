export { loginBoxEs as translation } from '../../shared/i18n/es/login-box.ts';
