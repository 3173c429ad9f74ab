import type { InvitationCodeStep } from '../../flows/invitation-code/invitation-code.machine.ts';
import type { StepTable } from '../../step-table.ts';
import { InvitationFailedPage } from '../accept-invitation/invitation-failed.page.tsx';
import { InvitationInvalidPage } from '../accept-invitation/invitation-invalid.page.tsx';
import { InvitationSuccessPage } from '../accept-invitation/invitation-success.page.tsx';
import { ValidateInvitationPage } from './validate-invitation.page.tsx';

export const invitationCodeSteps = {
  validate: ValidateInvitationPage,
  success: InvitationSuccessPage,
  invalid: InvitationInvalidPage,
  failed: InvitationFailedPage,
} satisfies StepTable & Record<InvitationCodeStep, unknown>;
