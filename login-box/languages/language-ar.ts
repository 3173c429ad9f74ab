export { loginBoxAr as translation } from '../../shared/i18n/ar/login-box.ts';
