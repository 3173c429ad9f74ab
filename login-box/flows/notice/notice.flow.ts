import { defineFlow } from '#login-box/define-flow.tsx';
import { noticeSteps } from './notice.steps.ts';
import { initialView } from '#login-box/initial-view.ts';

/** A page that only shows a message. */
export const flow = defineFlow({
  steps: noticeSteps,
  useFlow: initialView,
});
