import type { EntitlementGrant, entitlementsContract } from '#shared/contract/entitlements/entitlements.ts';
import { pageOfGrants, type GrantRow } from '#server/db/queries/entitlements/entitlement-grants.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  describeEntitlements,
  describeVendorEntitlements,
  vendorSnapshotOffset,
} from '#server/use-cases/entitlements/describe-entitlements.ts';
import {
  changeEntitlementEnd,
  grantEntitlement,
  revokeEntitlement,
} from '#server/use-cases/entitlements/grant-entitlements.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export function entitlementsRoutes(services: Services): Handlers<typeof entitlementsContract> {
  return {
    'GET /entitlements/api/v2/user-entitlements': ({ caller }) => describeEntitlements(services, caller),
    'GET /entitlements/api/v1/vendor-entitlements': ({ context }) => describeVendorEntitlements(context),
    'GET /entitlements/api/v1/vendor-entitlements-snapshot-offset': async ({ context }) => ({
      snapshotOffset: await vendorSnapshotOffset(context),
    }),

    async 'GET /entitlements/resources/entitlements/v2'({
      context,
      query: { tenantId, _limit: limit, _offset: page },
    }) {
      if (tenantId !== undefined && !isTenantId(tenantId))
        return { items: [], _metadata: { totalPages: 0, totalItems: 0 } };
      const { rows, total } = await asVendor(context, (tx) => pageOfGrants(tx, { tenantId, limit, page }));
      return { items: rows.map(wireGrant), _metadata: { totalPages: Math.ceil(total / limit), totalItems: total } };
    },
    async 'POST /entitlements/resources/entitlements/v2'({ context, caller, body }) {
      const { tenantId, userId, planId, featureKey, expirationDate } = body;
      const input = {
        tenantId,
        userId: userId ?? null,
        plan: planId || null,
        feature: featureKey || null,
        expires: timeOf(expirationDate),
      };
      return wireGrant(await grantEntitlement(context, caller, input));
    },
    async 'PATCH /entitlements/resources/entitlements/v2/{id}'({ context, caller, params, body }) {
      return wireGrant(
        await changeEntitlementEnd(context, caller, { id: params.id, expires: timeOf(body.expirationDate) }),
      );
    },
    'DELETE /entitlements/resources/entitlements/v2/{id}': ({ context, caller, params }) =>
      revokeEntitlement(context, caller, params.id),
  };
}

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

function wireGrant(row: GrantRow): EntitlementGrant {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    userId: row.user_id,
    planId: row.plan_key,
    featureKey: row.feature_key,
    expirationDate: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
