import { createFlowApp } from '../app.tsx';
import { noticeSteps } from '../pages/notice/notice.steps.ts';
import { stillView } from '../still-view.ts';

/** A page that only tells something. */
export const NoticeApp = createFlowApp(stillView, noticeSteps);
