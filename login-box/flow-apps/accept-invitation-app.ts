import { createFlowApp } from '../app.tsx';
import { useAcceptInvitation } from '../flows/accept-invitation/use-accept-invitation.ts';
import { acceptInvitationSteps } from '../pages/accept-invitation/accept-invitation.steps.ts';

/** Accepting an invitation. */
export const AcceptInvitationApp = createFlowApp(useAcceptInvitation, acceptInvitationSteps, 'invitation-unverified');
