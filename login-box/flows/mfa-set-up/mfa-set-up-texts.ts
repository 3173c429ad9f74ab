import type { factorSetUpTexts } from '#shared/i18n/en/login/factor-set-up.ts';
import type { FlowTexts } from '#login-box/texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const mfaSetUpOwn: FlowTexts<typeof factorSetUpTexts> = {};
