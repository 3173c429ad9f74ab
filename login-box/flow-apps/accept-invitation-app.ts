import { createFlowApp } from '../app.tsx';
import { useAcceptInvitation } from '../flows/accept-invitation/use-accept-invitation.ts';
import { accountFlowOwn } from '../pages/parts/account-flow-texts.ts';
import { acceptInvitationSteps } from '../pages/accept-invitation/accept-invitation.steps.ts';

/** Accepting an invitation. */
export const AcceptInvitationApp = createFlowApp(useAcceptInvitation, acceptInvitationSteps, accountFlowOwn);
