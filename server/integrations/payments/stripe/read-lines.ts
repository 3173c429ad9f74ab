/** Lines of Stripe's invoices and previews as lines of ours. */
import type Stripe from 'stripe';
import type { BillingLine } from '#shared/contract/billing/billing-entities.ts';
import { amountFrom } from './stripe-amounts.ts';

/** @returns the key of the plan with a price, or the price itself if no plan has it any more */
export type PlanOfPrice = (priceId: string) => string;

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
export const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);

type Bill = Pick<Stripe.Invoice, 'lines' | 'currency' | 'amount_due' | 'total' | 'total_taxes' | 'created'>;

/**
 * The lines add up to what is due: taxes, and what was set off against credit or added to it, are lines too. What the
 * vendor added at Stripe keeps its words.
 */
export function readLines(bill: Bill, planOf: PlanOfPrice): BillingLine[] {
  const { currency } = bill;
  const lines = bill.lines.data.map((line) => readLine(line, planOf));
  const [first] = lines;
  const times = first ? { from: first.from, to: first.to } : { from: isoOf(bill.created), to: isoOf(bill.created) };
  const tax = amountFrom(exclusiveTax(bill), currency);
  const due = amountFrom(bill.amount_due, currency);
  if (tax !== 0) lines.push({ kind: 'tax', planId: '', ...times, amount: tax });
  const total = amountFrom(bill.total, currency);
  const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (rest !== 0) lines.push({ kind: 'other', planId: '', ...times, amount: rest });
  if (due !== total) lines.push({ kind: 'credit', planId: '', ...times, amount: due - total });
  return lines;
}

function readLine(line: Stripe.InvoiceLineItem, planOf: PlanOfPrice): BillingLine {
  const price = line.pricing?.price_details?.price;
  const amount = amountFrom(line.amount, line.currency);
  const isProration =
    line.parent?.subscription_item_details?.proration ?? line.parent?.invoice_item_details?.proration ?? false;
  const isOfPlan = price !== undefined && line.parent?.type !== undefined && (isProration || !isExtra(line));
  const kind = !isOfPlan ? 'other' : !isProration ? 'plan' : amount < 0 ? 'unused' : 'remaining';
  return {
    kind,
    planId: price === undefined ? '' : planOf(idOf(price)),
    from: isoOf(line.period.start),
    to: isoOf(line.period.end),
    amount,
    ...(kind === 'other' && line.description && { text: line.description.slice(0, 200) }),
  };
}

/** An item that the vendor added to the invoice. */
const isExtra = (line: Stripe.InvoiceLineItem): boolean => line.parent?.type === 'invoice_item_details';

/** Taxes that are not contained in the amounts of the lines. */
function exclusiveTax({ total_taxes: taxes }: Bill): number {
  return (taxes ?? []).reduce(
    (sum, { amount, tax_behavior: behavior }) => sum + (behavior === 'exclusive' ? amount : 0),
    0,
  );
}
