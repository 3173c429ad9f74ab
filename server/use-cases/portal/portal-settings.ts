import { findTenant } from '#server/db/queries/core/memberships.ts';
import { mergeSettings } from '#server/domain/portal/portal-metadata.ts';
import type { Services } from '#server/services.ts';

/** Reads theme, navigation and texts of the portal: the vendor's, overridden by the tenant's. */
export async function readPortalSettings(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
): Promise<Record<string, unknown>> {
  const tenant = await db.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  return mergeSettings(config.metadata.adminBox, tenant!.admin_box);
}
