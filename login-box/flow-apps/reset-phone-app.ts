import { createFlowApp } from '../app.tsx';
import { useResetPhone } from '../flows/reset-phone/use-reset-phone.ts';
import { resetPhoneSteps } from '../pages/reset-phone/reset-phone.steps.ts';

/** A lost phone. */
export const ResetPhoneApp = createFlowApp(useResetPhone, resetPhoneSteps, 'difficulties');
