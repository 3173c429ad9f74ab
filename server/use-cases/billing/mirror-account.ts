/**
 * Mirrors what the payment provider knows of a tenant. The account is read as it is now, never changed by what a notice
 * says: late, doubled and disordered notices, and calls that were cut off, all end in the same rows.
 */
import type { EventKey } from '#shared/contract/events/events.ts';
import { openBillingAccount, updateBillingAccount } from '#server/db/queries/billing/accounts.ts';
import {
  endUnknownSubscriptions,
  listInvoices,
  listPaymentMethods,
  listSubscriptions,
  replacePaymentMethods,
  upsertInvoices,
  upsertSubscriptions,
  type InvoiceRow,
  type SubscriptionRow,
} from '#server/db/queries/billing/mirror.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import type {
  ProviderAccount,
  ProviderCustomer,
  ProviderInvoice,
} from '#server/domain/billing/provider-account.types.ts';
import { isGiving } from '#server/domain/billing/subscription-status.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction, CallContext } from '#server/context.ts';
import type { CustomerRef, PaymentProvider } from './payment-provider.types.ts';
import { notifyPaymentFailures } from './notify-payment-failures.ts';

/** @param actorId who caused the change; `null` for the provider and for time */
export async function mirrorAccount(
  context: AnonymousContext | CallContext,
  provider: PaymentProvider,
  customer: CustomerRef,
  actorId: string | null,
): Promise<ProviderAccount> {
  const askedAt = context.services.clock();
  const account = await provider.readAccount(customer);
  await context.inTenant(customer.tenantId, async (_tx, context) => {
    await writeMirror(context, { account, askedAt, actorId, tenantId: customer.tenantId });
  });
  return account;
}

interface Answer {
  tenantId: string;
  account: ProviderAccount;
  askedAt: Date;
  actorId: string | null;
}

async function writeMirror(context: AnonymousTransaction, answer: Answer): Promise<void> {
  const { tx, services } = context;
  const { tenantId, account, askedAt } = answer;
  const now = services.clock();
  const row = await openBillingAccount(tx, { tenantId, id: randomId(services.random), now });
  if (row.mirrored_at && row.mirrored_at > askedAt) return;
  const before = {
    subscriptions: await listSubscriptions(tx, tenantId),
    invoices: await listInvoices(tx, tenantId),
    methods: await listPaymentMethods(tx, tenantId),
  };
  await endUnknownSubscriptions(tx, tenantId, { known: account.subscriptions.map(({ id }) => id), now });
  const ids = await writeSubscriptions(context, answer, before.subscriptions);
  await upsertInvoices(
    tx,
    account.invoices
      .filter((invoice) => hasChanged(invoice, before.invoices))
      .map((invoice) => invoiceRow(invoice, { tenantId, id: randomId(services.random), ids })),
  );
  await replacePaymentMethods(
    tx,
    tenantId,
    account.paymentMethods.map((method) => ({
      id: before.methods.find(({ external_id: id }) => id === method.id)?.id ?? randomId(services.random),
      tenant_id: tenantId,
      external_id: method.id,
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      is_default: method.isDefault,
    })),
  );
  await updateBillingAccount(tx, tenantId, { ...detailsOf(account.customer), mirrored_at: askedAt }, now);
  await recordDifferences(context, answer, before);
  await notifyPaymentFailures(context, { tenantId, account, before, after: await listSubscriptions(tx, tenantId) });
  if (account.nextDue) {
    const runAt = new Date(account.nextDue);
    const slot = `${tenantId} ${account.nextDue}`;
    await enqueue(tx, services, { kind: 'sync-billing', payload: { tenantId }, slot, runAt });
  }
}

/** Another customer takes the place of one that was deleted with the next change, and the details on invoices stay. */
function detailsOf({ isDeleted, name, email, address, vatId }: ProviderCustomer) {
  if (isDeleted) return { customer_id: null };
  return { name, email, vat_id: vatId, address: address as Record<string, string> };
}

/** @returns IDs of the rows by those of the provider */
async function writeSubscriptions(
  { tx, services }: AnonymousTransaction,
  { tenantId, account }: Answer,
  known: SubscriptionRow[],
): Promise<Map<string, string>> {
  const dateOf = (time: string | null) => (time === null ? null : new Date(time));
  const rows = account.subscriptions.map((each) => ({
    id: known.find(({ external_id: id }) => id === each.id)?.id ?? randomId(services.random),
    tenant_id: tenantId,
    external_id: each.id,
    plan_key: each.planKey,
    status: each.status,
    amount: each.amount,
    currency: each.currency,
    started_at: new Date(each.startedAt),
    period_start: new Date(each.periodStart),
    period_end: new Date(each.periodEnd),
    trial_end: dateOf(each.trialEnd),
    cancel_at_period_end: each.cancelAtPeriodEnd,
    ended_at: dateOf(each.endedAt),
    past_due_since: dateOf(each.pastDueSince),
    next_attempt: dateOf(each.nextAttempt),
    grace_ends: dateOf(each.graceEnds),
  }));
  // those that ended first: a tenant never has two live ones, not even for a moment
  await upsertSubscriptions(
    tx,
    rows.toSorted((a, b) => Number(a.ended_at === null) - Number(b.ended_at === null)),
  );
  return new Map(rows.map(({ id, external_id: external }) => [external, id]));
}

function hasChanged(invoice: ProviderInvoice, known: InvoiceRow[]): boolean {
  const row = known.find(({ external_id: id }) => id === invoice.id);
  const disputedAt = row?.disputed_at?.toISOString() ?? null;
  return (
    row?.status !== invoice.status ||
    disputedAt !== invoice.disputedAt ||
    row.created_at.toISOString() !== invoice.createdAt
  );
}

function invoiceRow(
  {
    id: external,
    subscriptionId,
    number,
    createdAt,
    paidAt,
    status,
    disputedAt,
    total,
    currency,
    lines,
  }: ProviderInvoice,
  { tenantId, id, ids }: { tenantId: string; id: string; ids: Map<string, string> },
) {
  return {
    id,
    tenant_id: tenantId,
    external_id: external,
    subscription_id: ids.get(subscriptionId)!,
    number,
    created_at: new Date(createdAt),
    paid_at: paidAt === null ? null : new Date(paidAt),
    status,
    total,
    currency,
    lines: JSON.stringify(lines),
    disputed_at: disputedAt === null ? null : new Date(disputedAt),
  };
}

interface Before {
  subscriptions: SubscriptionRow[];
  invoices: InvoiceRow[];
  methods: { external_id: string; is_default: boolean }[];
}

async function recordDifferences(
  context: AnonymousTransaction,
  { tenantId, account, actorId }: Answer,
  before: Before,
): Promise<void> {
  const record = async (action: EventKey, details: Record<string, unknown>, isBad = false) => {
    const target = { kind: 'tenant', id: tenantId };
    await context.audit({ action, tenantId, actorId, target, severity: isBad ? 'High' : 'Info', details });
  };
  for (const row of await listSubscriptions(context.tx, tenantId)) {
    const old = before.subscriptions.find(({ id }) => id === row.id);
    const [was, is] = [old && stateOf(old), stateOf(row)];
    if (!was) await record('subscription.started', { after: is });
    else if (JSON.stringify(was) === JSON.stringify(is)) continue;
    else if (old && isGiving(old.status) && !isGiving(row.status))
      await record('subscription.ended', { before: was, after: is }, true);
    else await record('subscription.changed', { before: was, after: is });
  }
  for (const { id, number, total, currency, status, disputedAt } of account.invoices) {
    const old = before.invoices.find(({ external_id: external }) => external === id);
    const invoice = { number, total, currency };
    if (status === 'paid' && old?.status !== 'paid') await record('invoice.paid', invoice);
    if (status === 'open' && old?.status !== 'open') await record('invoice.payment-failed', invoice, true);
    if (disputedAt !== null && !old?.disputed_at) await record('invoice.payment-disputed', invoice, true);
  }
  const isDefault = account.paymentMethods.find((method) => method.isDefault);
  const wasDefault = before.methods.find((method) => method.is_default)?.external_id;
  if (isDefault && isDefault.id !== wasDefault)
    await record('payment-method.changed', { brand: isDefault.brand, last4: isDefault.last4 });
}

function stateOf(row: SubscriptionRow): Record<string, unknown> {
  const { plan_key: plan, status, amount, currency, cancel_at_period_end: cancelAtPeriodEnd } = row;
  return { plan, status, amount, currency, cancelAtPeriodEnd };
}
