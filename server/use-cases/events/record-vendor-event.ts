/** The vendor's product adds its events to a tenant's audits, beside ours. */
import type { VendorEvent } from '#shared/contract/audits.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { findMembership, findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';

/** What an event is called that has no name. */
const unnamed = 'vendor.event';

/**
 * It happened now, whatever it says: the order of audits is the order in which they came.
 * @param tenantId of the header; wins over the event's own
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
    const person = email === undefined ? undefined : await findUserByEmail(tx, email);
    const actor = person && (await findMembership(tx, id, person.id)) ? person : undefined;
    await audit(tx, { ...requestMetadata, ip, userAgent: userAgent ?? requestMetadata.userAgent }, now, {
      action,
      reported: true,
      severity,
      tenantId: id,
      actorId: actor?.id ?? null,
      // nobody takes it for one of ours
      details: { ...rest, ...(email !== undefined && { email }), vendorClientId: caller.vendorClientId },
    });
  });
}
