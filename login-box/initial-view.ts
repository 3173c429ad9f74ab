import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';

/** The initial view of a flow: what the server renders, and all there is of a flow without a machine. */
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
