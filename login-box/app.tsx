import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { FlowView } from '../shared/flow/step-props.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import type { StepTable } from './step-table.ts';
import { TextsProvider, type FlowTexts } from './texts.tsx';

/** A flow at work: rules and drawings together, what one chunk holds. */
export type FlowApp = ComponentType<{ page: HostedPage }>;

/** Draws the step a flow is at. A step that has no page, from a newer server, becomes a notice with a way back. */
export function StepView({ view, steps, own }: { view: FlowView; steps: StepTable; own?: FlowTexts | undefined }) {
  const Page = steps[view.step] ?? NoticePage;
  return (
    <TextsProvider page={view.page} own={own}>
      <Page {...view} />
    </TextsProvider>
  );
}

/**
 * Ties a flow's rules to its drawings.
 * @param useFlow the flow's hook: says which step, and with what
 * @param steps says which page draws it
 * @param own texts that only this flow has
 */
export function createFlowApp(useFlow: (page: HostedPage) => FlowView, steps: StepTable, own?: FlowTexts): FlowApp {
  return function FlowAtWork({ page }) {
    return <StepView view={useFlow(page)} steps={steps} own={own} />;
  };
}
