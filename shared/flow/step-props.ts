/** The seam between a flow (machine and hook: rules) and its pages (drawing). */
import type { HostedPage, HostedPageError, StepData } from '#shared/contract/hosted-page.ts';

/** What every page gets. A page draws it and calls back; it knows no API and keeps no state that a machine could keep. */
export interface StepProps {
  /** What the server said at the start: vendor, links, rules, locale. */
  page: HostedPage;
  /** What has been typed so far and is kept between steps, by field name. Never a password. */
  values: Readonly<Record<string, string>>;
  /** What the step needs beside its fields, by flow: see `FlowData`. */
  stepData: Readonly<StepData>;
  error: HostedPageError | undefined;
  /** A call is under way: the button says so and refuses a second press. */
  busy: boolean;
  /** The form was sent: its fields by name. */
  submit(fields: Record<string, string>): void;
  /** Anything else that was pressed, by the machine's event type (past tense: `email.changed`, `resend.requested`). */
  send(event: { type: string; fields?: Readonly<Record<string, string>> }): void;
}

/** What a flow's hook gives: the step to draw, and its props. */
export interface FlowView extends StepProps {
  step: string;
}
