/** Shows the approval request behind a mailed link, and applies the decision, by the same rules as in the portal. */
import { findOpenApproval, type ApprovalRow } from '#server/db/queries/mfa/factor-reset-approvers.ts';
import { managingPermission } from '#server/domain/users/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import { callContext, type AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { approvalStep, type ApprovalIds } from './notify-approvers.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';
import { confirmReset, declineReset } from './reset-factors.ts';

const reason = 'an emailed link is read before sign-in';

/**
 * Reads a request without using the link.
 * @throws Refusal `factor-reset-not-found`, the same for an unknown request, a completed one and a token of another
 *   request; `too-many-requests`
 */
export async function readApproval(context: AnonymousContext, ids: ApprovalIds): Promise<ApprovalRow> {
  const { services, now } = context;
  await services.limits.consume('link', context.requestMetadata.ip, services.config.limits.link);
  const { approvalFlowExecutionId, approverId, approvalFlowStepId } = ids;
  const known = approvalFlowStepId === approvalStep && isUuid(approvalFlowExecutionId);
  const row = known
    ? await context.acrossTenants(reason, (tx) =>
        findOpenApproval(tx, approvalFlowExecutionId, sha256(approverId), now),
      )
    : undefined;
  if (!row) throw new Refusal('factor-reset-not-found');
  return row;
}

/**
 * Requires that the admin to whom the link was sent has recently signed in here and has the permission; the link alone
 * is not sufficient.
 * @param caller user who is signed in to this browser
 */
export async function requireApprover(
  context: AnonymousContext,
  approval: ApprovalRow,
  caller: Caller | undefined,
): Promise<Caller> {
  if (!caller) throw new Refusal('reauthentication-required');
  if (caller.userId !== approval.approver_id || caller.tenantId !== approval.tenant_id)
    throw new Refusal('approval-not-yours');
  if (caller.impersonator) throw new Refusal('impersonated-session');
  await requireRecentSignIn(context, caller);
  return caller;
}

/** The user who is signed in to the browser, with the data that permission checks need. */
export interface Approver {
  caller: Caller | undefined;
  requireRight(caller: Caller, permission: string): Promise<void>;
}

/**
 * @returns when the reset takes effect; nothing after a decline
 * @throws Refusal as `readApproval`, `requireApprover` and `confirmReset`
 */
export async function decideApproval(
  context: AnonymousContext,
  { approved, ...ids }: ApprovalIds & { approved: boolean },
  { caller: signedIn, requireRight }: Approver,
): Promise<{ dueAt?: string | undefined }> {
  const approval = await readApproval(context, ids);
  const caller = await requireApprover(context, approval, signedIn);
  await requireRight(caller, managingPermission);
  const decision = callContext(context, caller);
  if (approved) return { dueAt: (await confirmReset(decision, approval.reset_id)).dueAt };
  await declineReset(decision, approval.reset_id);
  return {};
}
