import type { StepTable } from '#login-box/step-table.ts';
import { NoticePage } from './notice.page.tsx';

export const noticeSteps = { error: NoticePage } satisfies StepTable;
