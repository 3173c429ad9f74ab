export { loginFlowsJa as translation } from '#shared/i18n/ja/login-flows.ts';
