/** How a tenant is billed: summary, set-up, and what the vendor decides about it. */
import type { BillingSummary, TenantBillingConfig } from '#shared/contract/billing/billing-entities.ts';
import {
  findBillingAccount,
  openBillingAccount,
  updateBillingAccount,
  type BillingAccountRow,
} from '#server/db/queries/billing/accounts.ts';
import { findLiveSubscription, listPaymentMethods } from '#server/db/queries/billing/mirror.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousContext, AnonymousTransaction, CallContext } from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Another tenant's is not found. @throws Refusal `tenant-not-found` */
export async function readBillingSummary(context: CallContext, id: string): Promise<BillingSummary> {
  const account = await accountOf(context, id);
  const { live, method } = await context.inTenant(id, async (tx) => ({
    live: await findLiveSubscription(tx, id),
    method: (await listPaymentMethods(tx, id))[0],
  }));
  const { defaultPlan } = context.services.config.billing;
  return {
    tenantConfigurationId: account.id,
    providerType: 'Stripe',
    subscriptionId: live?.id ?? null,
    externallyManaged: account.externally_managed,
    currentPlanId: live?.plan_key ?? null,
    paymentMethodId: method?.is_default ? method.id : null,
    defaultPlanId: defaultPlan ?? null,
  };
}

/** @throws Refusal `tenant-not-found` */
export async function readTenantBilling(context: CallContext, id: string): Promise<TenantBillingConfig> {
  const account = await accountOf(context, id);
  return {
    id: account.id,
    vendorId: context.services.environment.vendorId,
    tenantId: id,
    externallyManaged: account.externally_managed ? 'true' : 'false',
    paymentProviderType: 'Stripe',
    mappingId: account.customer_id ?? '',
  };
}

/** There before anything was bought. */
async function accountOf(context: CallContext, id: string): Promise<BillingAccountRow> {
  const { services, caller, now } = context;
  if (id !== caller.tenantId) throw new Refusal('tenant-not-found');
  return await context.inTenant(id, async (tx) => {
    const found = await findBillingAccount(tx, id);
    return found ?? (await openBillingAccount(tx, { tenantId: id, id: randomId(services.random), now }));
  });
}

export interface BillingSetUp {
  tenantId?: string | undefined;
  externallyManaged?: string | boolean | undefined;
}

/** @throws Refusal `billing-tenant-missing`, `tenant-not-found`, `billing-vendor-only` */
export async function setUpBilling(context: CallContext, input: BillingSetUp): Promise<{ id: string }> {
  if (input.tenantId === undefined) throw new Refusal('billing-tenant-missing');
  const account = await accountOf(context, input.tenantId);
  const { externallyManaged } = input;
  if (externallyManaged !== undefined && String(externallyManaged) !== String(account.externally_managed))
    throw new Refusal('billing-vendor-only');
  return { id: account.id };
}

/** @throws Refusal `billing-tenant-missing`, `tenant-not-found` */
export async function setUpBillingAsVendor(
  context: AnonymousContext,
  vendor: VendorCaller,
  { tenantId, externallyManaged }: BillingSetUp,
): Promise<{ id: string }> {
  if (tenantId === undefined) throw new Refusal('billing-tenant-missing');
  return await asVendor(context, async (tx, context) => {
    if (!isTenantId(tenantId) || !(await findTenant(tx, tenantId))) throw new Refusal('tenant-not-found');
    const { services, now } = context;
    const account = await openBillingAccount(tx, { tenantId, id: randomId(services.random), now });
    const isExternal =
      externallyManaged === undefined ? account.externally_managed : String(externallyManaged) === 'true';
    if (isExternal !== account.externally_managed) {
      await updateBillingAccount(tx, tenantId, { externally_managed: isExternal }, now);
      await recordManagement(context, { tenantId, vendor, isExternal });
    }
    return { id: account.id };
  });
}

async function recordManagement(
  context: AnonymousTransaction,
  { tenantId, vendor, isExternal }: { tenantId: string; vendor: VendorCaller; isExternal: boolean },
): Promise<void> {
  await context.audit({
    action: 'billing.management-changed',
    severity: 'Medium',
    tenantId,
    actorId: null,
    target: { kind: 'tenant', id: tenantId },
    details: {
      clientId: vendor.vendorClientId,
      before: { externallyManaged: !isExternal },
      after: { externallyManaged: isExternal },
    },
  });
}
