/** Grants of plans and features, and the acr and max_age requirements of an authorization request. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // user_id is null for all members of the tenant; grants to one user are deleted with the membership
  `create table entitlement_grants (
     id uuid primary key,
     tenant_id uuid not null references tenants on delete cascade,
     user_id uuid,
     plan_key text,
     feature_key text,
     expires_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     check ((plan_key is null) <> (feature_key is null)),
     unique nulls not distinct (tenant_id, user_id, plan_key, feature_key),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index entitlement_grants_order on entitlement_grants (created_at, id)`,
  `alter table entitlement_grants enable row level security`,
  `alter table entitlement_grants force row level security`,
  `create policy system on entitlement_grants using (app_system()) with check (app_system())`,
  // a tenant reads its grants, and cannot write any
  `create policy tenant_reads on entitlement_grants for select using (tenant_id = app_tenant())`,

  `alter table authorization_requests add column acr_values text, add column max_age integer`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
