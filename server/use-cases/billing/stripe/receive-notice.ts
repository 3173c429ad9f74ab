/** Notices of Stripe. What they say is never written: the account is read again, as it is by then. */
import type Stripe from 'stripe';
import { findTenantOfCustomer } from '#server/db/queries/billing/accounts.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { readStripeEvent } from '#server/integrations/payments/stripe/open-stripe.ts';
import { idOf } from '#server/integrations/payments/stripe/read-lines.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/**
 * Late, doubled and disordered notices change nothing wrongly. One that comes again is dropped, and one of a customer
 * that is not known here is accepted: an account of Stripe may serve other products too.
 * @param notice the bytes that were sent, since the signature covers each of them
 * @throws Refusal `not-found` without Stripe or without its signing secret, `payment-notice-invalid`
 */
export async function receiveStripeNotice(
  context: AnonymousContext,
  notice: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { services } = context;
  const { provider, stripe } = services.config.billing;
  if (provider !== 'stripe' || stripe.webhookSecret === undefined) throw new Refusal('not-found');
  const checks = { signature: signature ?? '', secret: stripe.webhookSecret, now: services.clock() };
  const event = await readStripeEvent(notice, checks);
  if (!event) throw new Refusal('payment-notice-invalid');
  const customerId = customerOf(event);
  if (customerId === undefined) return;
  await asVendor(context, async (tx) => {
    const tenantId = await findTenantOfCustomer(tx, 'stripe', customerId);
    if (tenantId === undefined) return;
    await enqueue(tx, services, { kind: 'sync-billing', payload: { tenantId }, slot: event.id });
  });
}

const subjects = ['customer', 'subscription', 'invoice', 'payment_method', 'setup_intent', 'tax_id'];

function customerOf({ data }: Stripe.Event): string | undefined {
  const subject = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (!subjects.includes(subject.object ?? '')) return undefined;
  if (subject.object === 'customer') return subject.id;
  return subject.customer ? idOf(subject.customer) : undefined;
}
