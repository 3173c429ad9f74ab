import { defineFlow } from '#login-box/define-flow.tsx';
import { noticeSteps } from './notice.steps.ts';
import { initialView } from '#login-box/initial-view.ts';

/** A page that only tells something. */
export const flow = defineFlow({
  steps: noticeSteps,
  useFlow: initialView,
});
