/** What the vendor does about events that its back end did not take. */
import { audit } from '#server/db/queries/audits.ts';
import { pageOfDeadLetters, replayDeliveries, type DeadLetterRow } from '#server/db/queries/events.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services, VendorCaller } from '#server/services.ts';

const vendorStandsAbove = 'the vendor stands above tenants';

/** @throws Refusal `invalid-request` for an endpoint that is not configured */
export async function listDeadLetters(services: Services, { endpoint, ...paging }: { endpoint: string | undefined; limit: number; page: number }): Promise<{ rows: DeadLetterRow[]; total: number }> {
  if (endpoint !== undefined) requireEndpoint(services, endpoint);
  return await services.db.acrossTenants(vendorStandsAbove, (tx) => pageOfDeadLetters(tx, { subscriberId: endpoint, ...paging }));
}

export interface WantedReplay {
  endpoint: string;
  eventIds: string[] | undefined;
  since: Date | undefined;
}

/** @returns how many go out again. @throws Refusal `invalid-request` for an endpoint that is not configured */
export async function replayEvents(services: Services, vendor: VendorCaller, { endpoint, eventIds, since }: WantedReplay, facts: RequestFacts): Promise<number> {
  requireEndpoint(services, endpoint);
  const now = services.clock();
  return await services.db.acrossTenants(vendorStandsAbove, async (tx) => {
    const replayed = await replayDeliveries(tx, { subscriberId: endpoint, eventIds, since }, now);
    await audit(tx, facts, now, { action: 'events.replayed', tenantId: null, actorId: null, details: { clientId: vendor.vendorClientId, endpoint, after: { replayed } } });
    return replayed;
  });
}

function requireEndpoint({ config }: Services, key: string): void {
  if (!config.events.endpoints.some((endpoint) => endpoint.key === key)) throw new Refusal('invalid-request', { details: ['endpoint: is not configured'], context: { fields: [{ field: 'endpoint', rule: 'is not configured' }] } });
}
