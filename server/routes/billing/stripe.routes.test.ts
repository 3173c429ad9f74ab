import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EntitlementsContext } from '#shared/contract/entitlements/entitlements.ts';
import type {
  Invoice,
  PaymentMethod,
  PlanChangePreview,
  Subscription,
} from '#shared/contract/billing/billing-entities.ts';
import { day, minute, second } from '#server/lib/clock.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { jsonCaller } from '#server/testing/json-caller.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';
import type { StripeTestNumber } from '#server/testing/stripe-double/stripe-cards.ts';
import { startStripeDouble, type StripeDouble } from '#server/testing/stripe-double/stripe-double.ts';

const base = '/subscriptions/resources/billing';
const stripe = `${base}/payment-providers/stripe`;
const paths = {
  subscriptions: `${base}/subscriptions/v1`,
  methods: `${base}/payment-methods/v1`,
  invoices: `${base}/invoices/v1`,
  intents: `${stripe}/setup-intents/v1`,
  checkout: `${stripe}/subscriptions/v1`,
  customers: `${stripe}/customers/v1`,
  notices: `${stripe}/webhooks/v1`,
};
const good = '4242424242424242';

const plans = [
  { key: 'free', features: [] },
  { key: 'team', name: 'Team', features: ['export'], price: { amount: 1200, externalId: 'price_team' } },
  { key: 'sum', name: 'A large sum', features: [], price: { amount: 1, currency: 'usd', externalId: 'price_sum' } },
  {
    key: 'business',
    features: ['export', 'sso'],
    price: { amount: 2900, externalId: 'price_business' },
    trialDays: 14,
  },
];
const prices = {
  price_team: { amount: 1200, currency: 'usd' },
  price_business: { amount: 2900, currency: 'usd' },
  // more than configuration says, in another currency
  price_sum: { amount: 2_000_000_000, currency: 'vnd' },
  // of another product of the vendor
  price_other: { amount: 500, currency: 'usd' },
};

/** @param atEnd closes the double */
async function withStripe(
  options: { tax?: number; timeout?: number } = {},
  atEnd: (close: () => Promise<void>) => void = afterAll,
) {
  const clock = createFakeClock();
  const double = await startStripeDouble({ now: () => clock.read().getTime(), prices, ...options });
  atEnd(() => double.close());
  const config = {
    features: [{ key: 'export' }, { key: 'sso' }],
    plans,
    billing: {
      provider: 'stripe',
      stripe: { ...double.settings, timeout: options.timeout ?? 5000 },
    },
  };
  return { double, config, clock };
}

async function customerOf(server: TestServer, double: StripeDouble, user: SeededUser) {
  const { send, read, signInAgain } = await jsonCaller(server, user);
  const preview = async (planId: string) =>
    (await send('POST', `${paths.subscriptions}/previews`, { planId })).json<PlanChangePreview>();
  return {
    send,
    read,
    preview,
    /** As the browser does with the script of Stripe. @returns the answer of the call after it */
    async saveCard(number: StripeTestNumber = good, answer?: 'succeeded') {
      const intent = (await send('POST', paths.intents)).json<{ id: string; setupIntentSecret: string }>();
      double.ledger.confirmIntent(intent.setupIntentSecret, number, answer);
      return await send('POST', `${paths.intents}/${intent.id}/finish`);
    },
    take: (stripePlanId: string) => send('POST', paths.checkout, { stripePlanId }),
    async change(planId: string) {
      const [live, price] = [(await read<Subscription[]>(paths.subscriptions))[0]!, await preview(planId)];
      const { prorationDate, dueNow } = price;
      return await send('PUT', `${paths.subscriptions}/${live.id}`, { planId, confirmed: { prorationDate, dueNow } });
    },
    live: async () => (await read<Subscription[]>(paths.subscriptions))[0],
    invoices: () => read<Invoice[]>(paths.invoices),
    entitled: async (feature: string) =>
      (await read<EntitlementsContext>('/entitlements/api/v2/user-entitlements')).features[feature]?.expireTime,
    /** Lets time pass at both, and processes what became due here. */
    async wait(milliseconds: number) {
      server.clock.advance(milliseconds);
      double.ledger.advance();
      await server.settle();
      await signInAgain();
    },
  };
}

const codeOf = (answer: { status: number; json<T>(): T }) => [
  answer.status,
  answer.json<{ errorCode: string }>().errorCode,
];

/** Sends notices as Stripe does. */
async function notify(server: TestServer, double: StripeDouble, events: readonly unknown[], age = 0) {
  const statuses: number[] = [];
  for (const event of events) {
    const { headers, body } = double.signed(event, { age });
    statuses.push((await server.browser().send('POST', paths.notices, { headers, body })).status);
  }
  await server.settle();
  return statuses;
}

describe('a subscription at Stripe', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const { admin, member, stranger, acme, globex } = server.people;
  const owner = await customerOf(server, double, admin);

  it('tells browsers the publishable key alone', async () => {
    expect(await owner.read(`${stripe}/public-configurations/v1`)).toEqual({
      id: 'stripe',
      name: 'Stripe',
      active: true,
      publishableKey: 'pk_test_double',
      isTest: false,
    });
    expect(codeOf(await owner.send('POST', `${base}/payment-providers/test/clock/v1`, { days: 1 }))).toEqual([
      404,
      'not-found',
    ]);
  });

  it('needs a card before it is charged', async () => {
    expect(await owner.preview('team')).toMatchObject({
      dueNow: 1200,
      lines: [{ kind: 'plan', planId: 'team', amount: 1200 }],
      nextAmount: 1200,
    });
    expect(codeOf(await owner.take('price_team'))).toEqual([402, 'payment-method-missing']);
    expect(await owner.read(paths.subscriptions)).toEqual([]);
    const [customer] = [...double.ledger.customers.values()];
    expect(customer).toMatchObject({ metadata: { tenantId: acme }, email: admin.email });
    expect(await owner.read(`${paths.customers}/${acme}`)).toEqual({ stripeCustomerId: customer!.id });
  });

  it('begins with a trial, is paid at its end, and gives its features at once', async () => {
    expect((await owner.take('price_business')).status).toBe(201);
    expect(await owner.live()).toMatchObject({ planId: 'business', status: 'trialing', amount: 2900 });
    expect(await owner.entitled('sso')).toBe(-1);
    const saved = await owner.saveCard();
    expect(saved.json()).toMatchObject({ status: 'succeeded' });
    expect(await owner.read<PaymentMethod[]>(paths.methods)).toMatchObject([
      { brand: 'visa', last4: '4242', isDefault: true, expYear: 2040 },
    ]);
    await owner.wait(14 * day + 3 * minute);
    expect(await owner.live()).toMatchObject({ status: 'active' });
    expect(await owner.invoices()).toMatchObject([
      { totalAmount: 2900, paid: true, lines: [{ kind: 'plan', planId: 'business', amount: 2900 }] },
    ]);
  });

  it('changes its plan at the price that was shown, to the cent', async () => {
    await owner.wait(10 * day);
    const shown = await owner.preview('team');
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['unused', 'remaining', 'credit']);
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.dueNow);
    expect(shown.dueNow).toBe(0);
    expect((await owner.change('team')).status).toBe(200);
    expect(await owner.live()).toMatchObject({ planId: 'team', status: 'active', amount: 1200 });
    expect(await owner.entitled('sso')).toBe(null);
    const back = await owner.preview('business');
    expect(back.dueNow).toBe(0);
    expect((await owner.change('business')).status).toBe(200);
    const [newest] = await owner.invoices();
    expect(newest!.lines.map(({ kind }) => kind)).toEqual(['unused', 'remaining', 'credit']);
    expect(newest!.totalAmount).toBe(0);
  });

  it('is canceled at the end of its period, and renewed before', async () => {
    const { id } = (await owner.live())!;
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`)).status).toBe(200);
    expect((await owner.live())!.cancellation).toEqual({ policy: 'atPeriodEnd' });
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/renewals/`)).status).toBe(200);
    expect((await owner.live())!.cancellation).toBe(null);
    // a plan that is there is found again
    expect((await owner.take('price_business')).json()).toMatchObject({ subscriptionId: id });
    expect([...double.ledger.subscriptions.keys()]).toHaveLength(1);
  });

  it('fails to renew, is told by a notice, and recovers with another card', async () => {
    expect((await owner.saveCard('4000000000000341')).status).toBe(200);
    expect((await owner.read<PaymentMethod[]>(paths.methods)).find(({ isDefault }) => isDefault)?.last4).toBe('0341');
    const seen = double.ledger.events.length;
    server.clock.advance(22 * day);
    double.ledger.advance();
    expect(new Set(await notify(server, double, double.ledger.events.slice(seen)))).toEqual(new Set([200]));
    await owner.wait(0);
    const late = (await owner.live())!;
    expect(late).toMatchObject({ status: 'active', pastDue: { graceEnds: null } });
    expect(late.pastDue!.nextAttempt).not.toBe(null);
    expect(await owner.entitled('sso')).toBe(-1);
    expect(codeOf(await owner.send('POST', `${paths.subscriptions}/previews`, { planId: 'team' }))).toEqual([
      409,
      'payment-overdue',
    ]);
    expect((await owner.saveCard('5555555555554444')).status).toBe(200);
    expect(await owner.live()).toMatchObject({ status: 'active', pastDue: null });
    expect((await owner.invoices())[0]).toMatchObject({ paid: true, totalAmount: expect.any(Number) as number });
  });

  it('has invoices as PDF, which nobody else opens', async () => {
    const [invoice] = await owner.invoices();
    const pdf = await owner.send('GET', `${paths.invoices}/${invoice!.id}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toContain(invoice!.externalId);
    const other = await customerOf(server, double, stranger);
    expect(codeOf(await other.send('GET', `${paths.invoices}/${invoice!.id}/pdf`))).toEqual([404, 'invoice-not-found']);
  });

  it('takes no card, customer or setup intent of another tenant', async () => {
    const other = await customerOf(server, double, stranger);
    await other.saveCard();
    const theirs = (await other.read<PaymentMethod[]>(paths.methods))[0]!;
    const live = (await owner.live())!;
    const change = { planId: live.planId, paymentMethodId: theirs.externalId };
    expect(codeOf(await owner.send('PUT', `${paths.subscriptions}/${live.id}`, change))).toEqual([
      404,
      'payment-method-not-found',
    ]);
    const intent = (await other.send('POST', paths.intents)).json<{ id: string; setupIntentSecret: string }>();
    expect(() => double.ledger.confirmIntent(intent.setupIntentSecret, '4000002500003155', 'failed')).toThrow();
    expect(codeOf(await other.send('POST', `${paths.intents}/${intent.id}/finish`))).toEqual([
      402,
      'payment-authentication-failed',
    ]);
    double.ledger.confirmIntent(intent.setupIntentSecret, good);
    expect(codeOf(await owner.send('POST', `${paths.intents}/${intent.id}/finish`))).toEqual([
      404,
      'setup-intent-not-found',
    ]);
    expect(codeOf(await owner.send('POST', `${paths.intents}/seti_unknown/finish`))).toEqual([
      404,
      'setup-intent-not-found',
    ]);
    expect((await owner.send('GET', `${paths.customers}/${globex}`)).status).toBe(404);
    const reader = await customerOf(server, double, member);
    expect((await reader.send('POST', `${paths.intents}/${intent.id}/finish`)).status).toBe(403);
  });

  it('keeps the details on invoices, and VAT numbers as Stripe types them', async () => {
    const [method] = await owner.read<PaymentMethod[]>(paths.methods);
    const save = (vatId: string) =>
      owner.send('PATCH', `${paths.methods}/${method!.id}/billing-details`, {
        name: 'Acme Ltd',
        email: 'bills@acme.example',
        address: { addressLine1: 'Main St 1', city: 'Oslo', postalCode: '0150', country: 'NO' },
        vatId,
      });
    const shown = async () => (await owner.read<PaymentMethod[]>(paths.methods))[0]!.billingDetails;
    expect((await save('NO 974 760 673 MVA')).status).toBe(200);
    expect(await shown()).toMatchObject({ name: 'Acme Ltd', vatId: 'NO974760673MVA', address: { country: 'NO' } });
    expect([...double.ledger.customers.values()][0]!.tax_ids.data).toMatchObject([
      { type: 'no_vat', value: '974760673MVA' },
    ]);
    // a number of a country whose type its letters do not tell is a field of the invoice
    expect((await save('51824753556')).status).toBe(200);
    expect(await shown()).toMatchObject({ vatId: '51824753556' });
    expect([...double.ledger.customers.values()][0]!.tax_ids.data).toEqual([]);
    expect(codeOf(await save('DE000000000'))).toEqual([400, 'vat-id-invalid']);
    expect((await save('')).status).toBe(200);
    expect(await shown()).not.toHaveProperty('vatId');
  });

  it('sends a key with every write', () => {
    const writes = double.calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('create_preview'));
    expect(writes.length).toBeGreaterThan(15);
    expect(writes.filter(({ idempotencyKey }) => idempotencyKey === undefined)).toEqual([]);
  });

  it('writes what happened to the audit log', async () => {
    const actions = (
      await server.rows<{ action: string }>('select action from audits where tenant_id = $1', [acme])
    ).map(({ action }) => action);
    for (const action of ['subscription.started', 'subscription.changed', 'invoice.paid', 'invoice.payment-failed'])
      expect(actions, action).toContain(action);
    expect(actions.filter((action) => action === 'invoice.payment-failed')).toHaveLength(1);
  });
});

describe('cards that Stripe refuses', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const owner = await customerOf(server, double, server.people.admin);

  it('leave nothing behind, and another card buys the plan', async () => {
    await owner.saveCard('4000000000000341');
    expect(codeOf(await owner.take('price_team'))).toEqual([402, 'payment-declined']);
    expect(codeOf(await owner.take('price_team'))).toEqual([402, 'payment-declined']);
    await owner.saveCard('4000002760003184', 'succeeded');
    expect(codeOf(await owner.take('price_team'))).toEqual([402, 'payment-authentication-failed']);
    expect(await owner.read(paths.subscriptions)).toEqual([]);
    expect(await owner.invoices()).toEqual([]);
    await owner.saveCard();
    expect((await owner.take('price_team')).status).toBe(201);
    expect(await owner.live()).toMatchObject({ planId: 'team', status: 'active' });
  });

  it('that expired say so, and a change of plan is not half done', async () => {
    for (const method of double.ledger.methods.values()) Object.assign(method.card, { exp_year: 2020 });
    expect(codeOf(await owner.change('business'))).toEqual([402, 'payment-card-expired']);
    expect(await owner.live()).toMatchObject({ planId: 'team' });
  });
});

describe('cards that are tried out', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config: { ...config, limits: { card: { points: 2, per: 3600 } } }, clock });
  const owner = await customerOf(server, double, server.people.admin);

  it('are begun to be saved so many times an hour', async () => {
    await owner.saveCard();
    await owner.saveCard('4000000000000341');
    const refused = await owner.send('POST', paths.intents);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(double.ledger.intents.size).toBe(2);
    await owner.wait(3601 * second);
    expect((await owner.send('POST', paths.intents)).status).toBe(201);
  });
});

describe('taxes', async () => {
  const { double, config, clock } = await withStripe({ tax: 25 });
  const server = await useTestServer({ config, clock });
  const owner = await customerOf(server, double, server.people.admin);

  it('are a line of price and invoice, and the lines add up', async () => {
    await owner.saveCard();
    const shown = await owner.preview('team');
    expect(shown).toMatchObject({
      dueNow: 1500,
      lines: [
        { kind: 'plan', amount: 1200 },
        { kind: 'tax', amount: 300 },
      ],
    });
    expect((await owner.take('price_team')).status).toBe(201);
    const [invoice] = await owner.invoices();
    expect(invoice).toMatchObject({ totalAmount: 1500, lines: [{ kind: 'plan' }, { kind: 'tax', amount: 300 }] });
  });

  it('8 a change whose price is no longer the shown one charges nothing', async () => {
    const { prorationDate, dueNow } = await owner.preview('business');
    const live = (await owner.live())!;
    const change = { planId: 'business', confirmed: { prorationDate, dueNow: dueNow - 1 } };
    expect(codeOf(await owner.send('PUT', `${paths.subscriptions}/${live.id}`, change))).toEqual([
      409,
      'price-changed',
    ]);
    server.clock.advance(11 * minute);
    const late = { planId: 'business', confirmed: { prorationDate, dueNow } };
    expect(codeOf(await owner.send('PUT', `${paths.subscriptions}/${live.id}`, late))).toEqual([409, 'price-expired']);
    expect(await owner.invoices()).toHaveLength(1);
  });
});

describe('notices of Stripe', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const { admin } = server.people;
  const owner = await customerOf(server, double, admin);
  const jobs = async () =>
    Number((await server.rows<{ count: string }>(`select count(*) from jobs where kind = 'sync-billing'`))[0]!.count);

  it('are refused without a good signature, and after five minutes', async () => {
    const event = { id: 'evt_1', type: 'customer.updated', data: { object: { object: 'customer', id: 'cus_1' } } };
    const post = async (headers: Record<string, string>, body: string) =>
      codeOf(await server.browser().send('POST', paths.notices, { headers, body }));
    const { headers, body } = double.signed(event);
    const invalid = [400, 'payment-notice-invalid'];
    expect(await post({ 'content-type': 'application/json' }, body)).toEqual(invalid);
    expect(await post(headers, body.replace('cus_1', 'cus_2'))).toEqual(invalid);
    expect(await post(double.signed(event, { secret: 'whsec_other' }).headers, body)).toEqual(invalid);
    const old = double.signed(event, { age: 301 });
    expect(await post(old.headers, old.body)).toEqual(invalid);
    for (const rubbish of ['t=,v1=', 't=x,v1=y', 'v1', '\u00e9', ''])
      expect(await post({ ...headers, 'stripe-signature': rubbish }, body)).toEqual(invalid);
    expect(await jobs()).toBe(0);
  });

  it('of customers nobody knows, and of other things, are accepted and change nothing', async () => {
    const events = [
      { id: 'evt_2', type: 'customer.updated', data: { object: { object: 'customer', id: 'cus_unknown' } } },
      { id: 'evt_3', type: 'payout.paid', data: { object: { object: 'payout', id: 'po_1' } } },
      { id: 'evt_4', type: 'invoice.paid', data: { object: { object: 'invoice', customer: null } } },
      { id: 'evt_5', type: 'thing.new', data: { object: {} } },
    ];
    expect(await notify(server, double, events)).toEqual([200, 200, 200, 200]);
    expect(await jobs()).toBe(0);
  });

  it('that come late, twice and in any order end in what Stripe has now', async () => {
    await owner.saveCard();
    await owner.take('price_team');
    const [sub] = [...double.ledger.subscriptions.values()];
    // done in the dashboard of Stripe
    double.ledger.changeSubscription(sub!.id, { price: 'price_business' });
    double.ledger.changeSubscription(sub!.id, { cancelAtPeriodEnd: true });
    const events = double.ledger.events.slice(-2).toReversed();
    expect(await notify(server, double, [...events, ...events, ...double.ledger.events])).not.toContain(400);
    expect(await owner.live()).toMatchObject({ planId: 'business', cancellation: { policy: 'atPeriodEnd' } });
    // a stale "deleted" of another subscription ends nothing
    const stale = { ...sub, id: 'sub_before', status: 'canceled' };
    await notify(server, double, [{ id: 'evt_6', type: 'customer.subscription.deleted', data: { object: stale } }]);
    expect(await owner.live()).toMatchObject({ planId: 'business', status: 'active' });
    const before = await jobs();
    await notify(server, double, events);
    expect(await jobs()).toBe(before);
  });

  it('of a draft, and of an invoice that nobody tried to pay yet, tell no failed payment', async () => {
    const [invoice] = [...double.ledger.invoices.values()];
    for (const state of [{ status: 'draft' as const }, { status: 'open' as const }])
      double.ledger.invoices.set('in_new', { ...invoice!, ...state, id: 'in_new', attempted: false });
    await notify(server, double, [
      { id: 'evt_7', type: 'invoice.finalized', data: { object: { object: 'invoice', customer: invoice!.customer } } },
    ]);
    expect((await owner.invoices()).map(({ externalId }) => externalId)).not.toContain('in_new');
    expect(await server.rows(`select 1 from audits where action = 'invoice.payment-failed'`)).toEqual([]);
    double.ledger.invoices.delete('in_new');
  });

  it('may be lost: what becomes due is read again by itself', async () => {
    await owner.wait(31 * day);
    expect(await owner.live()).toMatchObject({ status: 'canceled' });
    expect(await owner.entitled('sso')).toBeLessThan(server.clock.read().getTime());
  });
});

describe('faults of Stripe', async () => {
  const { double, config, clock } = await withStripe({ timeout: 800 });
  const server = await useTestServer({ config, clock });
  const owner = await customerOf(server, double, server.people.admin);
  await owner.saveCard();
  const failing = (fault: StripeDouble['fault']) => {
    double.fault = fault;
    onTestFinished(() => void (double.fault = undefined));
  };
  const isStart = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path === '/v1/subscriptions';

  it('are told within half a minute, in a sentence, and nothing is half done', async () => {
    for (const [fault, code] of [
      [{ status: 500 }, [502, 'payment-provider-failed']],
      [
        { status: 429, body: { error: { type: 'rate_limit_error', code: 'rate_limit' } } },
        [503, 'payment-provider-busy'],
      ],
      [
        { status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } },
        [503, 'payment-provider-busy'],
      ],
      [{ status: 401, body: { error: { message: 'Invalid API Key' } } }, [502, 'payment-provider-failed']],
      [{ hangs: true }, [504, 'payment-provider-unreachable']],
      [{ closes: true }, [504, 'payment-provider-unreachable']],
    ] as const) {
      failing((call) => (isStart(call) ? fault : undefined));
      const answer = await owner.take('price_team');
      expect(codeOf(answer)).toEqual(code);
      expect(answer.json<{ errors: string[] }>().errors[0]).toMatch(/^The payment provider /);
    }
    double.fault = undefined;
    expect(await owner.read(paths.subscriptions)).toEqual([]);
    expect(server.logText()).not.toContain(double.secretKey);
  });

  it('that lose the answer do not buy twice: the next checkout finds what is there', async () => {
    let calls = 0;
    failing((call) => (isStart(call) ? { closes: true, after: true } : (calls++, undefined)));
    expect(codeOf(await owner.take('price_team'))).toEqual([504, 'payment-provider-unreachable']);
    expect(calls).toBeGreaterThan(0);
    double.fault = undefined;
    expect(double.ledger.subscriptions.size).toBe(1);
    expect((await owner.take('price_team')).status).toBe(201);
    expect(double.ledger.subscriptions.size).toBe(1);
    expect(await owner.invoices()).toHaveLength(1);
  });

  it('that lose the answer and hide the effect for a moment do not buy twice either', async () => {
    const other = await customerOf(server, double, server.people.stranger);
    await other.saveCard();
    const before = double.ledger.subscriptions.size;
    failing((call) => (isStart(call) ? { hangs: true, after: true } : undefined));
    expect((await other.take('price_team')).status).toBe(504);
    // still not in the list of subscriptions, which is read first
    failing(({ method, path }) =>
      method === 'GET' && path === '/v1/subscriptions'
        ? { status: 200, body: { object: 'list', data: [] } }
        : undefined,
    );
    expect(codeOf(await other.take('price_team'))).toEqual([504, 'payment-provider-unreachable']);
    double.fault = undefined;
    expect(double.ledger.subscriptions.size).toBe(before + 1);
  });

  it('that lose a decline do not give it to the next card', async () => {
    const other = await customerOf(server, double, server.people.stranger);
    await other.wait(61 * second);
    expect(await other.live()).toMatchObject({ planId: 'team', pastDue: null });
    await other.saveCard('4000000000000341');
    await other.wait(31 * day);
    expect((await other.live())!.pastDue).not.toBe(null);
    const isPayment = ({ path }: { path: string }) => path.endsWith('/pay');
    failing((call) => (isPayment(call) ? { closes: true, after: true } : undefined));
    expect((await other.saveCard('4000000000000341')).status).toBe(504);
    double.fault = undefined;
    expect((await other.saveCard()).status).toBe(200);
    expect(await other.live()).toMatchObject({ pastDue: null });
    expect((await other.invoices())[0]).toMatchObject({ paid: true });
  });

  it('leave no operation open once the account was read', async () => {
    const operation = async () =>
      (
        await server.rows<{ id: string | null }>(
          `select operation_id as id from billing_accounts where tenant_id = $1`,
          [server.people.acme],
        )
      )[0]!.id;
    await owner.wait(0);
    const { id } = (await owner.live())!;
    failing(({ method }) => (method === 'POST' ? { hangs: true } : undefined));
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`)).status).toBe(504);
    double.fault = undefined;
    expect(await operation()).not.toBe(null);
    await owner.wait(61 * second);
    expect(await operation()).toBe(null);
  });

  it('a process that ends between Stripe and the commit is made good by the job', async () => {
    const [row] = await server.rows<{ customer_id: string; tenant_id: string }>(
      `select customer_id, tenant_id from billing_accounts where tenant_id = $1`,
      [server.people.acme],
    );
    // as it is left: Stripe has changed, our tables have not, and the job waits for the end of the lease
    const [sub] = [...double.ledger.subscriptions.values()].filter(({ customer }) => customer === row!.customer_id);
    double.ledger.changeSubscription(sub!.id, { price: 'price_business', metadata: { plan: 'business' } });
    failing(({ method }) => (method === 'GET' ? { status: 500 } : undefined));
    const { id } = (await owner.live())!;
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`)).status).toBe(502);
    double.fault = undefined;
    expect(await owner.live()).toMatchObject({ planId: 'team' });
    await owner.wait(61 * second);
    expect(await owner.live()).toMatchObject({ planId: 'business', cancellation: { policy: 'atPeriodEnd' } });
  });

  it('a customer that was created before its ID could be written is found again', async () => {
    const { acme, admin } = server.people;
    const before = double.ledger.customers.size;
    await server.rows(`update billing_accounts set customer_id = null, provider = null where tenant_id = $1`, [acme]);
    const again = await customerOf(server, double, admin);
    expect((await again.send('POST', paths.intents)).status).toBe(201);
    expect(double.ledger.customers.size).toBe(before);
  });
});

describe('two admins at once', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const owner = await customerOf(server, double, server.people.admin);

  it('buy one subscription', async () => {
    await owner.saveCard();
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.take('price_team')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(double.ledger.subscriptions.size).toBe(1);
    expect(double.ledger.invoices.size).toBe(1);
  });

  it('keep the plan of a price that no plan has any more, and lose it with the customer', async () => {
    const [sub] = [...double.ledger.subscriptions.values()];
    Object.assign(sub!.items.data[0]!.price, { id: 'price_of_last_year', unit_amount: 900 });
    await notify(server, double, [{ id: 'evt_8', type: 'customer.subscription.updated', data: { object: sub } }]);
    expect(await owner.live()).toMatchObject({ planId: 'team', amount: 900 });
    const [customer] = [...double.ledger.customers.values()];
    double.ledger.cancelSubscription(sub!.id);
    Object.assign(customer!, { deleted: true });
    await notify(server, double, [{ id: 'evt_9', type: 'customer.deleted', data: { object: customer } }]);
    expect(await owner.live()).toMatchObject({ status: 'canceled' });
  });
});

describe('what is done at Stripe itself', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const { admin, stranger } = server.people;
  const owner = await customerOf(server, double, admin);
  const { ledger } = double;
  let sent = 0;
  /** Sends the notice of whatever was done to a customer. */
  const notifyOf = (customer: string) =>
    notify(server, double, [
      {
        id: `evt_own_${(sent += 1)}`,
        type: 'customer.updated',
        data: { object: { object: 'customer', id: customer } },
      },
    ]);
  await owner.saveCard();
  await owner.take('price_team');
  const [customer] = [...ledger.customers.values()];
  const own = () => [...ledger.subscriptions.values()].find(({ metadata }) => metadata['plan'] === 'team')!;

  it('a subscription to another product is none to a plan, and stays as it is', async () => {
    const other = ledger.startSubscription({ customer: customer!.id, price: 'price_other', metadata: {} });
    await notifyOf(customer!.id);
    expect(await owner.read<Subscription[]>(paths.subscriptions)).toMatchObject([{ planId: 'team' }]);
    const { id } = (await owner.live())!;
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`)).status).toBe(200);
    expect((await owner.send('PUT', `${paths.subscriptions}/${id}/renewals/`)).status).toBe(200);
    expect(await owner.invoices()).toHaveLength(1);
    expect(other).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });

  it('of two subscriptions to plans the newest counts', async () => {
    server.clock.advance(minute);
    const second = ledger.startSubscription({ customer: customer!.id, price: 'price_business', metadata: {} });
    await notifyOf(customer!.id);
    expect(await owner.live()).toMatchObject({ planId: 'business', externalId: second.id });
    expect(server.logText()).toContain('of several subscriptions the newest counts');
    ledger.cancelSubscription(second.id);
    await notifyOf(customer!.id);
    expect(await owner.live()).toMatchObject({ planId: 'team', status: 'active' });
  });

  it('a cancellation for another day than the end of the period is shown, and can be taken back', async () => {
    const at = Math.floor(server.clock.read().getTime() / 1000) + 5 * 86_400;
    own().cancel_at = at;
    await notifyOf(customer!.id);
    const live = (await owner.live())!;
    expect(live).toMatchObject({
      cancellation: { policy: 'atPeriodEnd' },
      currentPeriodEnd: new Date(at * 1000).toISOString(),
    });
    expect((await owner.send('PUT', `${paths.subscriptions}/${live.id}/renewals/`)).status).toBe(200);
    expect(own()).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    expect((await owner.live())!.cancellation).toBe(null);
  });

  it('the currency of a price is that of what is charged', async () => {
    const other = await customerOf(server, double, stranger);
    expect(await other.preview('sum')).toMatchObject({ currency: 'vnd', dueNow: 2_000_000_000 });
    await other.saveCard();
    expect((await other.take('price_sum')).status).toBe(201);
    expect(await other.live()).toMatchObject({ amount: 2_000_000_000, currency: 'vnd' });
    expect((await other.invoices())[0]).toMatchObject({ totalAmount: 2_000_000_000 });
  });

  it('a customer that was deleted has ended its plan, and another one buys it again', async () => {
    expect(await owner.entitled('export')).toBe(-1);
    for (const each of ledger.subscriptions.values())
      if (each.customer === customer!.id && each.status === 'active') ledger.cancelSubscription(each.id);
    Object.assign(customer!, { deleted: true });
    // as long as no notice has come
    expect(await owner.preview('team')).toMatchObject({ dueNow: 1200 });
    expect(codeOf(await owner.take('price_team'))).toEqual([402, 'payment-method-missing']);
    expect(await owner.live()).toMatchObject({ status: 'canceled' });
    expect(await owner.entitled('export')).not.toBe(-1);
    await notifyOf(customer!.id);
    ledger.customers.delete(customer!.id);
    expect((await owner.saveCard()).status).toBe(200);
    expect((await owner.take('price_team')).status).toBe(201);
    expect(await owner.live()).toMatchObject({ planId: 'team', status: 'active' });
  });
});

describe('a tenant that is deleted', async () => {
  const { double, config, clock } = await withStripe();
  const server = await useTestServer({ config, clock });
  const { admin, acme, globex } = server.people;
  const owner = await customerOf(server, double, admin);

  it('is charged no more, even where Stripe is away at that moment', async () => {
    await owner.saveCard();
    await owner.take('price_team');
    const [sub] = [...double.ledger.subscriptions.values()];
    expect(sub).toMatchObject({ status: 'active' });
    double.fault = () => ({ status: 500 });
    await server.rows('delete from tenants where id = $1', [acme]);
    await server.app.jobs.drain();
    expect(sub).toMatchObject({ status: 'active' });
    double.fault = undefined;
    server.clock.advance(10 * minute);
    await server.settle();
    expect(sub).toMatchObject({ status: 'canceled' });
  });

  it('has nothing to end at the test provider', async () => {
    await server.rows(
      `insert into billing_accounts (tenant_id, id, provider, customer_id, created_at, updated_at)
       values ($1, gen_random_uuid(), 'test', 'cus_of_test', now(), now())`,
      [globex],
    );
    await server.rows('delete from tenants where id = $1', [globex]);
    expect(await server.rows(`select slot from jobs where kind = 'end-billing'`)).toEqual([
      { slot: [...double.ledger.customers.keys()][0] },
    ]);
  });
});

it('another provider takes over: what the first one knew has ended', async () => {
  const { double, config, clock } = await withStripe({}, onTestFinished);
  const first = await startTestServer({ config: { ...config, billing: { provider: 'test' } }, clock });
  onTestFinished(() => first.close());
  const before = await customerOf(first, double, first.people.admin);
  await before.take('price_business');
  expect(await before.live()).toMatchObject({ status: 'trialing' });
  const second = await startTestServer({ config, clock, database: first.database, masterKey: first.masterKey });
  onTestFinished(() => second.close());
  const owner = await customerOf(second, double, first.people.admin);
  await owner.saveCard();
  expect((await owner.take('price_team')).status).toBe(201);
  expect(await owner.live()).toMatchObject({ planId: 'team', status: 'active' });
  expect(await owner.read<Subscription[]>(paths.subscriptions)).toHaveLength(2);
});
