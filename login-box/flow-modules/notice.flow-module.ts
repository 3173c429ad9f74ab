import { noticeSteps } from '../pages/notice/notice.steps.ts';
import { stillView } from '../still-view.ts';
import type { FlowModule } from '../step-table.ts';

/** A page that only tells something. */
export const noticeFlowModule: FlowModule = { useFlow: stillView, steps: noticeSteps };
