import type { ssoTestTexts } from '#shared/i18n/en/login/sso-test.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const noticeOwn: FlowTexts<typeof ssoTestTexts> = {};
