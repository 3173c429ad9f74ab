import type { StepTable } from '../../step-table.ts';
import { NoticePage } from './notice.page.tsx';

export const noticeSteps = { error: NoticePage } satisfies StepTable;
