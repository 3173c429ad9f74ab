/**
 * The tenant of this browser tab, when sessions are kept per tenant (specification, 4.5). Storage that throws counts as
 * empty: the tab then follows the session's own tenant.
 */
import { tabTenantKey } from '#shared/lib/tab-tenant-key.ts';
import type { Environment } from './environment.ts';

type TabStorage = Pick<Environment, 'sessionStorage'>;

export function readTabTenant(env: TabStorage): string | null {
  try {
    return env.sessionStorage().getItem(tabTenantKey) || null;
  } catch {
    return null;
  }
}

/** `null` forgets it. Gives `false` when the storage refused. */
export function storeTabTenant(env: TabStorage, tenantId: string | null): boolean {
  try {
    if (tenantId === null) env.sessionStorage().removeItem(tabTenantKey);
    else env.sessionStorage().setItem(tabTenantKey, tenantId);
    return true;
  } catch {
    return false;
  }
}
