/** Admins who were emailed to be the second approver of a reset, each with a separate token. */
import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';

export async function insertApprover(tx: Tx, approver: Insertable<Tables['factor_reset_approvers']>): Promise<void> {
  await tx.insertInto('factor_reset_approvers').values(approver).execute();
}

export interface ApprovalRow {
  reset_id: string;
  tenant_id: string;
  /** The admin whom the token was sent to. */
  approver_id: string;
  requested_at: Date;
  requester_name: string | null;
  user_name: string;
  user_email: string;
  tenant_name: string;
}

/**
 * The reset of a token, while it can still be decided: neither decided, canceled, lapsed, nor replaced by another
 * request.
 */
export async function findOpenApproval(
  tx: Tx,
  resetId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<ApprovalRow | undefined> {
  return await tx
    .selectFrom('factor_reset_approvers as approver')
    .innerJoin('factor_resets as reset', 'reset.id', 'approver.reset_id')
    .innerJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'reset.tenant_id').onRef('member.id', '=', 'reset.user_id'),
    )
    .innerJoin('tenants as tenant', 'tenant.id', 'reset.tenant_id')
    .leftJoin('people_of_tenants as requester', (join) =>
      join.onRef('requester.tenant_id', '=', 'reset.tenant_id').onRef('requester.id', '=', 'reset.requested_by'),
    )
    .select(['reset.id as reset_id', 'reset.tenant_id', 'approver.user_id as approver_id', 'reset.requested_at'])
    .select([
      'requester.name as requester_name',
      'member.name as user_name',
      'member.email as user_email',
      'tenant.name as tenant_name',
    ])
    .where('approver.token_hash', '=', tokenHash)
    .where('reset.id', '=', resetId)
    .where('approver.expires_at', '>', now)
    .where('reset.expires_at', '>', now)
    .where('reset.ended_at', 'is', null)
    .where('reset.confirmed_at', 'is', null)
    .executeTakeFirst();
}

export interface PossibleApprover {
  id: string;
  name: string;
  email: string;
}

/** Who may be the second admin. */
export interface ApproverRule {
  tenantId: string;
  /** Roles of which one is required. */
  roleIds: readonly string[];
  /** The highest rank of the user; an approver must have at least the same. `super`: only a super user may approve. */
  level: number | 'super';
  /** The user, and the requesting admin. */
  except: readonly string[];
  limit: number;
}

/** Active members with a verified address who satisfy the rule, by rank, the highest first. */
export async function listPossibleApprovers(
  tx: Tx,
  { tenantId, roleIds, level, except, limit }: ApproverRule,
  now: Date,
): Promise<PossibleApprover[]> {
  const { rows } = await sql<PossibleApprover>`
    select u.id, member.name, member.email
    from memberships m
    join users u on u.id = m.user_id
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    join lateral (${sql.raw(rolesHeldBy('m'))}) held on true
    join roles r on r.id = held.role_id
    where m.tenant_id = ${tenantId} and m.state = 'active' and m.inherited_from is null
      and (m.expires_at is null or m.expires_at > ${now}) and u.verified and member.email <> '' and not (u.id = any(${[...except]}::uuid[]))
    group by u.id, member.name, member.email
    having u.super_user or (${level !== 'super'} and min(r.level) <= ${level === 'super' ? 0 : level} and bool_or(r.id = any(${[...roleIds]}::uuid[])))
    order by min(r.level), member.name, u.id
    limit ${limit}`.execute(tx);
  return rows;
}
