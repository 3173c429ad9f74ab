import type { AcceptInvitationStep } from './accept-invitation.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { InvitationFailedPage } from './invitation-failed.page.tsx';
import { InvitationInvalidPage } from './invitation-invalid.page.tsx';
import { InvitationPendingPage } from './invitation-pending.page.tsx';
import { InvitationSuccessPage } from './invitation-success.page.tsx';
import { ValidatingPage } from './validating.page.tsx';

export const acceptInvitationSteps = {
  validating: ValidatingPage,
  pending: InvitationPendingPage,
  success: InvitationSuccessPage,
  invalid: InvitationInvalidPage,
  failed: InvitationFailedPage,
} satisfies StepTable & Record<AcceptInvitationStep, unknown>;
