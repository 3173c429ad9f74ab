export { loginFlowsFr as translation } from '#shared/i18n/fr/login-flows.ts';
