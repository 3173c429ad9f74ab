import { useAcceptInvitation } from '../flows/accept-invitation/use-accept-invitation.ts';
import { acceptInvitationSteps } from '../pages/accept-invitation/accept-invitation.steps.ts';
import type { FlowModule } from '../step-table.ts';

/** Accepting an invitation. */
export const acceptInvitationFlowModule: FlowModule = { useFlow: useAcceptInvitation, steps: acceptInvitationSteps };
