import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { FlowView } from '../shared/flow/step-props.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import type { StepTable } from './step-table.ts';
import { TextsProvider } from './texts.tsx';

/** A flow at work: rules and drawings together, what one chunk holds. */
export type FlowApp = ComponentType<{ page: HostedPage }>;

/** Draws the step a flow is at. A step that has no page, from a newer server, becomes a notice with a way back. */
export function StepView({ view, steps }: { view: FlowView; steps: StepTable }) {
  const Page = steps[view.step] ?? NoticePage;
  return (
    <TextsProvider page={view.page}>
      <Page {...view} />
    </TextsProvider>
  );
}

/**
 * Ties a flow's rules to its drawings.
 * @param useFlow the flow's hook: says which step, and with what
 * @param steps says which page draws it
 */
export function createFlowApp(useFlow: (page: HostedPage) => FlowView, steps: StepTable): FlowApp {
  return function FlowAtWork({ page }) {
    return <StepView view={useFlow(page)} steps={steps} />;
  };
}
