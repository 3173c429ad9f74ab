/** The single query of every call with an API token: token, owner and permissions together, by primary keys. */
import type { Database } from '#server/db/database.ts';
import type { AddressRule, ApiTokenKind, MonitoredPolicy } from '#server/db/schema.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { later, minute } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import { inetOf } from '#server/db/queries/core/address-rules.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import { wouldRefuse } from '#server/db/queries/core/monitored-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';

/** A valid token, with its current permissions. */
export interface CheckedApiToken {
  id: string;
  kind: ApiTokenKind;
  tenantId: string;
  /** Its user; `null` for a tenant's token. */
  user: { id: string; name: string; email: string; verified: boolean; metadata: Record<string, unknown> } | null;
  secretHash: Buffer;
  description: string;
  createdBy: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  /** Rank of the highest role; lower is higher. */
  level: number;
  roleKeys: string[];
  permissionKeys: string[];
  /** The rule of the tenant that refuses the address of the call. */
  addressRefused: AddressRule | null;
  /** Monitored rules that would refuse the call. */
  wouldRefuse: MonitoredPolicy[] | null;
}

// a user's token has its user's permissions; m is empty for a tenant's token, and so are its roles
const text = `
  select t.id, t.kind, t.tenant_id, t.user_id, t.secret_hash, t.description, t.created_by, t.expires_at, t.last_used_at,
         u.name, u.email, u.verified, u.metadata,
         ${refusingRule({ tenant: 't.tenant_id', address: '$3::inet', country: '$4::text' })} as address_refused,
         ${wouldRefuse({ tenant: 't.tenant_id', address: '$3::inet', country: '$4::text', now: '$2' })} as would_refuse,
         coalesce(min(r.level), 2147483647) as level,
         coalesce(array_agg(distinct r.key) filter (where r.key is not null), '{}') as role_keys,
         coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') || t.permission_keys as permission_keys
  from api_tokens t
  left join memberships m on m.tenant_id = t.tenant_id and m.user_id = t.user_id and m.state = 'active' and ${isOpen('m', '$2')}
    and (m.expires_at is null or m.expires_at > $2)
  left join users u on u.id = m.user_id
  left join lateral (
    select given.role_id from api_token_roles given where given.token_id = t.id
    union all
    select own.role_id from (${rolesHeldBy('m')}) own
  ) held on true
  left join roles r on r.id = held.role_id
  left join lateral unnest(r.permission_keys) as p (key) on true
  where t.id = $1 and (t.expires_at is null or t.expires_at > $2) and (t.user_id is null or m.user_id is not null)
  group by t.id, u.id`;

interface Row {
  id: string;
  kind: ApiTokenKind;
  tenant_id: string;
  user_id: string | null;
  secret_hash: Buffer;
  description: string;
  created_by: string;
  expires_at: Date | null;
  last_used_at: Date | null;
  name: string;
  email: string;
  verified: boolean;
  metadata: Record<string, unknown>;
  level: number;
  role_keys: string[];
  permission_keys: string[];
  address_refused: AddressRule | null;
  would_refuse: MonitoredPolicy[] | null;
}

const reason = 'an API token is looked up before its tenant is known';

/** @returns `null` when it was deleted, has expired, or its user is no longer an active member */
export async function checkApiToken(
  db: Database,
  id: string,
  { ip, country }: CallAddress,
  now: Date,
): Promise<CheckedApiToken | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.statementAcrossTenants<Row>(reason, {
    name: 'check-api-token',
    text,
    values: [id, now, inetOf(ip), country],
  });
  return row ? describe(row) : null;
}

function describe(row: Row): CheckedApiToken {
  return {
    id: row.id,
    kind: row.kind,
    tenantId: row.tenant_id,
    user:
      row.user_id === null
        ? null
        : { id: row.user_id, name: row.name, email: row.email, verified: row.verified, metadata: row.metadata },
    secretHash: row.secret_hash,
    description: row.description,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    level: row.level,
    roleKeys: row.role_keys,
    permissionKeys: [...new Set(row.permission_keys)],
    addressRefused: row.address_refused,
    wouldRefuse: row.would_refuse,
  };
}

/** "Last used" and its address have minute precision, so that a busy client does not cause a write on every call. */
export async function touchApiToken(
  db: Database,
  token: Pick<CheckedApiToken, 'id' | 'tenantId' | 'lastUsedAt'>,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const before = later(now, -minute);
  if (token.lastUsedAt !== null && token.lastUsedAt > before) return;
  await db.statementInTenant(token.tenantId, {
    name: 'touch-api-token',
    text: 'update api_tokens set last_used_at = $2, last_used_ip = $4 where id = $1 and (last_used_at is null or last_used_at <= $3)',
    values: [token.id, now, before, inetOf(ip)],
  });
}
