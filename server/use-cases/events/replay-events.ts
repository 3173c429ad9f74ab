/** Lets the vendor inspect, test and replay webhook events that its back end did not accept. */
import {
  pageOfDeliveries,
  replayDeliveries,
  type OpenDeliveries,
  type OpenDeliveryRow,
} from '#server/db/queries/delivery/events.ts';
import { describeEvent } from '#server/domain/events/event.ts';
import { tryDelivery } from '#server/integrations/webhooks/subscriber.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** @throws Refusal `invalid-request` for an endpoint that is not configured */
export async function listDeliveries(
  context: AnonymousContext,
  { endpoint, ...paging }: { endpoint: string | undefined } & Omit<OpenDeliveries, 'subscriberId'>,
): Promise<{ rows: OpenDeliveryRow[]; total: number }> {
  if (endpoint !== undefined) requireEndpoint(context.services, endpoint);
  return await asVendor(context, (tx) => pageOfDeliveries(tx, { subscriberId: endpoint, ...paging }));
}

export interface TestOutcome {
  delivered: boolean;
  status: number | null;
  error: string | null;
}

/**
 * Sends a signed test event that is not stored, and waits for the response. @throws Refusal `invalid-request` for an
 * endpoint that is not configured
 */
export async function testEndpoint(
  context: AnonymousContext,
  { vendorClientId }: VendorCaller,
  endpoint: string,
): Promise<TestOutcome> {
  const { services, requestMetadata, now } = context;
  requireEndpoint(services, endpoint);
  const action = 'events.endpoint-tested';
  const who = { clientId: vendorClientId, endpoint };
  const event = {
    id: randomId(services.random),
    key: action,
    tenant_id: null,
    at: now,
    actor_id: null,
    subject_kind: null,
    subject_id: null,
    ip: requestMetadata.ip,
    user_agent: requestMetadata.userAgent,
    trace_id: requestMetadata.traceId,
    data: who,
  };
  const { status, error = null } = await tryDelivery(services.subscribers.get(endpoint)!, {
    id: event.id,
    body: JSON.stringify(describeEvent(event)),
  });
  const delivered = error === null;
  await asVendor(context, (_tx, context) =>
    context.audit({
      action,
      tenantId: null,
      actorId: null,
      details: { ...who, after: { delivered } },
    }),
  );
  return { delivered, status, error };
}

export interface ReplayRequest {
  endpoint: string;
  eventIds: string[] | undefined;
  since: Date | undefined;
}

/**
 * @returns the number of events that are sent again @throws Refusal `invalid-request` for an endpoint that is not
 *   configured
 */
export async function replayEvents(
  context: AnonymousContext,
  vendor: VendorCaller,
  { endpoint, eventIds, since }: ReplayRequest,
): Promise<number> {
  const { now } = context;
  requireEndpoint(context.services, endpoint);
  return await asVendor(context, async (tx, context) => {
    const replayed = await replayDeliveries(tx, { subscriberId: endpoint, eventIds, since }, now);
    await context.audit({
      action: 'events.replayed',
      tenantId: null,
      actorId: null,
      details: { clientId: vendor.vendorClientId, endpoint, after: { replayed } },
    });
    return replayed;
  });
}

function requireEndpoint({ config }: Services, key: string): void {
  if (!config.events.endpoints.some((endpoint) => endpoint.key === key))
    throw new Refusal('invalid-request', {
      details: ['endpoint: is not configured'],
      context: { fields: [{ field: 'endpoint', rule: 'is not configured' }] },
    });
}
