/** What the link of a mail asks an admin, and their yes or no: the same as in the portal, by the same rules. */
import { findOpenApproval, type ApprovalRow } from '#server/db/queries/mfa/factor-reset-approvers.ts';
import { managingPermission } from '#server/domain/people/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import { callContext, type AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { approvalStep, type ApprovalIds } from './ask-approvers.ts';
import { requireRecentSignIn } from '#server/use-cases/proofs/require-recent-sign-in.ts';
import { confirmReset, declineReset } from './reset-factors.ts';

const reason = 'a mail’s link is read before anybody is signed in';

/**
 * Reads a request, and uses nothing up.
 * @throws Refusal `factor-reset-not-found`, alike for what never was, for what is over and for a token of another request;
 * `too-many-requests`
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
 * The link alone decides nothing: whom it was sent to is signed in here, a moment ago, and may do it.
 * @param caller who is signed in to this browser
 * @throws Refusal `reauthentication-required`, `approval-not-yours`, `impersonated-session`, `forbidden`
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

/** Who is signed in to the browser, and what every call that wants a right asks about it. */
export interface Approver {
  caller: Caller | undefined;
  requireRight(caller: Caller, permission: string): Promise<void>;
}

/**
 * @returns when it takes effect; nothing after a no
 * @throws Refusal what reading it, who may, and confirming are refused for
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
