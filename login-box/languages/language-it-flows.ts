export { loginFlowsIt as translation } from '#shared/i18n/it/login-flows.ts';
