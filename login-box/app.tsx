import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { ClientErrorCode } from '../shared/i18n/en/errors.ts';
import type { FlowView } from '../shared/flow/step-props.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import type { StepTable } from './step-table.ts';
import { TextsProvider } from './texts.tsx';

/** A flow at work: rules and drawings together, what one chunk holds. */
export type FlowApp = ComponentType<{ page: HostedPage }>;

/**
 * Draws the step a flow is at. A step that has no page, from a newer server, becomes a notice with a way back.
 * @param unknown see `createFlowApp`
 */
export function StepView({
  view,
  steps,
  unknown,
}: {
  view: FlowView;
  steps: StepTable;
  unknown?: ClientErrorCode | undefined;
}) {
  const Page = steps[view.step] ?? NoticePage;
  return (
    <TextsProvider page={view.page} unknown={unknown}>
      <Page {...view} />
    </TextsProvider>
  );
}

/**
 * Ties a flow's rules to its drawings.
 * @param useFlow the flow's hook: says which step, and with what
 * @param steps says which page draws it
 * @param unknown what is told of a failure whose code has no text (planning and login, 8); unless said, that signing in failed
 */
export function createFlowApp(
  useFlow: (page: HostedPage) => FlowView,
  steps: StepTable,
  unknown?: ClientErrorCode,
): FlowApp {
  return function FlowAtWork({ page }) {
    return <StepView view={useFlow(page)} steps={steps} unknown={unknown} />;
  };
}
