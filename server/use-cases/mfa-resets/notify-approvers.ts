/** Mails each admin who may approve a factor reset a link of their own to approve or decline it. */
import {
  insertApprover,
  listPossibleApprovers,
  type PossibleApprover,
} from '#server/db/queries/mfa/factor-reset-approvers.ts';
import type { MemberRow } from '#server/db/queries/core/members.ts';
import { findTenant, listAssignableRoles, listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { managingPermission } from '#server/domain/users/team.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';

/** Path of the page where an admin decides. */
export const approvalPath = '/account/approve';
/** The only step of this flow: approval by a second admin. */
export const approvalStep = 'second-admin';
/**
 * Maximum number of approvers to mail; others find the request in the portal. With hundreds of recipients, none would
 * feel responsible.
 */
const mostAsked = 25;

/** Names of the three ids in the API and in the URL of the page. */
export interface ApprovalIds {
  approvalFlowExecutionId: string;
  /** Token of one admin; contains no user id. */
  approverId: string;
  approvalFlowStepId: string;
}

interface Asked {
  caller: Caller;
  member: MemberRow;
  resetId: string;
  expiresAt: Date;
}

/** Mails the approvers. Call it in the transaction that starts the reset. */
export async function notifyApprovers(context: AnonymousTransaction, asked: Asked): Promise<void> {
  const { tx } = context;
  const { caller, member } = asked;
  const requester = await findUserById(tx, caller.userId);
  const tenant = await findTenant(tx, caller.tenantId);
  const values = {
    actor: requester?.name ?? '',
    tenantName: tenant?.name ?? '',
    personName: member.name,
    personEmail: member.email,
    dueAt: dateTimeValue(asked.expiresAt),
  };
  for (const approver of await possibleApprovers(context, asked)) {
    const link = await newLink(context, asked, approver);
    await mailUser(context, {
      to: approver,
      mail: 'factor-reset-approve',
      values,
      link,
      notAfter: asked.expiresAt,
    });
  }
}

/** Lists admins who may confirm the reset; the same rules are checked again when one decides. */
async function possibleApprovers(
  { tx, now }: AnonymousTransaction,
  { caller: { tenantId, userId }, member }: Asked,
): Promise<PossibleApprover[]> {
  const roles = await listAssignableRoles(tx, tenantId);
  const roleIds = roles.filter((role) => holdsPermission(role.permission_keys, managingPermission)).map(({ id }) => id);
  const levels = (await listHeldRoles(tx, [member.id]))
    .filter((role) => role.held_in === tenantId)
    .map((role) => role.level);
  const level = member.super_user ? 'super' : Math.min(lowestRank, ...levels);
  return await listPossibleApprovers(
    tx,
    { tenantId, roleIds, level, except: [member.id, userId], limit: mostAsked },
    now,
  );
}

/** Rank of a user without roles. */
const lowestRank = 2_147_483_647;

async function newLink(
  { services, tx, now }: AnonymousTransaction,
  { caller, resetId, expiresAt }: Asked,
  approver: PossibleApprover,
): Promise<string> {
  const token = randomToken(services.random);
  const created_at = now;
  await insertApprover(tx, {
    token_hash: sha256(token),
    reset_id: resetId,
    tenant_id: caller.tenantId,
    user_id: approver.id,
    created_at,
    expires_at: expiresAt,
  });
  const ids: ApprovalIds = { approvalFlowExecutionId: resetId, approverId: token, approvalFlowStepId: approvalStep };
  return `${services.config.baseUrl}${approvalPath}?${new URLSearchParams({ ...ids }).toString()}`;
}
