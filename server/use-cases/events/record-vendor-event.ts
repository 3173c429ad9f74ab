/** Records events of the vendor's product in a tenant's audit log. */
import type { VendorEvent } from '#shared/contract/audits/audits.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { findMembership, findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';

/** Name of an event that has none. */
const unnamed = 'vendor.event';

/**
 * Records an event with the current time, ignoring its own timestamp, so that the audit log is ordered by arrival.
 * @param tenantId from the request header; takes precedence over the event's own
 * @throws Refusal `tenant-not-found`
 */
export async function recordVendorEvent(
  context: AnonymousContext,
  caller: VendorCaller,
  event: VendorEvent,
  tenantId: string | undefined,
): Promise<void> {
  const { requestMetadata, now } = context;
  const { tenantId: named, action = unnamed, severity, email, ip = requestMetadata.ip, userAgent, ...rest } = event;
  const id = tenantId ?? named;
  if (id === undefined || !isTenantId(id)) throw new Refusal('tenant-not-found');
  await context.inTenant(id, async (tx) => {
    if (!(await findTenant(tx, id))) throw new Refusal('tenant-not-found');
    const user = email === undefined ? undefined : await findUserByEmail(tx, email);
    const actor = user && (await findMembership(tx, id, user.id)) ? user : undefined;
    await audit(tx, { ...requestMetadata, ip, userAgent: userAgent ?? requestMetadata.userAgent }, now, {
      action,
      reported: true,
      severity,
      tenantId: id,
      actorId: actor?.id ?? null,
      // marks the event as the vendor's, distinct from Portico's own
      details: { ...rest, ...(email !== undefined && { email }), vendorClientId: caller.vendorClientId },
    });
  });
}
