/** The single query of every call with a setup link: link, browser and the present rights of its creator together. */
import type { Database } from '#server/db/database.ts';
import type { AddressRule } from '#server/db/schema.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { later, minute } from '#server/lib/clock.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import { inetOf } from '#server/db/queries/core/address-rules.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';

/** A link that works, as far as its creator has the permission. */
export interface CheckedSetupLink {
  id: string;
  tenantId: string;
  connectionId: string | null;
  recipient: string | null;
  mayMapRoles: boolean;
  mayActivate: boolean;
  expiresAt: Date;
  lastUsedAt: Date | null;
  createdBy: string;
  creatorName: string;
  level: number;
  superUser: boolean;
  permissionKeys: string[];
  /** The rule of the tenant that refuses the address of the call. */
  addressRefused: AddressRule | null;
}

const textOf = (found: string) => `
  select l.id, l.tenant_id, l.connection_id, l.recipient, l.may_map_roles, l.may_activate, l.expires_at, l.last_used_at,
         l.created_by, coalesce(nullif(member.name, ''), member.email) as creator_name, u.super_user,
         ${refusingRule({ tenant: 'l.tenant_id', address: '$3::inet', country: '$4::text' })} as address_refused,
         coalesce(min(r.level), 2147483647) as level,
         coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') as permission_keys
  from sso_setup_links l
  join memberships m on m.tenant_id = l.tenant_id and m.user_id = l.created_by and m.state = 'active' and ${isOpen('m', '$2')}
    and (m.expires_at is null or m.expires_at > $2)
  join users u on u.id = m.user_id
  join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
  left join lateral (${rolesHeldBy('m')}) held on true
  left join roles r on r.id = held.role_id
  left join lateral unnest(r.permission_keys) as p (key) on true
  where ${found} and l.revoked_at is null and l.expires_at > $2
  group by l.id, u.id, m.tenant_id, member.name, member.email`;

/** By the secret of the link, or by that of a browser that opened it. */
const statements = {
  link: { name: 'check-setup-link', text: textOf('l.token_hash = $1') },
  session: {
    name: 'check-setup-session',
    text: textOf('l.id = (select s.link_id from sso_setup_sessions s where s.token_hash = $1 and s.expires_at > $2)'),
  },
};

interface Row {
  id: string;
  tenant_id: string;
  connection_id: string | null;
  recipient: string | null;
  may_map_roles: boolean;
  may_activate: boolean;
  expires_at: Date;
  last_used_at: Date | null;
  created_by: string;
  creator_name: string;
  super_user: boolean;
  address_refused: AddressRule | null;
  level: number;
  permission_keys: string[];
}

const reason = 'a setup link is looked up before its tenant is known';

/** @returns `undefined` for one that is unknown, revoked or expired, and where its creator is no active member any more */
export async function checkSetupLink(
  db: Database,
  { by, tokenHash }: { by: keyof typeof statements; tokenHash: Buffer },
  { ip, country }: CallAddress,
  now: Date,
): Promise<CheckedSetupLink | undefined> {
  const values = [tokenHash, now, inetOf(ip), country];
  const [row] = await db.statementAcrossTenants<Row>(reason, { ...statements[by], values });
  return row && describe(row);
}

function describe(row: Row): CheckedSetupLink {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    connectionId: row.connection_id,
    recipient: row.recipient,
    mayMapRoles: row.may_map_roles,
    mayActivate: row.may_activate,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    createdBy: row.created_by,
    creatorName: row.creator_name,
    level: row.level,
    superUser: row.super_user,
    permissionKeys: row.permission_keys,
    addressRefused: row.address_refused,
  };
}

/** "Last used" and its address have minute precision, so that not every call writes. */
export async function touchSetupLink(
  db: Database,
  link: Pick<CheckedSetupLink, 'id' | 'tenantId' | 'lastUsedAt'>,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const before = later(now, -minute);
  if (link.lastUsedAt !== null && link.lastUsedAt > before) return;
  await db.statementInTenant(link.tenantId, {
    name: 'touch-setup-link',
    text: 'update sso_setup_links set last_used_at = $2, last_ip = $4 where id = $1 and (last_used_at is null or last_used_at <= $3)',
    values: [link.id, now, before, inetOf(ip)],
  });
}
