export { loginFlowsTr as translation } from '#shared/i18n/tr/login-flows.ts';
