/** Lets the vendor's back end grant plans and features to tenants and users, and revoke them. */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
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
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export interface GrantInput {
  tenantId: string;
  userId: string | null;
  plan: string | null;
  feature: string | null;
  expires: Date | null;
}

/** @throws Refusal `plan-not-found`, `feature-not-found`, `tenant-not-found`, `user-not-found` */
export async function grantEntitlement(
  context: AnonymousContext,
  vendor: VendorCaller,
  input: GrantInput,
): Promise<GrantRow> {
  const { services, now } = context;
  const { config } = services;
  if (input.plan !== null && !config.plans.some(({ key }) => key === input.plan))
    throw new Refusal('plan-not-found', { values: { plan: input.plan } });
  if (input.feature !== null && !config.features.some(({ key }) => key === input.feature)) {
    throw new Refusal('feature-not-found', { values: { feature: input.feature } });
  }
  return await asVendor(context, async (tx, context) => {
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
    await recordGrant(context, { vendor, action: 'entitlement.granted', row, details: { after: described(row) } });
    return row;
  });
}

/** @throws Refusal `grant-not-found` */
export async function changeEntitlementEnd(
  context: AnonymousContext,
  vendor: VendorCaller,
  { id, expires }: { id: string; expires: Date | null },
): Promise<GrantRow> {
  const { now } = context;
  return await asVendor(context, async (tx, context) => {
    const before = await requireGrant(tx, id);
    const after = await setGrantExpiry(tx, id, expires, now);
    await recordGrant(context, {
      vendor,
      action: 'entitlement.changed',
      row: after,
      details: { before: described(before), after: described(after) },
    });
    return after;
  });
}

/** @throws Refusal `grant-not-found` */
export async function revokeEntitlement(context: AnonymousContext, vendor: VendorCaller, id: string): Promise<void> {
  await asVendor(context, async (tx, context) => {
    const before = await requireGrant(tx, id);
    await deleteGrant(tx, id);
    await recordGrant(context, {
      vendor,
      action: 'entitlement.revoked',
      row: before,
      details: { before: described(before) },
    });
  });
}

async function requireReceiver(tx: Tx, { tenantId, userId }: GrantInput): Promise<void> {
  if (!isTenantId(tenantId) || !(await findTenant(tx, tenantId))) throw new Refusal('tenant-not-found');
  if (userId !== null && !(isUuid(userId) && (await findMembership(tx, tenantId, userId))))
    throw new Refusal('user-not-found');
}

async function requireGrant(tx: Tx, id: string): Promise<GrantRow> {
  return await findOrRefuse(id, (known) => findGrant(tx, known), 'grant-not-found');
}

interface Change {
  vendor: VendorCaller;
  action: EventKey;
  row: GrantRow;
  details: Record<string, unknown>;
}

async function recordGrant(context: AnonymousTransaction, { vendor, action, row, details }: Change): Promise<void> {
  await context.audit({
    action,
    tenantId: row.tenant_id,
    actorId: null,
    target: row.user_id === null ? { kind: 'tenant', id: row.tenant_id } : { kind: 'user', id: row.user_id },
    details: { clientId: vendor.vendorClientId, ...details },
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
