import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { FlowView, StepProps } from '../shared/flow/step-props.ts';

/** The page of each step of one flow. */
export type StepTable = Readonly<Record<string, ComponentType<StepProps>>>;

/** What one chunk holds: the rules of a flow and its drawings. */
export interface FlowModule {
  useFlow(page: HostedPage): FlowView;
  steps: StepTable;
}
