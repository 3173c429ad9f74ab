export { loginFlowsNl as translation } from '#shared/i18n/nl/login-flows.ts';
