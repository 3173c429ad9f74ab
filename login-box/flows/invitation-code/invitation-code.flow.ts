import { defineFlow } from '#login-box/define-flow.tsx';
import { invitationCodeMachine } from './invitation-code.machine.ts';
import { invitationCodeForms, useInvitationCode } from './use-invitation-code.ts';
import { invitationCodeSteps } from './invitation-code.steps.ts';

/** Accepting an invitation by a code. */
export const flow = defineFlow({
  machine: invitationCodeMachine,
  forms: invitationCodeForms,
  steps: invitationCodeSteps,
  useFlow: useInvitationCode,
  unknown: 'invitation-unverified',
});
