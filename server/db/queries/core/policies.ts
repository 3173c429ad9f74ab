/** Security policies of the vendor and of tenants. */
import { sql, type Selectable } from 'kysely';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PolicyKind, Tables } from '#server/db/schema.ts';

export type PolicyRow = Selectable<Tables['security_policies']>;

/** The tenant's own row. */
export async function findTenantPolicy(tx: Tx, tenantId: string, kind: PolicyKind): Promise<PolicyRow | undefined> {
  return await tx
    .selectFrom('security_policies')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The vendor's row: written from configuration at start. */
export async function findVendorPolicy(tx: Tx, kind: PolicyKind): Promise<PolicyRow> {
  return await tx
    .selectFrom('security_policies')
    .selectAll()
    .where('tenant_id', 'is', null)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/** Synchronizes the vendor's row with configuration; an equal one is not written. */
export async function saveVendorPolicy(
  tx: Tx,
  policy: { id: string; kind: PolicyKind; value: object; at: Date },
): Promise<void> {
  const value = JSON.stringify(policy.value);
  await tx
    .insertInto('security_policies')
    .values({ id: policy.id, tenant_id: null, kind: policy.kind, value, created_at: policy.at, updated_at: policy.at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'kind'])
        .doUpdateSet({ value, updated_at: policy.at })
        .where((where) => where('security_policies.value', 'is distinct from', where.ref('excluded.value'))),
    )
    .execute();
}

/** Writes a tenant's policy. Its ID and creation time stay the same. */
export async function savePolicy(
  tx: Tx,
  policy: { id: string; tenantId: string; kind: PolicyKind; value: object; at: Date },
): Promise<PolicyRow> {
  const value = JSON.stringify(policy.value);
  return await tx
    .insertInto('security_policies')
    .values({
      id: policy.id,
      tenant_id: policy.tenantId,
      kind: policy.kind,
      value,
      created_at: policy.at,
      updated_at: policy.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doUpdateSet({ value, updated_at: policy.at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a tenant's policy: the vendor's applies. */
export async function deleteTenantPolicy(tx: Tx, tenantId: string, kind: PolicyKind): Promise<void> {
  await tx.deleteFrom('security_policies').where('tenant_id', '=', tenantId).where('kind', '=', kind).execute();
}

/**
 * One value of a kind per tenant of a user: its own, else the vendor's. A user without tenants has the vendor's.
 * @param userId and `kind` as SQL
 */
function policiesOfUser(userId: string, kind: string): string {
  return `
    select distinct on (place.tenant_id) policy.value
    from (select tenant_id from memberships where user_id = ${userId} and state = 'active'
          union all select null where not exists (select from memberships where user_id = ${userId} and state = 'active')) as place (tenant_id)
    join security_policies policy on (policy.tenant_id = place.tenant_id or policy.tenant_id is null) and policy.kind = ${kind}
    order by place.tenant_id, policy.tenant_id nulls last`;
}

/**
 * Shortest time in minutes from a password change to the expiry notice, over all tenants; `undefined` if no tenant
 * rotates passwords.
 */
export async function earliestPasswordNotice(tx: Tx): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number | null }>`
    select min(greatest((value ->> 'rotationPeriod')::bigint - (value ->> 'notificationPeriod')::bigint, 0))::int as minutes
    from security_policies where kind = 'password-rotation' and (value ->> 'isActive')::boolean`.execute(tx);
  return rows[0]?.minutes ?? undefined;
}

/** SQL of all values of a kind that apply to a user, as a JSON list: for use in larger statements. */
export function policyValuesSql(userId: string, kind: PolicyKind): string {
  return `(select coalesce(jsonb_agg(held.value), '[]') from (${policiesOfUser(userId, `'${kind}'`)}) as held)`;
}

/**
 * SQL of the failed attempts after which an account locks: the lowest limit of its owner's tenants, null where none
 * locks.
 * @param userId as SQL
 */
export function lockoutBoundSql(userId: string): string {
  return `(
    select min((held.value ->> 'maxAttempts')::int) filter (where (held.value ->> 'enabled')::boolean)
    from (${policiesOfUser(userId, "'lockout'")}) as held)`;
}

/**
 * SQL of the strictest second-factor requirement of a user's tenants: for use in larger statements.
 * @param userId as SQL
 */
function mfaEnforcementSql(userId: string): string {
  return `(
    select coalesce(min(held.value ->> 'enforceMFAType') filter (where held.value ->> 'enforceMFAType' = 'Force'),
                    min(held.value ->> 'enforceMFAType') filter (where held.value ->> 'enforceMFAType' = 'ForceExceptSAML'), 'DontForce')
    from (${policiesOfUser(userId, "'mfa'")}) as held)`;
}

/**
 * The strictest second-factor requirement of a user's tenants. One prepared statement, since it is on the path of every
 * sign-in.
 */
export async function loadMfaEnforcement(db: Database, userId: string): Promise<EnforceMfaType> {
  const [row] = await db.statementAcrossTenants<{ enforcement: EnforceMfaType }>(
    'a user signs in before a tenant is chosen',
    {
      name: 'mfa-enforcement',
      text: `select ${mfaEnforcementSql('$1')} as enforcement`,
      values: [userId],
    },
  );
  return row!.enforcement;
}

/** Values of one kind in all tenants of a user, the vendor's where a tenant has none. */
export async function listPoliciesOfUser(
  db: Database,
  userId: string,
  kind: PolicyKind,
): Promise<Record<string, unknown>[]> {
  const rows = await db.statementAcrossTenants<{ value: Record<string, unknown> }>(
    'the policies of all tenants of a user apply',
    {
      name: 'policies-of-user',
      text: policiesOfUser('$1', '$2'),
      values: [userId, kind],
    },
  );
  return rows.map((row) => row.value);
}
