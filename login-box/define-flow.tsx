import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ClientErrorCode } from '#shared/i18n/error-codes.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { NoticePage } from './flows/notice/notice.page.tsx';
import type { StepTable } from './step-table.ts';
import { TextsProvider } from './texts.tsx';

/** Renders a flow at its current step. */
export type FlowApp = ComponentType<{ page: HostedPage }>;

/** One flow of the login box, as its entry `flows/<flow>/<flow>.flow.ts` exports it: the content of one chunk. */
export interface Flow<Steps extends StepTable = StepTable> {
  /** Absent where a flow has nothing to decide. */
  machine?: AnyStateMachine;
  /** Type of the event that the form of each step sends. */
  forms?: Readonly<Record<string, string>>;
  /** Page of each step. */
  steps: Steps;
}

/**
 * Renders the current step of a flow. A step without a page (from a newer server) renders a notice with a link back.
 * @param unknown see `FlowParts`
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

interface FlowParts<Steps extends StepTable> extends Flow<Steps> {
  /** Runs the machine: says which step, and with what. */
  useFlow: (page: HostedPage) => FlowView;
  /** Error shown for failures whose code has no text. Default: that sign-in failed. */
  unknown?: ClientErrorCode;
}

/** Ties a flow's rules to its pages. */
export function defineFlow<Steps extends StepTable>({
  useFlow,
  unknown,
  ...flow
}: FlowParts<Steps>): Flow<Steps> & { App: FlowApp } {
  function App({ page }: { page: HostedPage }) {
    return <StepView view={useFlow(page)} steps={flow.steps} unknown={unknown} />;
  }
  return { ...flow, App };
}
