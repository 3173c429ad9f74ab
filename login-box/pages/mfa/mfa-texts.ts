import type { secondFactorTexts } from '../../../shared/i18n/en/flows/second-factor.ts';
import type { FlowTexts } from '../../texts.tsx';

/** What the flow adds to the texts that all flows share. */
export const mfaOwn: FlowTexts<typeof secondFactorTexts> = {};
