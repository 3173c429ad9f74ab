import { useForgotPassword } from '../flows/forgot-password/use-forgot-password.ts';
import { forgotPasswordSteps } from '../pages/forgot-password/forgot-password.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Asking for a reset link. */
export const forgotPasswordFlowModule: FlowModule = { useFlow: useForgotPassword, steps: forgotPasswordSteps };
