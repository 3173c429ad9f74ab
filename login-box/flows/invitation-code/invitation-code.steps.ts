import type { InvitationCodeStep } from './invitation-code.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { InvitationFailedPage } from '#login-box/flows/accept-invitation/invitation-failed.page.tsx';
import { InvitationInvalidPage } from '#login-box/flows/accept-invitation/invitation-invalid.page.tsx';
import { InvitationSuccessPage } from '#login-box/flows/accept-invitation/invitation-success.page.tsx';
import { ValidateInvitationPage } from './validate-invitation.page.tsx';

export const invitationCodeSteps = {
  validate: ValidateInvitationPage,
  success: InvitationSuccessPage,
  invalid: InvitationInvalidPage,
  failed: InvitationFailedPage,
} satisfies StepTable & Record<InvitationCodeStep, unknown>;
