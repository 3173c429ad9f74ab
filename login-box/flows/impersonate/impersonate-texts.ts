import type { impersonateTexts } from '#shared/i18n/en/login/impersonate.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const impersonateOwn: FlowTexts<typeof impersonateTexts> = {};
