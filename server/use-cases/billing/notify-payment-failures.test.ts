import { describe, expect, it } from 'vitest';
import type { Invoice, Subscription } from '#shared/contract/billing/billing-entities.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { day, minute } from '#server/lib/clock.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { callerFor, signIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { syncBilling } from './at-provider.ts';

const server = await useTestServer({
  config: {
    features: [{ key: 'export' }],
    plans: [{ key: 'team', name: 'Team 2.0', features: ['export'], price: { amount: 1200 } }],
  },
});
const { admin, member, guest, stranger, acme, globex } = server.people;
const base = '/subscriptions/resources/billing';
const stripe = `${base}/payment-providers/stripe`;
const goodCard = '4242424242424242';
const decliningCard = '4000000000000341';
const disputedCard = '4000000000000259';

async function send(user: SeededUser, method: string, path: string, body?: unknown, tenantId?: string) {
  const { browser, headers } = await callerFor(server, user, tenantId);
  const answer = await browser.send(method, path, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer;
}

async function saveCard(user: SeededUser, number: string): Promise<void> {
  const { id, setupIntentSecret } = (await send(user, 'POST', `${stripe}/setup-intents/v1`)).json<{
    id: string;
    setupIntentSecret: string;
  }>();
  const card = { number, expMonth: 12, expYear: 2040, cvc: '123' };
  const path = `${base}/payment-providers/test/setup-intents/v1/${id}/confirm`;
  await send(user, 'POST', path, { setupIntentSecret, card });
}

async function subscribe(user: SeededUser): Promise<void> {
  await saveCard(user, goodCard);
  await send(user, 'POST', `${stripe}/subscriptions/v1`, { stripePlanId: 'team' });
  await saveCard(user, decliningCard);
}

const live = async (user: SeededUser) =>
  (await send(user, 'GET', `${base}/subscriptions/v1`)).json<Subscription[]>()[0]!;
const newestInvoice = async (user: SeededUser) =>
  (await send(user, 'GET', `${base}/invoices/v1`)).json<Invoice[]>()[0]!;

/** Lets time pass to the end of the period and beyond, and processes what became due. */
async function passPeriod(user: SeededUser, beyond: number): Promise<void> {
  const { currentPeriodEnd } = await live(user);
  server.clock.advance(new Date(currentPeriodEnd).getTime() - server.clock.read().getTime() + beyond);
  await server.settle();
}

const mailsTo = (address: string) =>
  server.mailbox.to(address).filter(({ links }) => links.some((link) => link.endsWith('/oauth/portal/subscriptions')));
const notices = async (tenantId: string) =>
  await server.rows<{ user_id: string; key: string; details: Record<string, string> }>(
    `select user_id, key, details from notifications where tenant_id = $1 and key in ('payment-failed', 'payment-disputed', 'plan-ended')
     order by created_at, user_id`,
    [tenantId],
  );
const dayOf = (time: string | number) => new Date(time).toISOString().slice(0, 10);

describe('a payment that fails', () => {
  it('is told to those who may change the subscription, and to the billing email, each in their language', async () => {
    await subscribe(admin);
    const details = { name: 'Acme AG', email: 'accounts@acme.example', address: {} };
    const [method] = (await send(admin, 'GET', `${base}/payment-methods/v1`)).json<{ id: string }[]>();
    await send(admin, 'PATCH', `${base}/payment-methods/v1/${method!.id}/billing-details`, details);
    await signIn(server.browser(), admin, { 'accept-language': 'de' });
    const { currentPeriodEnd: end } = await live(admin);
    await passPeriod(admin, minute);

    expect(await newestInvoice(admin)).toMatchObject({ paid: false });
    const [mail, ...others] = mailsTo(admin.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Zahlung für Acme fehlgeschlagen');
    expect(mail!.text).toMatch(/12,00\s\$/);
    expect(mail!.text).toContain('Der Tarif Team 2.0 bleibt bis');
    // written in the language of the first admin, and without a name that nobody has confirmed
    const [billing] = mailsTo('accounts@acme.example');
    expect(billing!.subject).toBe('Zahlung für Acme fehlgeschlagen');
    expect(billing!.text).not.toContain('Guten Tag');
    expect([...mailsTo(member.email), ...mailsTo(guest.email), ...mailsTo(stranger.email)]).toEqual([]);

    const told = await notices(acme);
    const number = /Rechnung (\S+) von Acme/.exec(mail!.text)![1];
    expect(told).toEqual([
      {
        user_id: admin.id,
        key: 'payment-failed',
        details: {
          plan: 'Team 2.0',
          invoice: number,
          amount: '$12.00',
          date: dayOf(Date.parse(end) + 3 * day),
          until: dayOf(Date.parse(end) + 7 * day),
        },
      },
    ]);
  });

  it('is told once, whatever is mirrored again and tried again', async () => {
    const context = anonymousContext(server.services, ownMetadata('test'));
    await syncBilling(context, { tenantId: acme });
    await Promise.all([syncBilling(context, { tenantId: acme }), syncBilling(context, { tenantId: acme })]);
    server.clock.advance(3 * day);
    await server.settle();
    expect((await live(admin)).pastDue).not.toBeNull();
    expect(mailsTo(admin.email)).toHaveLength(1);
    expect(mailsTo('accounts@acme.example')).toHaveLength(1);
    expect(await notices(acme)).toHaveLength(1);
  });

  it('is told again when the plan ends because of it', async () => {
    server.clock.advance(4 * day + minute);
    await server.settle();
    expect(await live(admin)).toMatchObject({ status: 'expired' });
    expect(mailsTo(admin.email).map(({ subject }) => subject)).toEqual([
      'Zahlung für Acme fehlgeschlagen',
      'Der Tarif Team 2.0 von Acme ist beendet',
    ]);
    expect(mailsTo('accounts@acme.example')).toHaveLength(2);
    expect((await notices(acme)).map(({ key }) => key)).toEqual(['payment-failed', 'plan-ended']);
  });

  it('is told with the end of the plan alone if both are found at once', async () => {
    await subscribe(stranger);
    await passPeriod(stranger, 8 * day);
    expect(await live(stranger)).toMatchObject({ status: 'expired' });
    // the billing email is the admin's own: one mail
    const mails = mailsTo(stranger.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['The Team 2.0 plan of Globex has ended']);
    expect(mails[0]!.text).toMatch(/^Hi Sol Ibarra,/);
    expect(mails[0]!.text).toContain('because we couldn’t charge $12.00 for invoice');
    expect((await notices(globex)).map(({ key }) => key)).toEqual(['plan-ended']);
  });

  it('is told to fifty people at most', async () => {
    await server.rows(
      `with added as (
         insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
           'email', i || '@globex.example', 'email_folded', i || '@globex.example', 'created_at', u.created_at + make_interval(mins => i)))).* from users as u, generate_series(1, 60) as i
         where u.id = $2 returning id),
       joined as (
         insert into memberships select (jsonb_populate_record(m, jsonb_build_object('user_id', added.id))).*
         from memberships as m, added where m.tenant_id = $1 and m.user_id = $2)
       insert into membership_roles select (jsonb_populate_record(r, jsonb_build_object('user_id', added.id))).*
       from membership_roles as r, added where r.tenant_id = $1 and r.user_id = $2`,
      [globex, stranger.id],
    );
    await server.rows('delete from notifications where tenant_id = $1', [globex]);
    await subscribe(stranger);
    await passPeriod(stranger, minute);
    const told = await notices(globex);
    expect(told).toHaveLength(50);
    expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(50);
  });

  it('is not told when the plan ends by cancellation', async () => {
    await server.rows('delete from notifications where tenant_id = $1', [globex]);
    await saveCard(stranger, goodCard);
    const { id } = await live(stranger);
    await send(stranger, 'PUT', `/subscriptions/resources/subscriptions/v1/${id}/cancellations/`, {});
    await passPeriod(stranger, minute);
    expect(await live(stranger)).toMatchObject({ status: 'canceled' });
    expect(await notices(globex)).toEqual([]);
  });
});

describe('a payment that is disputed', () => {
  it('stays paid, keeps the plan, and is told once, by mail, in the portal and in the audit log', async () => {
    await server.rows('delete from notifications');
    await saveCard(stranger, disputedCard);
    await send(stranger, 'POST', `${stripe}/subscriptions/v1`, { stripePlanId: 'team' });
    const invoice = await newestInvoice(stranger);
    expect(invoice).toMatchObject({ paid: true, status: 'paid', disputed: true });
    expect(await live(stranger)).toMatchObject({ status: 'active', pastDue: null });
    await syncBilling(anonymousContext(server.services, ownMetadata('test')), { tenantId: globex });
    await server.settle();
    const details = { plan: 'Team 2.0', invoice: invoice.receiptNumber, amount: '$12.00' };
    expect((await notices(globex)).find(({ user_id: id }) => id === stranger.id)).toMatchObject({
      key: 'payment-disputed',
      details,
    });
    const mails = mailsTo(stranger.email).filter(({ subject }) => subject === 'A payment of Globex is disputed');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`$12.00 for invoice ${invoice.receiptNumber} of Globex`);
    const rows = await server.rows(
      `select severity, details from audits where tenant_id = $1 and action = 'invoice.payment-disputed'`,
      [globex],
    );
    expect(rows).toEqual([
      { severity: 'High', details: { number: invoice.receiptNumber, total: 1200, currency: 'usd' } },
    ]);
  });

  it('is not told of payments with another card', async () => {
    await saveCard(stranger, goodCard);
    await passPeriod(stranger, minute);
    expect(await newestInvoice(stranger)).toMatchObject({ paid: true, disputed: false });
    expect(
      await server.rows(`select 1 from audits where tenant_id = $1 and action = 'invoice.payment-disputed'`, [globex]),
    ).toHaveLength(1);
  });
});
