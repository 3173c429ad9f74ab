export { loginFlowsAr as translation } from '#shared/i18n/ar/login-flows.ts';
