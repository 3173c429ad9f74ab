import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { EntitlementsContext } from '#shared/contract/entitlements/entitlements.ts';
import type {
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  PlanChangePreview,
  Subscription,
} from '#shared/contract/billing/billing-entities.ts';
import type { UsageMeter } from '#shared/contract/usage/usage.ts';
import { day, minute } from '#server/lib/clock.ts';
import { callerFor } from '#server/testing/flows.ts';
import { jsonCaller } from '#server/testing/json-caller.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { startTestServer, useTestServer, vendorKey, type TestServer } from '#server/testing/test-server.ts';

const config = {
  features: [{ key: 'sso', name: 'Single sign-on' }, { key: 'export' }, { key: 'basics' }],
  plans: [
    { key: 'free', features: ['basics'], limits: { requests: 10 } },
    { key: 'team', name: 'Team', features: ['export'], price: { amount: 1200 } },
    {
      key: 'business',
      name: 'Business',
      features: ['export', 'sso'],
      price: { amount: 2900 },
      trialDays: 14,
      limits: { requests: 500 },
    },
    { key: 'tokyo', features: [], price: { amount: 500, currency: 'jpy', externalId: 'price_from_console' } },
    { key: 'enterprise', features: ['sso'] },
  ],
  billing: { defaultPlan: 'free' },
  flags: { 'fe-usage-page': true },
  usage: { meters: [{ key: 'requests', name: 'Requests' }] },
};
const base = '/subscriptions/resources/billing';
const paths = {
  plans: `${base}/plans/v1`,
  subscriptions: `${base}/subscriptions/v1`,
  managed: '/subscriptions/resources/subscriptions/v1',
  methods: `${base}/payment-methods/v1`,
  invoices: `${base}/invoices/v1`,
  intents: `${base}/payment-providers/stripe/setup-intents/v1`,
  checkout: `${base}/payment-providers/stripe/subscriptions/v1`,
  customers: `${base}/payment-providers/stripe/customers/v1`,
  testIntents: `${base}/payment-providers/test/setup-intents/v1`,
  tenants: `${base}/tenant-configurations/v1`,
  summaries: `${base}/summaries/v1`,
};
const goodCard = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' };

/** Each story has a tenant of its own: a new server on a new database costs more than a new user. */
async function customerOf(server: TestServer, user: SeededUser) {
  const { send, read, signInAgain } = await jsonCaller(server, user);
  return {
    send,
    read,
    /** @returns the answer of the card's confirmation */
    async saveCard(card: object = goodCard) {
      const intent = (await send('POST', paths.intents)).json<{ id: string; setupIntentSecret: string }>();
      const { id, setupIntentSecret } = intent;
      return { intent, answer: await send('POST', `${paths.testIntents}/${id}/confirm`, { setupIntentSecret, card }) };
    },
    take: (stripePlanId: string) => send('POST', paths.checkout, { stripePlanId }),
    live: async () => (await read<Subscription[]>(paths.subscriptions))[0],
    /** Of requests in this month. */
    limit: async () => (await read<UsageMeter[]>('/usage/resources/v1/meters'))[0]!.limit,
    entitled: async (feature: string) =>
      (await read<EntitlementsContext>('/entitlements/api/v2/user-entitlements')).features[feature]?.expireTime,
    /** Lets time pass, and processes what became due. */
    async wait(milliseconds: number) {
      server.clock.advance(milliseconds);
      await server.settle();
      // the session ended meanwhile
      await signInAgain();
    },
  };
}
const codeOf = (answer: { status: number; json<T>(): T }) => [
  answer.status,
  answer.json<{ errorCode: string }>().errorCode,
];

describe('plans of configuration', async () => {
  const server = await useTestServer({ config });
  const { read, send } = await customerOf(server, server.people.admin);

  it('3 have a price, its currency, features by name, and IDs of the provider', async () => {
    const plans = await read<Plan[]>(paths.plans);
    expect(plans.map(({ slug }) => slug)).toEqual(['free', 'team', 'business', 'tokyo', 'enterprise']);
    expect(plans[2]).toMatchObject({
      name: 'Business',
      price: { amount: 2900, currency: 'usd', externalId: 'price_business' },
      recurringInterval: 'month',
      features: [
        { key: 'export', name: 'export' },
        { key: 'sso', name: 'Single sign-on' },
      ],
      trialDays: 14,
    });
    expect(plans[0]).toMatchObject({ isPurchasable: false, price: { amount: 0, currency: 'usd' } });
    expect(await read<Plan>(`${paths.plans}/team`)).toEqual(plans[1]);
  });

  it('8 an unknown plan, one without a price, and nobody’s subscription are refused by name', async () => {
    expect(codeOf(await send('GET', `${paths.plans}/gold`))).toEqual([404, 'plan-not-found']);
    const refused = async (path: string, body: object) => {
      const answer = await send('POST', path, body);
      const { errorCode, context } = answer.json<{ errorCode: string; context: { fields: { field: string }[] } }>();
      return [answer.status, errorCode, context.fields[0]!.field];
    };
    expect(await refused(paths.checkout, { stripePlanId: 'gold' })).toEqual([404, 'plan-not-found', 'stripePlanId']);
    expect(await refused(paths.checkout, { stripePlanId: 'enterprise' })).toEqual([
      409,
      'plan-not-for-sale',
      'stripePlanId',
    ]);
    const previews = `${paths.subscriptions}/previews`;
    expect(await refused(previews, { planId: 'gold' })).toEqual([404, 'plan-not-found', 'planId']);
    for (const one of [paths.subscriptions, paths.managed]) {
      const answer = await send('GET', `${one}/00000000-0000-4000-8000-000000000000`);
      expect([answer.status, answer.json()]).toMatchObject([404, { errors: ['Subscription not found'] }]);
    }
  });
});

describe('7 a subscription at the test provider', async () => {
  const server = await useTestServer({ config });
  const { admin, member, stranger, acme } = server.people;
  const owner = await customerOf(server, admin);

  it('4 is there before anything was bought: summary, configuration, provider; nothing to list', async () => {
    expect(await owner.read<BillingSummary>(`${paths.summaries}/${acme}`)).toMatchObject({
      providerType: 'Stripe',
      subscriptionId: null,
      externallyManaged: false,
      currentPlanId: null,
      defaultPlanId: 'free',
    });
    expect(await owner.read(`${paths.tenants}/${acme}`)).toMatchObject({ tenantId: acme, externallyManaged: 'false' });
    expect(await owner.read('/subscriptions/resources/payment-providers/v1')).toMatchObject([{ status: '1' }]);
    expect(await owner.read(paths.subscriptions)).toEqual([]);
    expect(codeOf(await owner.send('GET', `${paths.customers}/${acme}`))).toEqual([404, 'billing-customer-not-found']);
    expect(await owner.entitled('sso')).toBe(null);
  });

  it('begins with a trial without a card, and gives its features at once', async () => {
    const preview = (
      await owner.send('POST', `${paths.subscriptions}/previews`, { planId: 'business' })
    ).json<PlanChangePreview>();
    expect(preview).toMatchObject({ dueNow: 0, nextAmount: 2900, lines: [] });
    // the limit of the default plan
    expect(await owner.limit()).toBe(10);
    const answer = await owner.take('price_business');
    expect(answer.status).toBe(201);
    expect(await owner.limit()).toBe(500);
    const live = (await owner.live())!;
    expect(answer.json()).toEqual({ subscriptionId: live.id, subscriptionSecret: '' });
    expect(live).toMatchObject({
      status: 'trialing',
      endedAt: null,
      plan: { slug: 'business' },
      cancellation: null,
      paymentMethodId: null,
    });
    expect(await owner.entitled('sso')).toBe(-1);
    expect(await owner.read<Invoice[]>(paths.invoices)).toEqual([]);
  });

  it('a repeated checkout finds the subscription that is there', async () => {
    const again = await owner.take('price_business');
    expect(again.json<{ subscriptionId: string }>().subscriptionId).toBe((await owner.live())!.id);
    expect(await owner.read<Subscription[]>(paths.subscriptions)).toHaveLength(1);
  });

  it('saves a card, whose secret is in one answer only and is needed', async () => {
    const { intent, answer } = await owner.saveCard();
    expect(answer.json()).toMatchObject({ status: 'succeeded' });
    const [method] = await owner.read<PaymentMethod[]>(paths.methods);
    expect(method).toMatchObject({ type: 'card', isDefault: true, last4: '4242', brand: 'visa', expYear: 2040 });
    expect(answer.json<{ paymentMethodId: string }>().paymentMethodId).toBe(method!.id);
    const wrong = { setupIntentSecret: 'guess', card: goodCard };
    expect(codeOf(await owner.send('POST', `${paths.testIntents}/${intent.id}/confirm`, wrong))).toEqual([
      404,
      'setup-intent-not-found',
    ]);
    expect(await owner.live()).toMatchObject({ paymentMethodId: method!.id });
  });

  it('becomes paid when the trial ends, with an invoice that can be read as PDF', async () => {
    await owner.wait(14 * day);
    expect(await owner.live()).toMatchObject({ status: 'active' });
    const [invoice] = await owner.read<Invoice[]>(paths.invoices);
    expect(invoice).toMatchObject({
      totalAmount: 2900,
      currency: 'usd',
      paid: true,
      lines: [{ kind: 'plan', planId: 'business', amount: 2900 }],
    });
    const { headers } = await callerFor(server, admin);
    const pdf = await fetch(
      `${server.baseUrl.replace('localhost', '127.0.0.1')}${paths.invoices}/${invoice!.id}/pdf?outputFileName=May%20%22x%22.pdf`,
      { headers },
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    const text = await textOf(Buffer.from(await pdf.arrayBuffer()));
    expect(text).toContain(invoice!.receiptNumber);
    expect(text).toContain('Business');
    expect(text).toContain('Acme');
    expect(text.match(/\$29\.00/g)).toHaveLength(2);
  });

  it('changes to another plan for exactly what was shown, within ten minutes', async () => {
    await owner.wait(10 * day);
    const { id } = (await owner.live())!;
    const ask = async () =>
      (await owner.send('POST', `${paths.subscriptions}/previews`, { planId: 'team' })).json<PlanChangePreview>();
    const shown = await ask();
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['unused', 'remaining']);
    expect(shown).toMatchObject({ dueNow: 0, nextAmount: 1200 });
    expect(shown.creditAfter).toBe(-shown.lines.reduce((sum, { amount }) => sum + amount, 0));
    const confirmed = { prorationDate: shown.prorationDate, dueNow: shown.dueNow };
    const put = (body: object) => owner.send('PUT', `${paths.subscriptions}/${id}`, { planId: 'team', ...body });
    expect(codeOf(await put({ confirmed: { ...confirmed, dueNow: 1 } }))).toEqual([409, 'price-changed']);
    await owner.wait(11 * minute);
    expect(codeOf(await put({ confirmed }))).toEqual([409, 'price-expired']);
    expect(await owner.live()).toMatchObject({ planId: 'business' });
    const again = await ask();
    const done = await put({ confirmed: { prorationDate: again.prorationDate, dueNow: again.dueNow } });
    expect([done.status, done.text]).toEqual([200, '']);
    expect(await owner.live()).toMatchObject({ planId: 'team', amount: 1200 });
    expect(await owner.entitled('sso')).toBe(null);
    expect(await owner.entitled('export')).toBe(-1);
  });

  it('4 cancels at the end of the period, once, and takes it back, once', async () => {
    const { id, currentPeriodEnd } = (await owner.live())!;
    const change = (kind: string) => owner.send('PUT', `${paths.managed}/${id}/${kind}/`, {});
    expect(codeOf(await change('renewals'))).toEqual([409, 'cancellation-not-pending']);
    expect((await change('cancellations')).status).toBe(200);
    expect(codeOf(await change('cancellations'))).toEqual([409, 'cancellation-pending']);
    expect(await owner.live()).toMatchObject({ status: 'active', cancellation: { policy: 'atPeriodEnd' } });
    expect(await owner.entitled('export')).toBe(new Date(currentPeriodEnd).getTime());
    expect((await change('renewals')).status).toBe(200);
    expect(await owner.live()).toMatchObject({ cancellation: null });
    expect(await owner.entitled('export')).toBe(-1);
  });

  it('fails to renew, says until when, and recovers with another card', async () => {
    await owner.saveCard({ ...goodCard, number: '4000000000000341' });
    const { currentPeriodEnd } = (await owner.live())!;
    await owner.wait(new Date(currentPeriodEnd).getTime() - server.clock.read().getTime() + minute);
    const late = (await owner.live())!;
    expect(late).toMatchObject({ status: 'active', pastDue: { since: currentPeriodEnd } });
    expect(new Date(late.pastDue!.graceEnds!).getTime() - new Date(currentPeriodEnd).getTime()).toBe(7 * day);
    expect((await owner.read<Invoice[]>(paths.invoices))[0]).toMatchObject({ paid: false, status: 'open' });
    const change = await owner.send('PUT', `${paths.subscriptions}/${late.id}`, { planId: 'business' });
    expect(codeOf(change)).toEqual([409, 'payment-overdue']);
    await owner.saveCard({ ...goodCard, number: '5555555555554444' });
    expect(await owner.live()).toMatchObject({ pastDue: null });
    expect((await owner.read<Invoice[]>(paths.invoices))[0]).toMatchObject({ paid: true });
  });

  it('ends when the days of grace are over, and its features with it', async () => {
    await owner.saveCard({ ...goodCard, number: '4000000000000341' });
    const { currentPeriodEnd } = (await owner.live())!;
    const end = new Date(currentPeriodEnd).getTime();
    await owner.wait(end - server.clock.read().getTime() + 8 * day);
    const endedAt = new Date(end + 7 * day).toISOString();
    expect(await owner.live()).toMatchObject({ status: 'expired', endedAt });
    expect(await owner.entitled('export')).toBe(end + 7 * day);
    expect(await owner.limit()).toBe(10);
    const { id } = (await owner.live())!;
    expect(codeOf(await owner.send('PUT', `${paths.managed}/${id}/cancellations/`, {}))).toEqual([
      409,
      'subscription-not-active',
    ]);
  });

  it('leaves one audit row for each change, and one event', async () => {
    const rows = await server.rows<{ action: string; actor_id: string | null }>(
      `select action, actor_id from audits where tenant_id = $1 and action ~ '^(subscription|invoice|payment-method)' order by at, id`,
      [acme],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'subscription.started',
      'payment-method.changed',
      'subscription.changed',
      'invoice.paid',
      'subscription.changed',
      'invoice.paid',
      'subscription.changed',
      'subscription.changed',
      'payment-method.changed',
      'subscription.changed',
      'invoice.payment-failed',
      'subscription.changed',
      'invoice.paid',
      'payment-method.changed',
      'payment-method.changed',
      'subscription.ended',
      'invoice.payment-failed',
    ]);
    expect(rows[0]!.actor_id).toBe(admin.id);
    expect(rows.find(({ action }) => action === 'subscription.ended')!.actor_id).toBe(null);
  });

  it('6 is nobody’s without the permission, and nothing of another tenant', async () => {
    const other = await customerOf(server, member);
    const [invoice] = await owner.read<Invoice[]>(paths.invoices);
    const { id } = (await owner.live())!;
    for (const path of [paths.plans, paths.subscriptions, paths.invoices, paths.methods]) {
      const answer = await other.send('GET', path);
      expect([answer.status, answer.json()]).toMatchObject([403, { errors: ['Not authorized'] }]);
    }
    const foreign = await customerOf(server, stranger);
    for (const path of [
      `${paths.invoices}/${invoice!.id}`,
      `${paths.invoices}/${invoice!.id}/pdf`,
      `${paths.subscriptions}/${id}`,
      `${paths.summaries}/${acme}`,
      `${paths.tenants}/${acme}`,
      `${paths.customers}/${acme}`,
    ])
      expect((await foreign.send('GET', path)).status, path).toBe(404);
    expect((await foreign.send('PUT', `${paths.subscriptions}/${id}`, { planId: 'team' })).status).toBe(404);
    expect(await foreign.read(paths.subscriptions)).toEqual([]);
    expect(await foreign.read(paths.invoices)).toEqual([]);
  });

  it('a first purchase is held to the price that was shown, though another plan was started meanwhile', async () => {
    const { send, read, take, ...admin } = await customerOf(server, stranger);
    const start = (stripePlanId: string, { prorationDate, dueNow }: PlanChangePreview) =>
      send('POST', paths.checkout, { stripePlanId, confirmed: { prorationDate, dueNow } });
    const preview = async (planId: string) =>
      (await send('POST', `${paths.subscriptions}/previews`, { planId })).json<PlanChangePreview>();
    await admin.saveCard();
    const [team, business] = [await preview('team'), await preview('business')];
    expect(codeOf(await start('team', { ...team, dueNow: 1100 }))).toEqual([409, 'price-changed']);
    expect(await read(paths.invoices)).toEqual([]);
    expect((await take('business')).status).toBe(201);
    // a trial of one plan costs as little as the change to another one
    expect(codeOf(await start('team', { ...team, dueNow: 0 }))).toEqual([409, 'price-changed']);
    expect(await admin.live()).toMatchObject({ planId: 'business', status: 'trialing' });
    // the plan that is there is found, as by any repeated checkout
    expect((await start('business', business)).status).toBe(201);
    expect((await start('business', { ...business, dueNow: 2900 })).status).toBe(201);
    expect(await read(paths.invoices)).toEqual([]);
  });
});

describe('cards of the test provider', async () => {
  const server = await useTestServer({ config });
  const owner = await customerOf(server, server.people.stranger);

  it('are declined with the reason, and nothing is saved', async () => {
    for (const [number, code] of [
      ['4000000000000002', 'payment-declined'],
      ['4000000000009995', 'payment-insufficient-funds'],
    ] as const)
      expect(codeOf((await owner.saveCard({ ...goodCard, number })).answer)).toEqual([402, code]);
    const expired = { ...goodCard, expMonth: 1, expYear: 2020 };
    expect(codeOf((await owner.saveCard(expired)).answer)).toEqual([402, 'payment-card-expired']);
    expect(codeOf((await owner.saveCard({ ...goodCard, number: '4111111111111111' })).answer)).toEqual([
      400,
      'test-card-unknown',
    ]);
    expect((await owner.saveCard({ ...goodCard, number: 'a card' })).answer.status).toBe(400);
    expect(await owner.read(paths.methods)).toEqual([]);
  });

  it('ask for 3-D Secure, which may fail and be passed', async () => {
    const number = '4000002500003155';
    const steps = async (outcome: string) => {
      const { intent, answer } = await owner.saveCard({ ...goodCard, number });
      expect(answer.json()).toEqual({ status: 'requires_action' });
      expect(await owner.read(paths.methods)).toEqual([]);
      return await owner.send('POST', `${paths.testIntents}/${intent.id}/authenticate`, {
        setupIntentSecret: intent.setupIntentSecret,
        outcome,
      });
    };
    expect(codeOf(await steps('failed'))).toEqual([402, 'payment-authentication-failed']);
    expect((await steps('succeeded')).json()).toMatchObject({ status: 'succeeded' });
    expect((await owner.take('team')).status).toBe(201);
  });

  it('two admins who check out at once start one subscription and pay once', async () => {
    const admin = await customerOf(server, server.people.admin);
    await admin.saveCard();
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.take('team')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((each) => each.json<{ subscriptionId: string }>().subscriptionId)).size).toBe(1);
    expect(await admin.read<Invoice[]>(paths.invoices)).toHaveLength(1);
  });

  it('a currency that differs is refused, and so are details of the wrong form', async () => {
    const admin = await customerOf(server, server.people.admin);
    const { id } = (await admin.live())!;
    expect(codeOf(await admin.send('PUT', `${paths.subscriptions}/${id}`, { planId: 'tokyo' }))).toEqual([
      409,
      'plan-currency-differs',
    ]);
    const [method] = await admin.read<PaymentMethod[]>(paths.methods);
    const details = `${paths.methods}/${method!.id}/billing-details`;
    expect(codeOf(await admin.send('PATCH', details, { address: {}, vatId: 'PT12' }))).toEqual([400, 'vat-id-invalid']);
    const body = {
      email: 'billing@acme.example',
      name: 'Acme, Lda.',
      vatId: 'pt 509 123 457',
      address: { city: 'Lisboa', country: 'PT' },
    };
    expect((await admin.send('PATCH', details, body)).status).toBe(200);
    expect((await admin.read<PaymentMethod[]>(paths.methods))[0]!.billingDetails).toEqual({
      ...body,
      vatId: 'PT509123457',
    });
    expect((await admin.send('PATCH', details, { address: { country: 'Portugal' } })).status).toBe(400);
  });
});

describe('what the vendor decides', async () => {
  const server = await useTestServer({
    config: { ...config, billing: { allowPlanDowngrade: false, allowPlanCancellation: false } },
  });
  const { acme, admin } = server.people;
  const owner = await customerOf(server, admin);
  const browser = server.browser();
  const signedIn = await browser.post('/auth/vendor', { clientId: vendorKey.clientId, secret: vendorKey.secret });
  const vendor = { 'x-access-token': signedIn.json<{ token: string }>().token };

  it('7 downgrades and cancellations are refused where configuration says so', async () => {
    expect(await owner.read(`${base}/configurations/vendor-public-configurations/v1`)).toEqual({
      allowPlanDowngrade: false,
      allowPlanCancellation: false,
    });
    await owner.saveCard();
    await owner.take('business');
    const { id } = (await owner.live())!;
    expect(codeOf(await owner.send('PUT', `${paths.subscriptions}/${id}`, { planId: 'team' }))).toEqual([
      403,
      'plan-downgrade-refused',
    ]);
    expect(codeOf(await owner.send('POST', `${paths.subscriptions}/previews`, { planId: 'team' }))).toEqual([
      403,
      'plan-downgrade-refused',
    ]);
    expect(codeOf(await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`, {}))).toEqual([
      403,
      'plan-cancellation-refused',
    ]);
  });

  it('8 billing that is managed elsewhere is read-only, and only the vendor says so', async () => {
    const own = await owner.send('POST', paths.tenants, {
      tenantId: acme,
      externallyManaged: 'true',
      providerType: 'Stripe',
    });
    expect(codeOf(own)).toEqual([403, 'billing-vendor-only']);
    expect((await owner.send('POST', paths.tenants, {})).json()).toMatchObject({ errors: ['TenantId is not defined'] });
    const said = await browser.post(paths.tenants, { tenantId: acme, externallyManaged: 'true' }, vendor);
    expect(said.status).toBe(201);
    const { id } = (await owner.live())!;
    expect(await owner.live()).toMatchObject({ externallyManaged: true });
    for (const answer of [
      await owner.send('PUT', `${paths.subscriptions}/${id}/cancellations/`, {}),
      await owner.send('PUT', `${paths.subscriptions}/${id}/renewals/`, {}),
      await owner.send('PUT', `${paths.subscriptions}/${id}`, { planId: 'business' }),
      await owner.take('business'),
      await owner.send('POST', paths.intents),
    ])
      expect([answer.status, answer.json()]).toMatchObject([409, { errors: ['Billing is externally managed'] }]);
    await browser.post(paths.tenants, { tenantId: acme, externallyManaged: 'false' }, vendor);
    expect(await owner.live()).toMatchObject({ externallyManaged: false });
    const rows = await server.rows(`select 1 from audits where action = 'billing.management-changed'`);
    expect(rows).toHaveLength(2);
  });

  it('without a provider nothing can be bought, and everything says so', async () => {
    const off = await startTestServer({ config: { ...config, billing: { provider: 'none' } } });
    try {
      const lonely = await customerOf(off, off.people.admin);
      expect(await lonely.read('/subscriptions/resources/payment-providers/v1')).toEqual([]);
      for (const answer of [
        await lonely.take('team'),
        await lonely.send('POST', paths.intents),
        await lonely.send('POST', paths.customers, { name: 'A', email: 'a@acme.example' }),
        await lonely.send('POST', `${paths.subscriptions}/previews`, { planId: 'team' }),
      ])
        expect([answer.status, answer.json()]).toMatchObject([503, { errors: ['Payment provider not configured'] }]);
    } finally {
      await off.close();
    }
  });
});

describe('a change that was cut off', async () => {
  const server = await useTestServer({ config });
  const owner = await customerOf(server, server.people.admin);

  it('tells a declined card as such, even where the account cannot be mirrored', async () => {
    await owner.saveCard({ ...goodCard, number: '4000000000000341' });
    await server.rows('alter table payment_methods add constraint broken check (false) not valid');
    expect(codeOf(await owner.take('team'))).toEqual([402, 'payment-declined']);
    await server.rows('alter table payment_methods drop constraint broken');
  });

  it('between the provider and our rows is found by the job, with its audit row', async () => {
    await owner.saveCard();
    await owner.take('team');
    const before = await server.rows('select state from test_payment_accounts');
    await owner.send('PUT', `${paths.subscriptions}/${(await owner.live())!.id}`, { planId: 'business' });
    const after = await server.rows<{ state: object }>('select state from test_payment_accounts');
    expect(after).not.toEqual(before);
    // as a process leaves it that ends after the provider’s answer: the lease is held, our rows are the old ones
    await server.rows(`update subscriptions set plan_key = 'team', amount = 1200`);
    await server.rows(`delete from invoices where total <> 1200`);
    await server.rows(`update billing_accounts set operation_id = gen_random_uuid(), operation_until = $1`, [
      new Date(server.clock.read().getTime() + minute),
    ]);
    await owner.wait(2 * minute);
    expect(await owner.live()).toMatchObject({ planId: 'business' });
    expect(await owner.read<Invoice[]>(paths.invoices)).toHaveLength(2);
    expect(
      (await owner.send('PUT', `${paths.subscriptions}/${(await owner.live())!.id}/cancellations/`, {})).status,
    ).toBe(200);
  });
});

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}
