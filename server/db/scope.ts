/**
 * What a transaction or a statement may see and change. Row-level security compares rows with it; without a scope no
 * rows are visible.
 */
import { isTenantId } from '#server/lib/tenant-id.ts';
import { isUuid } from '#server/lib/secrets.ts';

export type Scope =
  | { kind: 'tenant'; tenantId: string }
  /** The rows of one user in every tenant. */
  | { kind: 'user'; userId: string }
  /** All rows. */
  | { kind: 'system' };

export const systemScope: Scope = { kind: 'system' };

/** @throws TypeError for an invalid tenant ID: PostgreSQL would treat it as a tenant without rows */
export function tenantScope(tenantId: string): Scope {
  if (!isTenantId(tenantId)) throw new TypeError(`not a tenant id: ${JSON.stringify(tenantId)}`);
  return { kind: 'tenant', tenantId };
}

/** @throws TypeError for an invalid user ID */
export function userScope(userId: string): Scope {
  if (!isUuid(userId)) throw new TypeError(`not a user id: ${JSON.stringify(userId)}`);
  return { kind: 'user', userId };
}

/** Start-up option of a connection that is in the system scope throughout: for migrations, backups and tools. */
export const systemConnection = '-c app.scope=system';

/** Sets all three settings, so that no part of a previous scope remains. Limited to the transaction. */
export const setScope = `select 1 where set_config('app.scope', $1, true) is null or set_config('app.tenant', $2, true) is null or set_config('app.user', $3, true) is null`;

/** Parameters of `setScope`. */
export function scopeValues(scope: Scope): [kind: string, tenantId: string, userId: string] {
  return [scope.kind, scope.kind === 'tenant' ? scope.tenantId : '', scope.kind === 'user' ? scope.userId : ''];
}
