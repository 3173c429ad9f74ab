export { loginFlowsDe as translation } from '#shared/i18n/de/login-flows.ts';
