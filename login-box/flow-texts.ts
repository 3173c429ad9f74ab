import type { HostedFlow } from '../shared/contract/hosted-page.ts';
import type { FlowTexts } from './texts.tsx';

/** Texts that flows bring along, for the server, which draws every flow. The browser gets them with the flow's chunk. */
export const flowTexts: Readonly<Partial<Record<HostedFlow, FlowTexts>>> = {};
