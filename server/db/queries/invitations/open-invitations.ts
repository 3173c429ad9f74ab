/** Open invitations of a tenant, by the address that they were sent to. In the system scope. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { deleteMembership, replaceMemberRoles } from '#server/db/queries/core/members.ts';
import type { MembershipRow } from '#server/db/queries/core/memberships.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';

/** Finds the open invitation to an address, whatever address its user has by now, and locks it. */
export async function findInvitationTo(tx: Tx, tenantId: string, email: string): Promise<MembershipRow | undefined> {
  return await tx
    .selectFrom('memberships')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('person_email', '=', normalizeEmail(email))
    .where('state', '=', 'invited')
    .where('inherited_from', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Of some tenants those with an open invitation to an address. */
export async function listTenantsInviting(
  tx: Tx,
  tenantIds: readonly string[],
  email: string,
): Promise<{ id: string; expires_at: Date | null }[]> {
  return await tx
    .selectFrom('memberships')
    .select(['tenant_id as id', 'expires_at'])
    .where(sql<boolean>`tenant_id = any (${[...tenantIds]}::text[])`)
    .where('person_email', '=', normalizeEmail(email))
    .where('state', '=', 'invited')
    .where('inherited_from', 'is', null)
    .orderBy('tenant_id')
    .execute();
}

export interface InvitationTerms {
  roleIds: readonly string[];
  invitedBy: string | null;
  /** `null`: none was entered. */
  invitedName: string | null;
  invitedEmail: string;
  expiresAt: Date | null;
}

/** Replaces what an open invitation offers. @returns false if it is open no longer */
export async function renewInvitation(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  terms: InvitationTerms,
): Promise<boolean> {
  const row = await tx
    .updateTable('memberships')
    .set({
      invited_by: terms.invitedBy,
      invited_name: terms.invitedName,
      invited_email: terms.invitedEmail,
      expires_at: terms.expiresAt,
    })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'invited')
    .returning('user_id')
    .executeTakeFirst();
  if (!row) return false;
  await replaceMemberRoles(tx, tenantId, userId, [...new Set(terms.roleIds)]);
  return true;
}

/**
 * Moves an open invitation with its roles and groups to another user, who has the invited address now. An own membership
 * of that user stays as it is.
 */
export async function moveInvitation(tx: Tx, invitation: MembershipRow, userId: string): Promise<void> {
  const { tenant_id: tenantId, user_id: from } = invitation;
  const moved = await sql`
    insert into memberships (tenant_id, user_id, state, invited_by, invited_name, invited_email, expires_at, sub_account_access, created_at)
    select tenant_id, ${userId}::uuid, 'invited', invited_by, invited_name, invited_email, expires_at, sub_account_access, created_at
    from memberships where tenant_id = ${tenantId} and user_id = ${from}
    on conflict (tenant_id, user_id) do nothing`.execute(tx);
  if (moved.numAffectedRows === 1n)
    for (const table of ['membership_roles', 'group_members'] as const)
      await tx
        .updateTable(table)
        .set({ user_id: userId })
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', from)
        .execute();
  await deleteMembership(tx, tenantId, from);
}
