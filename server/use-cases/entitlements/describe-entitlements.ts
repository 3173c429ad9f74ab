/** Describes entitlements for browsers and for the vendor's back end. */
import type { EntitlementsContext, VendorEntitlements } from '#shared/contract/entitlements/entitlements.ts';
import type { Tx } from '#server/db/database.ts';
import {
  fingerprintOfGrants,
  findTenantsNamed,
  listAllGrants,
  listGrantsToAll,
  readGrantsOf,
  type GivenRow,
} from '#server/db/queries/entitlements/entitlement-grants.ts';
import {
  allGrants,
  entitlementsContext,
  plansHeldBy,
  vendorData,
  type Grant,
} from '#server/domain/entitlements/entitlements.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** A user with all permissions has the permission `*`. */
export async function describeEntitlements({ db, config }: Services, caller: Caller): Promise<EntitlementsContext> {
  const { named, rows } = await readGrantsOf(
    db,
    config.grants.map(({ tenant }) => tenant),
    caller,
  );
  return entitlementsContext(
    config,
    allGrants(config.grants, named, rows),
    caller.superUser ? ['*'] : caller.permissionKeys,
  );
}

export async function describeVendorEntitlements(context: AnonymousContext): Promise<VendorEntitlements> {
  const { services } = context;
  return await asVendor(context, async (tx, context) => {
    // read first: a concurrent change makes the copy look outdated, so that it is fetched again
    const snapshotOffset = await offsetOf(context);
    const grants = await grantsWith(services, tx, await listAllGrants(tx));
    return { data: vendorData(services.config, grants), snapshotOffset };
  });
}

export async function vendorSnapshotOffset(context: AnonymousContext): Promise<number> {
  return await asVendor(context, (_tx, context) => offsetOf(context));
}

/** Keys of the plans that a whole tenant has at this time, from every source of grants. */
export async function plansOfTenant({ services, tx, now }: AnonymousTransaction, tenantId: string): Promise<string[]> {
  const grants = await grantsWith(services, tx, await listGrantsToAll(tx, tenantId));
  return plansHeldBy(tenantId, grants, services.config.billing, now);
}

/** Combines the grants from configuration with the given ones. */
async function grantsWith({ config }: Services, tx: Tx, rows: GivenRow[]): Promise<Grant[]> {
  return allGrants(
    config.grants,
    await findTenantsNamed(
      tx,
      config.grants.map(({ tenant }) => tenant),
    ),
    rows,
  );
}

/** Derives a version number from 48 bits of a digest: exact as a double, and different when the data differ. */
async function offsetOf({ services, tx }: AnonymousTransaction): Promise<number> {
  const { features, plans, billing } = services.config;
  const all = {
    features,
    plans,
    defaultPlan: billing.defaultPlan,
    configured: await grantsWith(services, tx, []),
    stored: await fingerprintOfGrants(tx),
  };
  return sha256(JSON.stringify(all)).readUIntBE(0, 6);
}
