/** What a transaction or a statement may see and change. Row-level security compares rows with it; without one it shows none. */
import { isTenantId } from '#server/lib/tenant-id.ts';
import { isUuid } from '#server/lib/secrets.ts';

export type Scope =
  | { kind: 'tenant'; tenantId: string }
  /** The rows of one user in every tenant. */
  | { kind: 'user'; userId: string }
  /** All rows. */
  | { kind: 'system' };

export const systemScope: Scope = { kind: 'system' };

/** @throws TypeError for what is no tenant ID: PostgreSQL would take it for a tenant without rows */
export function tenantScope(tenantId: string): Scope {
  if (!isTenantId(tenantId)) throw new TypeError(`not a tenant id: ${JSON.stringify(tenantId)}`);
  return { kind: 'tenant', tenantId };
}

/** @throws TypeError for what is no user ID */
export function userScope(userId: string): Scope {
  if (!isUuid(userId)) throw new TypeError(`not a user id: ${JSON.stringify(userId)}`);
  return { kind: 'user', userId };
}

/** Start-up option of a connection that is in the system scope throughout: of a migration, a backup, a tool. */
export const systemConnection = '-c app.scope=system';

/** Sets all three settings, so that a scope never keeps a part of another. For the transaction alone. */
export const setScope = `select 1 where set_config('app.scope', $1, true) is null or set_config('app.tenant', $2, true) is null or set_config('app.user', $3, true) is null`;

/** Parameters of `setScope`. */
export function scopeValues(scope: Scope): [kind: string, tenantId: string, userId: string] {
  return [scope.kind, scope.kind === 'tenant' ? scope.tenantId : '', scope.kind === 'user' ? scope.userId : ''];
}
