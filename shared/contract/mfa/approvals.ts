/** Two-person approvals, decided through an emailed link: currently the reset of a user's MFA methods. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime } from '#shared/contract/entities.ts';

/** The execution, the token of the admin who is asked, and the step to decide. */
const ids = {
  approvalFlowExecutionId: z.string().min(1).max(100),
  approverId: z.string().min(1).max(100),
  approvalFlowStepId: z.string().min(1).max(100),
};

export const approvalsContract = defineContract({
  'GET /identity/resources/approval-flows/v1/execution-data': {
    summary: 'Describes the pending request of an emailed link',
    description: 'The link stays valid.',
    access: 'public',
    query: z.object(ids),
    response: z.object({
      approvalFlowName: z.string(),
      approvalFlowDescription: z.string().optional(),
      requester: z.string(),
      approvalFlowRequestDate: DateTime,
    }),
  },
  'POST /identity/resources/approval-flows/v1/approver-action': {
    summary: 'Approves or declines a request by its emailed link',
    description:
      'For the admin whom the link was sent to, in a browser where they signed in within the last ten minutes.',
    // no bearer token: the approver is identified by the browser session
    access: 'refresh-cookie',
    body: z.object({ ...ids, approved: z.boolean() }),
    response: z.object({ success: z.boolean() }),
  },
});
