/** A checkout whose process is killed after Stripe has sold the plan, and before that is written: nothing is lost or sold twice. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { Invoice, Subscription } from '#shared/contract/billing/billing-entities.ts';
import { runServer } from '#server/testing/start-server.ts';
import { startStripeDouble } from '#server/testing/stripe-double/stripe-double.ts';
import { demoProcess, signInAsDemoAdmin } from './support/demo-admin.ts';
import { endAllProcesses, killTree } from './support/server-process.ts';

afterAll(endAllProcesses);

const base = '/subscriptions/resources/billing';
const stripe = `${base}/payment-providers/stripe`;
const minute = 60_000;

test(
  'kill -9 between Stripe and the commit: the plan is there after the restart, and was paid once',
  { timeout: scaledTimeout(240_000) },
  async () => {
    const double = await startStripeDouble({
      now: () => Date.now(),
      prices: { price_team: { amount: 1200, currency: 'usd' } },
    });
    onTestFinished(() => double.close());
    const config = {
      plans: [{ key: 'team', name: 'Team', price: { amount: 1200, externalId: 'price_team' } }],
      billing: { provider: 'stripe', stripe: double.settings },
    };
    const { dataDir, port, start } = await demoProcess(config);
    const { server, admin } = await start();
    const intent = (await admin.call('POST', `${stripe}/setup-intents/v1`)).json as {
      id: string;
      setupIntentSecret: string;
    };
    double.ledger.confirmIntent(intent.setupIntentSecret, '4242424242424242');
    expect((await admin.call('POST', `${stripe}/setup-intents/v1/${intent.id}/finish`)).status).toBe(200);

    // Stripe has sold the plan, and its answer never comes
    const sold = new Promise<void>((resolve) => {
      double.fault = ({ method, path }) => {
        if (method !== 'POST' || path !== '/v1/subscriptions') return undefined;
        resolve();
        return { hangs: true, after: true };
      };
    });
    const order = { stripePlanId: 'price_team' };
    const interrupted = admin.call('POST', `${stripe}/subscriptions/v1`, order).catch(() => undefined);
    await sold;
    await killTree(server.pid);
    await interrupted;
    double.fault = undefined;
    expect(double.ledger.subscriptions.size).toBe(1);

    // the lease of the operation is over, and its job reads what came of it
    const again = await runServer({ dataDir, port, config, ahead: 2 * minute });
    onTestFinished(() => again.close());
    const later = await signInAsDemoAdmin(dataDir);
    const subscriptions = () => later.get<Subscription[]>(`${base}/subscriptions/v1`);
    await expect
      .poll(subscriptions, { timeout: scaledTimeout(60_000), interval: 500 })
      .toMatchObject([{ planId: 'team', status: 'active' }]);
    expect((await later.call('POST', `${stripe}/subscriptions/v1`, order)).status).toBe(201);
    expect(double.ledger.subscriptions.size).toBe(1);
    expect(await later.get<Invoice[]>(`${base}/invoices/v1`)).toMatchObject([{ totalAmount: 1200, paid: true }]);
  },
);
