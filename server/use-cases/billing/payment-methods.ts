/** Payment methods, the details on invoices, and the customer at the provider. */
import type { BillingDetailsInput } from '#shared/contract/billing/billing.ts';
import type { PaymentMethod } from '#shared/contract/billing/billing-entities.ts';
import type { TestCard } from '#shared/contract/billing/card-payments.ts';
import { findBillingAccount, type BillingAccountRow } from '#server/db/queries/billing/accounts.ts';
import { listPaymentMethods } from '#server/db/queries/billing/mirror.ts';
import { readVatId } from '#server/domain/billing/vat-id.ts';
import { atField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { describePaymentMethod } from '#server/views/billing.ts';
import { atProvider } from './at-provider.ts';
import { isTestProvider, requireProvider } from './payment-provider.ts';
import type { CustomerRef } from './payment-provider.types.ts';
import type { SetupResult, TestProvider } from './test-provider.ts';

/** The default first. */
export async function readPaymentMethods(context: CallContext): Promise<PaymentMethod[]> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const account = await findBillingAccount(tx, tenantId);
    return account ? (await listPaymentMethods(tx, tenantId)).map((row) => describePaymentMethod(row, account)) : [];
  });
}

/** @throws Refusal `payment-method-not-found` */
export async function readPaymentMethod(context: CallContext, id: string): Promise<PaymentMethod> {
  const found = (await readPaymentMethods(context)).find((each) => each.id === id);
  if (!found) throw new Refusal('payment-method-not-found');
  return found;
}

/** The details are those of the tenant, whatever the method. @throws Refusal `payment-method-not-found`, `vat-id-invalid` */
export async function changeBillingDetails(
  context: CallContext,
  id: string,
  { name, email, address, vatId }: BillingDetailsInput,
): Promise<void> {
  await readPaymentMethod(context, id);
  const vat = vatId === undefined ? undefined : readVatId(vatId);
  if (vatId !== undefined && vat === undefined) throw new Refusal('vat-id-invalid', atField('vatId'));
  await recordingDetails(context, () =>
    atProvider(context, (provider, customer) => provider.changeDetails(customer, { name, email, address, vatId: vat })),
  );
}

/** Writes the audit of what a change at the provider did to the details on invoices. */
async function recordingDetails<T>(context: CallContext, change: () => Promise<T>): Promise<T> {
  const { tenantId } = context.caller;
  const before = detailsOf(await accountOf(context));
  const result = await change();
  await context.inTenant(tenantId, async (tx, context) => {
    const after = detailsOf(await findBillingAccount(tx, tenantId));
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const target = { kind: 'tenant', id: tenantId };
    await context.audit({ action: 'billing.details-changed', target, details: { before, after } });
  });
  return result;
}

async function accountOf(context: CallContext): Promise<BillingAccountRow | undefined> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, (tx) => findBillingAccount(tx, tenantId));
}

function detailsOf(account: BillingAccountRow | undefined) {
  const { name = '', email = '', address = {}, vat_id: vatId = '' } = account ?? {};
  return { name, email, address, vatId };
}

/** @throws Refusal `tenant-not-found`, `billing-customer-not-found` */
export async function readCustomer(context: CallContext, id: string): Promise<{ stripeCustomerId: string }> {
  if (id !== context.caller.tenantId) throw new Refusal('tenant-not-found');
  const account = await accountOf(context);
  if (!account?.customer_id) throw new Refusal('billing-customer-not-found');
  return { stripeCustomerId: account.customer_id };
}

export interface CustomerInput {
  name: string;
  email: string;
  tenantName?: string | undefined;
}

/** The customer that is there is returned as it is. */
export async function createCustomer(
  context: CallContext,
  { name, email, tenantName }: CustomerInput,
): Promise<{ stripeCustomerId: string }> {
  const isNew = !(await accountOf(context))?.customer_id;
  const stripeCustomerId = await recordingDetails(context, () =>
    atProvider(context, async (provider, customer) => {
      if (isNew) await provider.changeDetails(customer, { name: tenantName ?? name, email, address: {} });
      return customer.customerId;
    }),
  );
  return { stripeCustomerId };
}

/** Begins to save a payment method; every call has a new secret. */
export async function createSetupIntent(
  context: CallContext,
  { paymentMethodId }: { paymentMethodId?: string | undefined },
): Promise<{ id: string; paymentMethodId: string; setupIntentSecret: string }> {
  if (paymentMethodId !== undefined) await readPaymentMethod(context, paymentMethodId);
  const { services, caller } = context;
  await services.limits.consume('card', caller.tenantId, services.config.limits.card);
  const { id, secret } = await atProvider(context, (provider, customer) => provider.createSetupIntent(customer));
  return { id, paymentMethodId: paymentMethodId ?? '', setupIntentSecret: secret };
}

/** @throws Refusal `setup-intent-not-found`, `test-card-unknown`, `payment-*` */
export async function confirmTestCard(
  context: CallContext,
  intent: { id: string; secret: string },
  card: TestCard,
): Promise<SetupResult> {
  const result = await atTestProvider(context, (provider, customer) => provider.confirm(customer, intent, card));
  return await withOwnId(context, result);
}

/** @throws Refusal `setup-intent-not-found`, `payment-authentication-failed` */
export async function authenticateTestCard(
  context: CallContext,
  intent: { id: string; secret: string },
  outcome: 'succeeded' | 'failed',
): Promise<SetupResult> {
  const result = await atTestProvider(context, (provider, customer) =>
    provider.authenticate(customer, intent, outcome),
  );
  return await withOwnId(context, result);
}

/**
 * Makes the card that the browser saved at the provider the default one.
 * @throws Refusal `setup-intent-not-found`, `payment-*`
 */
export async function finishSetup(context: CallContext, intentId: string): Promise<SetupResult> {
  const paymentMethodId = await atProvider(context, (provider, customer) => provider.finishSetup(customer, intentId));
  return await withOwnId(context, { status: 'succeeded', paymentMethodId });
}

/** The calls that replace a provider's own script. @throws Refusal `not-found` for another provider, nothing begun */
async function atTestProvider<T>(
  context: CallContext,
  work: (provider: TestProvider, customer: CustomerRef) => Promise<T>,
): Promise<T> {
  if (!isTestProvider(requireProvider(context.services))) throw new Refusal('not-found');
  return await atProvider(context, async (provider, customer) => await work(provider as TestProvider, customer));
}

/** The provider's ID of a saved method is replaced by that of our calls. */
async function withOwnId(context: CallContext, { status, paymentMethodId }: SetupResult): Promise<SetupResult> {
  const own = (await readPaymentMethods(context)).find(({ externalId }) => externalId === paymentMethodId);
  return { status, ...(own && { paymentMethodId: own.id }) };
}

/** @throws Refusal `not-found` outside of development */
export async function passTime(context: CallContext, days: number): Promise<void> {
  if (context.services.config.mode !== 'development') throw new Refusal('not-found');
  await atTestProvider(context, (provider, customer) => provider.passDays(customer, days));
}
