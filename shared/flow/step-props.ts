/** The interface between a flow (machine and hook: logic) and its pages (rendering). */
import type { HostedPage, HostedPageError, StepData } from '#shared/contract/sign-in/hosted-page.ts';

/**
 * Props of every page. A page renders them and calls back; it does not call the API or hold state that a machine could
 * hold.
 */
export interface StepProps {
  /** The server's initial props: vendor, links, rules, locale. */
  page: HostedPage;
  /** Values entered so far and kept between steps, by field name. Never a password. */
  values: Readonly<Record<string, string>>;
  /** Data of the step in addition to form fields, by flow: see `FlowData`. */
  stepData: Readonly<StepData>;
  error: HostedPageError | undefined;
  /** A call is in progress: the button shows it and ignores further presses. */
  busy: boolean;
  /** The form was submitted: its fields by name. */
  submit(fields: Record<string, string>): void;
  /** Any other user action, by the machine's event type (past tense: `email.changed`, `resend.requested`). */
  send(event: { type: string; fields?: Readonly<Record<string, string>> }): void;
}

/** Return value of a flow's hook: the step to render, and its props. */
export interface FlowView extends StepProps {
  step: string;
}
