import { createFlowApp } from '../app.tsx';
import { useImpersonate } from '../flows/impersonate/use-impersonate.ts';
import { impersonateSteps } from '../pages/impersonate/impersonate.steps.ts';

/** Acting as somebody else. */
export const ImpersonateApp = createFlowApp(useImpersonate, impersonateSteps, 'difficulties');
