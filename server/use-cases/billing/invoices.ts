import type { Invoice } from '#shared/contract/billing/billing-entities.ts';
import { findBillingAccount } from '#server/db/queries/billing/accounts.ts';
import { listInvoices } from '#server/db/queries/billing/mirror.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { describeInvoice } from '#server/views/billing.ts';
import { requireProvider } from './payment-provider.ts';

/** The newest first. */
export async function readInvoices(context: CallContext): Promise<Invoice[]> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => (await listInvoices(tx, tenantId)).map(describeInvoice));
}

/** @throws Refusal `invoice-not-found` */
export async function readInvoice(context: CallContext, id: string): Promise<Invoice> {
  const found = (await readInvoices(context)).find((each) => each.id === id);
  if (!found) throw new Refusal('invoice-not-found');
  return found;
}

/** @throws Refusal `invoice-not-found`, `billing-provider-missing` */
export async function readInvoicePdf(context: CallContext, id: string): Promise<{ name: string; pdf: Buffer }> {
  const { tenantId } = context.caller;
  const { externalId, receiptNumber } = await readInvoice(context, id);
  const provider = requireProvider(context.services);
  const account = await context.inTenant(tenantId, (tx) => findBillingAccount(tx, tenantId));
  // invoices of a provider that was configured before are there, and their files are not
  const customerId = account?.provider === provider.key ? account.customer_id : null;
  const pdf = customerId && (await provider.invoicePdf({ tenantId, customerId }, externalId));
  if (!pdf) throw new Refusal('invoice-not-found');
  return { name: `invoice-${receiptNumber}.pdf`, pdf };
}
