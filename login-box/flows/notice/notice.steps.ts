import type { StepTable } from '#login-box/step-table.ts';
import { NoticePage } from './notice.page.tsx';
import { SsoTestedPage } from './sso-tested.page.tsx';

export const noticeSteps = { error: NoticePage, ssoTested: SsoTestedPage } satisfies StepTable;
