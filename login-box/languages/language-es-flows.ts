export { loginFlowsEs as translation } from '#shared/i18n/es/login-flows.ts';
