/** Compares changed plans with the running ones over all tenants, before they are configured. Changes nothing. */
import type { Offer } from '#server/config/plan-file.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { listComparedTenants } from '#server/db/queries/entitlements/compared-tenants.ts';
import { findTenantsNamed, listAllGrants, type GivenRow } from '#server/db/queries/entitlements/entitlement-grants.ts';
import { allGrants, type Grant } from '#server/domain/entitlements/entitlements.ts';
import { asVendorOf } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { compareOffers, type Difference, type OfferComparison, type Version } from './compare-offers.ts';

/** Four queries for any number of tenants, in one read-only transaction. */
export async function comparePlans(
  { db, now }: { db: Database; now: Date },
  { before, after }: Difference<Offer>,
): Promise<OfferComparison> {
  return await asVendorOf(
    db,
    async (tx) => {
      const rows = await listAllGrants(tx);
      const tenants = await listComparedTenants(tx);
      const versions = { before: await versionOf(tx, before, rows), after: await versionOf(tx, after, rows) };
      const compared = tenants.map(({ id, name, plan }) => ({ id, name, subscribed: plan === null ? [] : [plan] }));
      return compareOffers(versions, compared, now);
    },
    { snapshot: true },
  );
}

async function versionOf(tx: Tx, offer: Offer, rows: GivenRow[]): Promise<Version> {
  const named = await findTenantsNamed(
    tx,
    offer.grants.map(({ tenant }) => tenant),
  );
  const grantsByTenant = new Map<string, Grant[]>();
  for (const grant of allGrants(offer.grants, named, rows)) {
    const known = grantsByTenant.get(grant.tenantId);
    if (known) known.push(grant);
    else grantsByTenant.set(grant.tenantId, [grant]);
  }
  return { offer, grantsByTenant };
}
