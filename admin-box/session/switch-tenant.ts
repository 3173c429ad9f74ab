import { storeTabTenant } from '#shared/session/tab-tenant.ts';
import type { Connection } from './connection.ts';

/**
 * Makes another tenant the active one, of this tab: the session takes it over with its next tokens.
 * @throws ApiError `tenant-not-found`
 */
export async function switchTenant(
  { api, session }: Pick<Connection, 'api' | 'session'>,
  tenantId: string,
): Promise<void> {
  await api.put('/identity/resources/users/v1/tenant', { tenantId });
  storeTabTenant({ sessionStorage: () => sessionStorage }, tenantId);
  await session.login({ tenantId });
}
