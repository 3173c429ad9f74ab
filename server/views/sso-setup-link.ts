/** Setup links in the API's format. */
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import type { SetupLinkRow } from '#server/db/queries/sso/setup-links.ts';

/** @param mayStill whether the admin who made it could make it now */
export function describeSetupLink(
  row: SetupLinkRow,
  { now, mayStill }: { now: Date; mayStill: boolean },
): SsoSetupLink {
  return {
    id: row.id,
    ssoConfigId: row.connection_id,
    state: stateOf(row, { now, mayStill }),
    email: row.recipient,
    mayMapRoles: row.may_map_roles,
    mayActivate: row.may_activate,
    createdBy: row.creator,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastIp: row.last_ip,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function stateOf(
  { revoked_at: revokedAt, expires_at: expiresAt }: SetupLinkRow,
  { now, mayStill }: { now: Date; mayStill: boolean },
): SsoSetupLink['state'] {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return mayStill ? 'active' : 'suspended';
}
