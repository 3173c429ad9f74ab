/** The vendor's back end gives plans and features to tenants and people, and takes them back. */
import type { EventKey } from '#shared/contract/events.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteGrant,
  findGrant,
  setGrantExpiry,
  upsertGrant,
  type GrantRow,
} from '#server/db/queries/entitlements/entitlement-grants.ts';
import { findMembership, findTenant } from '#server/db/queries/core/memberships.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import type { VendorCaller } from '#server/caller.ts';

export interface GrantInput {
  tenantId: string;
  userId: string | null;
  plan: string | null;
  feature: string | null;
  expires: Date | null;
}

const vendorStandsAbove = 'the vendor stands above tenants';

/** @throws Refusal `plan-not-found`, `feature-not-found`, `tenant-not-found`, `user-not-found` */
export async function grantEntitlement(
  services: Services,
  vendor: VendorCaller,
  input: GrantInput,
  requestMetadata: RequestMetadata,
): Promise<GrantRow> {
  const { config, db } = services;
  if (input.plan !== null && !config.plans.some(({ key }) => key === input.plan))
    throw new Refusal('plan-not-found', { values: { plan: input.plan } });
  if (input.feature !== null && !config.features.some(({ key }) => key === input.feature)) {
    throw new Refusal('feature-not-found', { values: { feature: input.feature } });
  }
  const now = services.clock();
  return await db.acrossTenants(vendorStandsAbove, async (tx) => {
    await requireReceiver(tx, input);
    const row = await upsertGrant(tx, {
      id: randomId(services.random),
      tenant_id: input.tenantId,
      user_id: input.userId,
      plan_key: input.plan,
      feature_key: input.feature,
      expires_at: input.expires,
      created_at: now,
      updated_at: now,
    });
    await note(tx, { services, vendor, requestMetadata }, 'entitlement.granted', row, { after: described(row) });
    return row;
  });
}

/** @throws Refusal `grant-not-found` */
export async function changeEntitlementEnd(
  services: Services,
  vendor: VendorCaller,
  id: string,
  expires: Date | null,
  requestMetadata: RequestMetadata,
): Promise<GrantRow> {
  return await services.db.acrossTenants(vendorStandsAbove, async (tx) => {
    const before = await requireGrant(tx, id);
    const after = await setGrantExpiry(tx, id, expires, services.clock());
    await note(tx, { services, vendor, requestMetadata }, 'entitlement.changed', after, {
      before: described(before),
      after: described(after),
    });
    return after;
  });
}

/** @throws Refusal `grant-not-found` */
export async function revokeEntitlement(
  services: Services,
  vendor: VendorCaller,
  id: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await services.db.acrossTenants(vendorStandsAbove, async (tx) => {
    const before = await requireGrant(tx, id);
    await deleteGrant(tx, id);
    await note(tx, { services, vendor, requestMetadata }, 'entitlement.revoked', before, { before: described(before) });
  });
}

async function requireReceiver(tx: Tx, { tenantId, userId }: GrantInput): Promise<void> {
  if (!isTenantId(tenantId) || !(await findTenant(tx, tenantId))) throw new Refusal('tenant-not-found');
  if (userId !== null && !(isUuid(userId) && (await findMembership(tx, tenantId, userId))))
    throw new Refusal('user-not-found');
}

async function requireGrant(tx: Tx, id: string): Promise<GrantRow> {
  const row = isUuid(id) ? await findGrant(tx, id) : undefined;
  if (!row) throw new Refusal('grant-not-found');
  return row;
}

interface Occasion {
  services: Services;
  vendor: VendorCaller;
  requestMetadata: RequestMetadata;
}

async function note(
  tx: Tx,
  { services, vendor, requestMetadata }: Occasion,
  action: EventKey,
  row: GrantRow,
  change: Record<string, unknown>,
): Promise<void> {
  await audit(tx, requestMetadata, services.clock(), {
    action,
    tenantId: row.tenant_id,
    actorId: null,
    target: row.user_id === null ? { kind: 'tenant', id: row.tenant_id } : { kind: 'user', id: row.user_id },
    details: { clientId: vendor.vendorClientId, ...change },
  });
}

function described(row: GrantRow): Record<string, unknown> {
  return {
    plan: row.plan_key,
    feature: row.feature_key,
    userId: row.user_id,
    expires: row.expires_at?.toISOString() ?? null,
  };
}
