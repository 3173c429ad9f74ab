/** Records calls that the IP restrictions of a tenant refuse, in the audit log of that tenant. */
import type { FastifyRequest } from 'fastify';
import { audit } from '#server/db/queries/core/audits.ts';
import { minute } from '#server/lib/clock.ts';
import type { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { Services } from '#server/services.ts';
import { requestMetadataOf } from './request-metadata.ts';

/** A page that polls from a refused address is recorded once in this time, and not with every call. */
const repeatsAfter = 10 * minute;
/** Bounds the memory: when it is full, everything counts as new once more. */
const mostRemembered = 10_000;

const recordedBy = new WeakMap<Services, Map<string, number>>();

/** Writes the audit row, at most once in ten minutes for the same actor, tenant and address in this process. */
export async function recordRefusedAddress(
  services: Services,
  request: FastifyRequest,
  { tenantId, actorId }: AddressRefusal,
): Promise<void> {
  const now = services.clock();
  const requestMetadata = requestMetadataOf(request);
  const recorded = recordedBy.get(services) ?? new Map<string, number>();
  recordedBy.set(services, recorded);
  const key = `${tenantId} ${actorId} ${requestMetadata.ip}`;
  if (now.getTime() - (recorded.get(key) ?? -Infinity) < repeatsAfter) return;
  if (recorded.size >= mostRemembered) recorded.clear();
  recorded.set(key, now.getTime());
  await services.db.inTenant(tenantId, (tx) =>
    audit(tx, requestMetadata, now, {
      action: 'user.address-refused',
      severity: 'Medium',
      tenantId,
      actorId,
      details: { rule: 'ip-restrictions' },
    }),
  );
}
