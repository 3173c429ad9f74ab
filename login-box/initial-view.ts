import type { HostedPage } from '#shared/contract/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';

/** A flow as it stands before anything happens: what the server draws, and all there is of a flow without rules of its own. */
export function initialView(page: HostedPage): FlowView {
  return {
    step: page.step,
    page,
    values: page.values,
    stepData: page.stepData,
    error: page.error,
    busy: false,
    submit() {},
    send() {},
  };
}
