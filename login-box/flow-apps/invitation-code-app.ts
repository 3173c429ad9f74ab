import { createFlowApp } from '../app.tsx';
import { useInvitationCode } from '../flows/invitation-code/use-invitation-code.ts';
import { invitationCodeSteps } from '../pages/invitation-code/invitation-code.steps.ts';

/** Accepting an invitation by a code. */
export const InvitationCodeApp = createFlowApp(useInvitationCode, invitationCodeSteps, 'invitation-unverified');
