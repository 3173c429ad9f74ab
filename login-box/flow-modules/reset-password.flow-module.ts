import { useResetPassword } from '../flows/reset-password/use-reset-password.ts';
import { resetPasswordSteps } from '../pages/reset-password/reset-password.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Choosing a new password by a mail link. */
export const resetPasswordFlowModule: FlowModule = { useFlow: useResetPassword, steps: resetPasswordSteps };
