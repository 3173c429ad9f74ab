import { defineFlow } from '#login-box/define-flow.tsx';
import { acceptInvitationMachine } from './accept-invitation.machine.ts';
import { acceptInvitationForms, useAcceptInvitation } from './use-accept-invitation.ts';
import { acceptInvitationSteps } from './accept-invitation.steps.ts';

/** Accepting an invitation. */
export const flow = defineFlow({
  machine: acceptInvitationMachine,
  forms: acceptInvitationForms,
  steps: acceptInvitationSteps,
  useFlow: useAcceptInvitation,
  unknown: 'invitation-unverified',
});
