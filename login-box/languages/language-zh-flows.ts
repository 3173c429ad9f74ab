export { loginFlowsZh as translation } from '#shared/i18n/zh/login-flows.ts';
