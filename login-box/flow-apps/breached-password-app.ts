import { createFlowApp } from '../app.tsx';
import { useBreachedPassword } from '../flows/breached-password/use-breached-password.ts';
import { breachedPasswordSteps } from '../pages/breached-password/breached-password.steps.ts';

/** A password that is leaked and opens nothing any more. */
export const BreachedPasswordApp = createFlowApp(useBreachedPassword, breachedPasswordSteps, 'difficulties');
