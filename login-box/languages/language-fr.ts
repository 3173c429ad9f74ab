export { loginBoxFr as translation } from '../../shared/i18n/fr/login-box.ts';
