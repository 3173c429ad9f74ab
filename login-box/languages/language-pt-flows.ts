export { loginFlowsPt as translation } from '#shared/i18n/pt/login-flows.ts';
