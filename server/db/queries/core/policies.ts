/** What the vendor and tenants decide about security. */
import { sql, type Selectable } from 'kysely';
import type { EnforceMfaType } from '#shared/contract/security-policies.ts';
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

/** The vendor's row: configuration puts one of each kind there at start. */
export async function findVendorPolicy(tx: Tx, kind: PolicyKind): Promise<PolicyRow> {
  return await tx
    .selectFrom('security_policies')
    .selectAll()
    .where('tenant_id', 'is', null)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/** Brings the vendor's row to what configuration says; one that says so already is left alone. */
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

/** Writes a tenant's policy. Its id and the time it came to be stay what they were. */
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

/**
 * For somebody's tenants, one value of a kind per tenant: its own, else the vendor's. Somebody without tenants has the vendor's.
 * @param userId and `kind` as SQL
 */
function policiesOfPerson(userId: string, kind: string): string {
  return `
    select distinct on (place.tenant_id) policy.value
    from (select tenant_id from memberships where user_id = ${userId} and state = 'active'
          union all select null where not exists (select from memberships where user_id = ${userId} and state = 'active')) as place (tenant_id)
    join security_policies policy on (policy.tenant_id = place.tenant_id or policy.tenant_id is null) and policy.kind = ${kind}
    order by place.tenant_id, policy.tenant_id nulls last`;
}

/** Minutes from a change of a password until the first of all tenants wants its owner told; `undefined` where nobody rotates. */
export async function earliestPasswordNotice(tx: Tx): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number | null }>`
    select min(greatest((value ->> 'rotationPeriod')::bigint - (value ->> 'notificationPeriod')::bigint, 0))::int as minutes
    from security_policies where kind = 'password-rotation' and (value ->> 'isActive')::boolean`.execute(tx);
  return rows[0]?.minutes ?? undefined;
}

/** SQL for all values of a kind that hold for a person, as a JSON list: for statements that ask for more than that. */
export function policyValuesSql(userId: string, kind: PolicyKind): string {
  return `(select coalesce(jsonb_agg(held.value), '[]') from (${policiesOfPerson(userId, `'${kind}'`)}) as held)`;
}

/**
 * SQL for the wrong passwords after which an account locks: the fewest of its owner's tenants, null where none locks.
 * @param userId as SQL
 */
export function lockoutBoundSql(userId: string): string {
  return `(
    select min((held.value ->> 'maxAttempts')::int) filter (where (held.value ->> 'enabled')::boolean)
    from (${policiesOfPerson(userId, "'lockout'")}) as held)`;
}

/**
 * SQL for which second factor a person's tenants want, the strictest of them: for statements that ask for more than that.
 * @param userId as SQL
 */
function mfaEnforcementSql(userId: string): string {
  return `(
    select coalesce(min(held.value ->> 'enforceMFAType') filter (where held.value ->> 'enforceMFAType' = 'Force'),
                    min(held.value ->> 'enforceMFAType') filter (where held.value ->> 'enforceMFAType' = 'ForceExceptSAML'), 'DontForce')
    from (${policiesOfPerson(userId, "'mfa'")}) as held)`;
}

/** Which second factor a person's tenants want, the strictest of them. One prepared statement, since every sign-in waits for it. */
export async function loadMfaEnforcement(db: Database, userId: string): Promise<EnforceMfaType> {
  const [row] = await db.statementAcrossTenants<{ enforcement: EnforceMfaType }>(
    'a person signs in before a tenant is chosen',
    {
      name: 'mfa-enforcement',
      text: `select ${mfaEnforcementSql('$1')} as enforcement`,
      values: [userId],
    },
  );
  return row!.enforcement;
}

/** Values of one kind in all tenants of a person, the vendor's where a tenant has none. */
export async function listPoliciesOfPerson(
  db: Database,
  userId: string,
  kind: PolicyKind,
): Promise<Record<string, unknown>[]> {
  const rows = await db.statementAcrossTenants<{ value: Record<string, unknown> }>(
    'a person is held to the policies of all of their tenants',
    {
      name: 'policies-of-person',
      text: policiesOfPerson('$1', '$2'),
      values: [userId, kind],
    },
  );
  return rows.map((row) => row.value);
}
