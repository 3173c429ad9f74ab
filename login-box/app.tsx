import { useCallback } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { FlowView } from '../shared/flow/step-props.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import type { FlowModule, StepTable } from './step-table.ts';
import { TextsProvider } from './texts.tsx';

/** Draws the step a flow is at. A step that has no page, from a newer server, becomes a notice with a way back. */
export function StepView({ view, steps }: { view: FlowView; steps: StepTable }) {
  const Page = steps[view.step] ?? NoticePage;
  return (
    <TextsProvider locale={view.page.locale}>
      <Page {...view} />
    </TextsProvider>
  );
}

/** A flow at work: its hook says which step, its table says which page. The module must not change while this is mounted. */
export function LoginBoxApp({ page, flow }: { page: HostedPage; flow: FlowModule }) {
  const view = flow.useFlow(page);
  const submit = useCallback((fields: Record<string, string>) => view.submit(fields), [view]);
  return <StepView view={{ ...view, submit }} steps={flow.steps} />;
}
