export { loginFlowsPl as translation } from '#shared/i18n/pl/login-flows.ts';
