/**
 * What the double of Stripe knows, and what its calls do. The fields are those of the client library's types, so that a
 * field that Stripe renames does not compile here.
 */
import type Stripe from 'stripe';
import { stripeTestCards, type StripeTestCard, type StripeTestNumber } from './stripe-cards.ts';

type Loose<T> = { [K in keyof T]?: unknown };
type Fields<T, K extends keyof T> = Pick<T, K>;

export type Customer = Fields<
  Stripe.Customer,
  'id' | 'object' | 'name' | 'email' | 'address' | 'balance' | 'currency' | 'metadata' | 'created'
> & {
  deleted?: true;
  invoice_settings: { default_payment_method: string | null; custom_fields: { name: string; value: string }[] | null };
  tax_ids: { object: 'list'; data: { id: string; object: 'tax_id'; type: string; value: string }[]; has_more: false };
};
export type Method = Fields<Stripe.PaymentMethod, 'id' | 'object' | 'created'> & {
  type: 'card';
  customer: string;
  card: Fields<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
  rule: StripeTestCard;
};
export type Price = Fields<Stripe.Price, 'id' | 'object' | 'currency' | 'unit_amount'>;
type Item = { id: string; price: Price; quantity: number; current_period_start: number; current_period_end: number };
export type Subscription = Fields<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'currency'
  | 'created'
  | 'start_date'
  | 'trial_end'
  | 'ended_at'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'metadata'
> & { customer: string; items: { object: 'list'; data: Item[]; has_more: false }; attempts: number };
export type Line = Fields<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'description'> & {
  period: { start: number; end: number };
  parent: { type: 'subscription_item_details'; subscription_item_details: { proration: boolean } };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};
export type Invoice = Fields<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'number'
  | 'created'
  | 'currency'
  | 'status'
  | 'attempted'
  | 'attempt_count'
  | 'amount_due'
  | 'total'
  | 'total_taxes'
  | 'starting_balance'
  | 'ending_balance'
  | 'next_payment_attempt'
  | 'invoice_pdf'
> & {
  customer: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  lines: { object: 'list'; data: Line[]; has_more: boolean };
  status_transitions: { finalized_at: number | null; paid_at: number | null };
};
export type SetupIntent = Fields<Stripe.SetupIntent, 'id' | 'object' | 'status' | 'client_secret' | 'created'> & {
  customer: string;
  payment_method: string | null;
  last_setup_error: { code: string; decline_code?: string } | null;
  number: StripeTestNumber | null;
};

/** An answer that is no success. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message'] ?? error['code']));
    this.status = status;
    this.error = { message: 'refused', type: status === 402 ? 'card_error' : 'invalid_request_error', ...error };
  }
}

export const missing = (what: string): StripeRefusal =>
  new StripeRefusal(404, { code: 'resource_missing', message: `No such ${what}` });

const day = 86_400;
const retryDays = [3, 5, 7];
const live = new Set(['trialing', 'active', 'past_due']);

export interface LedgerOptions {
  /** Milliseconds since 1970. */
  now(): number;
  prices: Record<string, { amount: number; currency: string }>;
  /** Address below which invoices are found as PDF. */
  pdfBase(): string;
  /** Percent that is added to every invoice. */
  tax?: number;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ now, prices, pdfBase, tax = 0 }: LedgerOptions) {
  const customers = new Map<string, Customer>();
  const methods = new Map<string, Method>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const intents = new Map<string, SetupIntent>();
  const events: { id: string; type: string; created: number; data: { object: unknown } }[] = [];
  let count = 0;
  const newId = (kind: string): string => `${kind}_${String((count += 1)).padStart(8, '0')}`;
  const seconds = (): number => Math.floor(now() / 1000);

  const recordEvent = (type: string, object: unknown): void => {
    events.push({ id: newId('evt'), type, created: seconds(), data: { object: structuredClone(object) } });
  };
  const find = <T>(map: Map<string, T>, id: string, what: string): T => {
    const found = map.get(id);
    if (!found) throw missing(`${what}: '${id}'`);
    return found;
  };
  const priceOf = (id: string): Price => {
    const price = prices[id];
    if (!price) throw missing(`price: '${id}'`);
    return { id, object: 'price', currency: price.currency, unit_amount: price.amount };
  };

  /** @throws StripeRefusal 402 */
  const charge = (customer: Customer): void => {
    const id = customer.invoice_settings.default_payment_method;
    if (id === null)
      throw new StripeRefusal(400, {
        code: 'resource_missing',
        message: 'This customer has no attached payment source or default payment method.',
      });
    const { card, rule } = find(methods, id, 'payment method');
    if (now() >= Date.UTC(card.exp_year, card.exp_month, 1))
      throw new StripeRefusal(402, { code: 'expired_card', decline_code: 'expired_card' });
    if (rule.onCharge === 'authenticate')
      throw new StripeRefusal(402, { code: 'subscription_payment_intent_requires_action' });
    if (rule.onCharge !== 'succeeds')
      throw new StripeRefusal(402, {
        code: 'card_declined',
        decline_code: rule.onCharge === 'declined' ? 'generic_decline' : rule.onCharge,
      });
  };

  const line = (price: Price, amount: number, period: Line['period'], proration: boolean): Line => ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    period,
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    pricing: { type: 'price_details', price_details: { price: price.id, product: 'prod_1' } },
  });

  /** An invoice that nobody was charged for yet. */
  const draw = (customer: Customer, subscriptionId: string, lines: Line[], currency: string): Invoice => {
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const taxes = Math.round((subtotal * tax) / 100);
    const total = subtotal + taxes;
    const due = Math.max(0, total + Math.min(0, customer.balance));
    const id = newId('in');
    return {
      id,
      object: 'invoice',
      number: `INV-${id.slice(-4)}`,
      created: seconds(),
      currency,
      status: 'open',
      attempted: false,
      attempt_count: 0,
      amount_due: due,
      total,
      total_taxes: taxes === 0 ? [] : [{ amount: taxes, tax_behavior: 'exclusive' } as Stripe.Invoice.TotalTax],
      starting_balance: customer.balance,
      ending_balance: customer.balance + total - due,
      next_payment_attempt: null,
      invoice_pdf: `${pdfBase()}/pdf/${id}`,
      customer: customer.id,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId } },
      lines: { object: 'list', data: lines, has_more: false },
      status_transitions: { finalized_at: seconds(), paid_at: null },
    };
  };

  /** Charges an invoice, and keeps it. @throws StripeRefusal 402, nothing kept */
  const collect = (invoice: Invoice): void => {
    const customer = find(customers, invoice.customer, 'customer');
    if (invoice.amount_due > 0) charge(customer);
    const paid: Invoice = {
      ...invoice,
      status: 'paid',
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: seconds() },
    };
    if (!invoices.has(invoice.id)) customer.balance = invoice.ending_balance ?? 0;
    customer.currency = invoice.currency;
    invoices.set(invoice.id, paid);
    recordEvent('invoice.paid', paid);
  };

  const nextMonth = (from: number): number => {
    const at = new Date(from * 1000);
    const next = new Date(at);
    next.setUTCMonth(next.getUTCMonth() + 1, 1);
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    next.setUTCDate(Math.min(at.getUTCDate(), last));
    return Math.floor(next.getTime() / 1000);
  };

  const periodOf = ({ items }: Subscription): Line['period'] => {
    const { current_period_start: start, current_period_end: end } = items.data[0]!;
    return { start, end };
  };

  const changeLines = (subscription: Subscription, to: Price, at: number): Line[] => {
    const item = subscription.items.data[0]!;
    const { start, end } = periodOf(subscription);
    const share = (price: Price): number => Math.round(((price.unit_amount ?? 0) * (end - at)) / (end - start));
    const rest = { start: at, end };
    return [line(item.price, -share(item.price), rest, true), line(to, share(to), rest, true)];
  };

  interface Change {
    price?: string;
    prorationDate?: number;
    prorated?: boolean;
    metadata?: Record<string, string>;
    cancelAtPeriodEnd?: boolean;
    cancelAt?: null;
  }

  return {
    customers,
    methods,
    subscriptions,
    invoices,
    intents,
    events,
    priceOf,
    find,
    createCustomer(wanted: Loose<Customer>): Customer {
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        name: null,
        email: null,
        address: null,
        balance: 0,
        currency: null,
        metadata: {},
        created: seconds(),
        invoice_settings: { default_payment_method: null, custom_fields: null },
        tax_ids: { object: 'list', data: [], has_more: false },
        ...(wanted as Partial<Customer>),
      };
      customers.set(customer.id, customer);
      recordEvent('customer.created', customer);
      return customer;
    },
    updateCustomer(id: string, { invoice_settings: settings, ...changes }: Loose<Customer>): Customer {
      const customer = find(customers, id, 'customer');
      const given = (settings ?? {}) as Partial<Customer['invoice_settings']> & { custom_fields?: unknown };
      const method = given.default_payment_method;
      if (method && find(methods, method, 'payment method').customer !== id) throw missing('payment method');
      Object.assign(customer, changes);
      Object.assign(customer.invoice_settings, {
        ...given,
        ...('custom_fields' in given && { custom_fields: given.custom_fields || null }),
      });
      recordEvent('customer.updated', customer);
      return customer;
    },
    addTaxId(id: string, { type, value }: { type: string; value: string }) {
      const customer = find(customers, id, 'customer');
      if (value.includes('000000000')) throw new StripeRefusal(400, { code: 'tax_id_invalid', param: 'value' });
      const taxId = { id: newId('txi'), object: 'tax_id' as const, type, value };
      customer.tax_ids.data.unshift(taxId);
      return taxId;
    },
    removeTaxId(id: string, taxId: string) {
      const customer = find(customers, id, 'customer');
      customer.tax_ids.data = customer.tax_ids.data.filter((each) => each.id !== taxId);
      return { id: taxId, object: 'tax_id', deleted: true };
    },
    createIntent(customer: string): SetupIntent {
      const id = newId('seti');
      const intent: SetupIntent = {
        id,
        object: 'setup_intent',
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${newId('s')}`,
        created: seconds(),
        customer: find(customers, customer, 'customer').id,
        payment_method: null,
        last_setup_error: null,
        number: null,
      };
      intents.set(id, intent);
      return intent;
    },
    /** What the script of Stripe does with a card that a user typed. @throws StripeRefusal 402 */
    confirmIntent(secret: string, number: StripeTestNumber, answer?: 'succeeded' | 'failed'): SetupIntent {
      const intent = [...intents.values()].find((each) => each.client_secret === secret);
      const rule: StripeTestCard = stripeTestCards[number];
      if (!intent) throw missing('setup intent');
      if (intent.status === 'succeeded') return intent;
      if (rule.onSaving === 'declined' || rule.onSaving === 'insufficient_funds') {
        intent.last_setup_error = { code: 'card_declined', decline_code: rule.onSaving };
        throw new StripeRefusal(402, { code: 'card_declined', decline_code: rule.onSaving, message: 'Declined.' });
      }
      if (rule.onSaving === 'authenticate' && answer === undefined) {
        Object.assign(intent, { status: 'requires_action', number });
        return intent;
      }
      if (answer === 'failed') {
        Object.assign(intent, {
          status: 'requires_payment_method',
          last_setup_error: { code: 'setup_intent_authentication_failure' },
        });
        throw new StripeRefusal(402, { code: 'setup_intent_authentication_failure', message: 'Not authenticated.' });
      }
      const method: Method = {
        id: newId('pm'),
        object: 'payment_method',
        type: 'card',
        created: seconds(),
        customer: intent.customer,
        card: { brand: rule.brand, last4: number.slice(-4), exp_month: 12, exp_year: 2040 },
        rule,
      };
      methods.set(method.id, method);
      Object.assign(intent, { status: 'succeeded', payment_method: method.id, last_setup_error: null });
      recordEvent('setup_intent.succeeded', intent);
      return intent;
    },
    /** @throws StripeRefusal 402, nothing created */
    startSubscription(wanted: {
      customer: string;
      price: string;
      trialDays?: number;
      metadata: Record<string, string>;
    }): Subscription {
      const customer = find(customers, wanted.customer, 'customer');
      const price = priceOf(wanted.price);
      const start = seconds();
      const trialEnd = wanted.trialDays ? start + wanted.trialDays * day : null;
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        status: trialEnd ? 'trialing' : 'active',
        currency: price.currency,
        created: start,
        start_date: start,
        trial_end: trialEnd,
        ended_at: null,
        cancel_at: null,
        cancel_at_period_end: false,
        metadata: wanted.metadata,
        customer: customer.id,
        items: {
          object: 'list',
          has_more: false,
          data: [
            {
              id: newId('si'),
              price,
              quantity: 1,
              current_period_start: start,
              current_period_end: trialEnd ?? nextMonth(start),
            },
          ],
        },
        attempts: 0,
      };
      if (!trialEnd) {
        const lines = [line(price, price.unit_amount ?? 0, periodOf(subscription), false)];
        collect(draw(customer, subscription.id, lines, price.currency));
      }
      subscriptions.set(subscription.id, subscription);
      recordEvent('customer.subscription.created', subscription);
      return subscription;
    },
    changeSubscription(
      id: string,
      { price: priceId, prorationDate, prorated, metadata, cancelAtPeriodEnd, cancelAt }: Change,
    ) {
      const subscription = find(subscriptions, id, 'subscription');
      const item = subscription.items.data[0]!;
      if (priceId !== undefined && priceId !== item.price.id) {
        const to = priceOf(priceId);
        if (prorated) {
          const lines = changeLines(subscription, to, prorationDate ?? seconds());
          collect(draw(find(customers, subscription.customer, 'customer'), id, lines, to.currency));
        }
        item.price = to;
      }
      if (metadata) Object.assign(subscription.metadata, metadata);
      if (cancelAtPeriodEnd !== undefined && cancelAt !== undefined)
        throw new StripeRefusal(400, { message: 'You may only specify one of cancel_at and cancel_at_period_end.' });
      if (cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = cancelAtPeriodEnd;
      if (cancelAt !== undefined) subscription.cancel_at = cancelAt;
      recordEvent('customer.subscription.updated', subscription);
      return subscription;
    },
    cancelSubscription(id: string): Subscription {
      const subscription = find(subscriptions, id, 'subscription');
      Object.assign(subscription, { status: 'canceled', ended_at: seconds() });
      recordEvent('customer.subscription.deleted', subscription);
      return subscription;
    },
    preview({
      customer,
      subscription,
      price,
      at,
    }: Record<'customer' | 'subscription' | 'price', string> & { at: number }) {
      const to = priceOf(price);
      if (subscription === '') {
        const start = seconds();
        const lines = [line(to, to.unit_amount ?? 0, { start, end: nextMonth(start) }, false)];
        return draw(find(customers, customer, 'customer'), '', lines, to.currency);
      }
      const current = find(subscriptions, subscription, 'subscription');
      const lines = changeLines(current, to, at);
      return draw(find(customers, current.customer, 'customer'), subscription, lines, to.currency);
    },
    payInvoice(id: string): Invoice {
      const invoice = find(invoices, id, 'invoice');
      if (invoice.status !== 'open') throw new StripeRefusal(400, { code: 'invoice_not_open' });
      collect(invoice);
      const subscription = find(subscriptions, invoice.parent.subscription_details.subscription, 'subscription');
      if (subscription.status === 'past_due') Object.assign(subscription, { status: 'active', attempts: 0 });
      return find(invoices, id, 'invoice');
    },
    voidInvoice(id: string): Invoice {
      return Object.assign(find(invoices, id, 'invoice'), { status: 'void' as const });
    },
    /** Renewals, ends of trials and further attempts that are due by now. */
    advance(): void {
      for (const subscription of subscriptions.values()) while (live.has(subscription.status) && step(subscription));
    },
    /** As if that many days had passed: everything lies so much further back. */
    passDays(days: number): void {
      const earlier = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [name, inner] of Object.entries(value))
          if (typeof inner === 'number' && timeFields.has(name))
            (value as Record<string, number>)[name] = inner - days * day;
          else earlier(inner);
      };
      for (const map of [subscriptions, invoices]) for (const one of map.values()) earlier(one);
      this.advance();
    },
  };

  /** @returns whether something was due */
  function step(subscription: Subscription): boolean {
    const item = subscription.items.data[0]!;
    const customer = find(customers, subscription.customer, 'customer');
    const open = [...invoices.values()].find(
      ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === subscription.id,
    );
    if (subscription.status === 'past_due') {
      if (!open?.next_payment_attempt || open.next_payment_attempt > seconds()) return false;
      return tryAgain(subscription, open);
    }
    const at = item.current_period_end;
    if (at > seconds()) return false;
    if (subscription.cancel_at_period_end) {
      Object.assign(subscription, { status: 'canceled', ended_at: at });
      recordEvent('customer.subscription.deleted', subscription);
      return true;
    }
    if (subscription.status === 'trialing' && customer.invoice_settings.default_payment_method === null) {
      Object.assign(subscription, { status: 'paused' });
      recordEvent('customer.subscription.paused', subscription);
      return true;
    }
    Object.assign(subscription, { status: 'active' });
    Object.assign(item, { current_period_start: at, current_period_end: nextMonth(at) });
    const lines = [line(item.price, item.price.unit_amount ?? 0, periodOf(subscription), false)];
    const invoice = { ...draw(customer, subscription.id, lines, item.price.currency), created: at };
    try {
      collect(invoice);
    } catch {
      const failed = { ...invoice, attempted: true, attempt_count: 1, next_payment_attempt: at + retryDays[0]! * day };
      invoices.set(invoice.id, { ...failed, status_transitions: { finalized_at: at, paid_at: null } });
      subscription.status = 'past_due';
      recordEvent('invoice.payment_failed', failed);
    }
    recordEvent('customer.subscription.updated', subscription);
    return true;
  }

  function tryAgain(subscription: Subscription, open: Invoice): boolean {
    try {
      collect(open);
      Object.assign(subscription, { status: 'active', attempts: 0 });
    } catch {
      subscription.attempts += 1;
      const days = retryDays[subscription.attempts];
      open.attempt_count += 1;
      open.next_payment_attempt = days === undefined ? null : open.created + days * day;
      if (days === undefined) subscription.status = 'unpaid';
      recordEvent('invoice.payment_failed', open);
    }
    recordEvent('customer.subscription.updated', subscription);
    return true;
  }
}

const timeFields = new Set(
  [
    'created start_date trial_end ended_at cancel_at current_period_start current_period_end',
    'start end finalized_at paid_at next_payment_attempt',
  ].flatMap((names) => names.split(' ')),
);
