/**
 * The built-in test provider. It keeps accounts of its own, apart from what the tables of billing mirror, so that every
 * path of the real providers is taken: a change that was made there and not yet read here, too.
 */
import { timingSafeEqual } from 'node:crypto';
import type { TestCard } from '#shared/contract/billing/card-payments.ts';
import { insertTestAccount, lockTestAccount, saveTestAccount } from '#server/db/queries/billing/test-accounts.ts';
import type { ProviderAccount } from '#server/domain/billing/provider-account.types.ts';
import { PaymentDeclined } from '#server/domain/billing/payment-declined.ts';
import {
  addMethod,
  advance,
  chooseMethod,
  newAccount,
  nextDue,
  passDays,
  previewPlan,
  setCancellation,
  subscribeToPlan,
  type TestAccount,
  type TestPaymentMethod,
} from '#server/domain/billing/test-account.ts';
import { hasExpired, testCardRule } from '#server/domain/billing/test-cards.ts';
import { drawInvoice } from '#server/integrations/payments/invoice-pdf.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { CustomerRef, PaymentProvider } from './payment-provider.types.ts';

/** Setup intents of an account that can still be confirmed. */
const mostIntents = 5;

export interface SetupResult {
  status: 'succeeded' | 'requires_action';
  paymentMethodId?: string;
}

export interface TestProvider extends PaymentProvider {
  /** @throws Refusal `setup-intent-not-found`, `test-card-unknown`; PaymentDeclined */
  confirm(customer: CustomerRef, intent: { id: string; secret: string }, card: TestCard): Promise<SetupResult>;
  /** Answers the 3-D Secure step. @throws Refusal `setup-intent-not-found`; PaymentDeclined */
  authenticate(
    customer: CustomerRef,
    intent: { id: string; secret: string },
    outcome: 'succeeded' | 'failed',
  ): Promise<SetupResult>;
  passDays(customer: CustomerRef, days: number): Promise<void>;
}

export function testProvider(services: Services): TestProvider {
  const { db, clock, random } = services;
  const newId = (kind: string) => `${kind}_${randomToken(random).slice(0, 16).replaceAll(/[-_]/g, '0')}`;

  /** What is due by now happens first, then the call, in one transaction. */
  const change = async <T>(
    { tenantId, customerId }: CustomerRef,
    work: (account: TestAccount, now: Date) => { account: TestAccount; result: T },
  ): Promise<T> =>
    await db.inTenant(tenantId, async (tx) => {
      const now = clock();
      const stored = (await lockTestAccount(tx, customerId)) as TestAccount | undefined;
      if (!stored) throw new Error(`the test provider has no customer ${customerId}`);
      const { account, result } = work(advance(stored, { now, newId }), now);
      if (account !== stored) await saveTestAccount(tx, account, now);
      return result;
    });
  const update = (customer: CustomerRef, work: (account: TestAccount, now: Date) => TestAccount) =>
    change(customer, (account, now) => ({ account: work(account, now), result: undefined }));

  return {
    key: 'test',
    name: 'Test provider',
    publishableKey: 'pk_test_portico',
    async createCustomer(tenantId, { name, email }) {
      const account = newAccount({ id: newId('cus'), name, email, address: {}, vatId: '' });
      const customerId = await db.inTenant(tenantId, (tx) => insertTestAccount(tx, tenantId, account, clock()));
      return { tenantId, customerId };
    },
    readAccount: (customer) => change(customer, (account) => ({ account, result: described(account) })),
    async preview(customer, plan, at) {
      const priceOf = (account: TestAccount) => ({
        ...previewPlan(account, plan, at),
        currency: plan.currency,
        nextAmount: plan.amount,
      });
      if (!customer) return priceOf(newAccount({ id: '', name: '', email: '', address: {}, vatId: '' }));
      return await change(customer, (account) => ({ account, result: priceOf(account) }));
    },
    subscribeToPlan: (customer, plan, proratedAt) =>
      update(customer, (account, now) => subscribeToPlan(account, plan, { now, newId, proratedAt })),
    cancelAtPeriodEnd: (customer, id) => update(customer, (account) => setCancellation(account, id, true)),
    resume: (customer, id) => update(customer, (account) => setCancellation(account, id, false)),
    choosePaymentMethod: (customer, id) =>
      update(customer, (account, now) => {
        if (!account.methods.some((method) => method.id === id)) throw new Refusal('payment-method-not-found');
        return chooseMethod(account, id, now);
      }),
    createSetupIntent: (customer) =>
      change(customer, (account) => {
        const secret = randomToken(random);
        const id = newId('seti');
        const intent = { id, secretHash: sha256(secret).toString('hex'), status: 'open' as const, method: null };
        const intents = [...account.intents, intent].slice(-mostIntents);
        return { account: { ...account, intents }, result: { id, secret } };
      }),
    finishSetup: (customer, id) =>
      change(customer, (account, now) => {
        const { status, method } = account.intents.find((each) => each.id === id) ?? {};
        if (status !== 'succeeded' || !account.methods.some((each) => each.id === method?.id))
          throw new Refusal('setup-intent-not-found');
        return { account: chooseMethod(account, method!.id, now), result: method!.id };
      }),
    changeDetails: (customer, { name, email, address, vatId }) =>
      update(customer, (account) => ({
        ...account,
        customer: {
          ...account.customer,
          ...(name !== undefined && { name }),
          ...(email !== undefined && { email }),
          ...(vatId !== undefined && { vatId }),
          address,
        },
      })),
    // its accounts end with their tenants
    endSubscriptions: () => Promise.resolve(),
    async invoicePdf(customer, invoiceId) {
      const { account, invoice } = await change(customer, (account) => ({
        account,
        result: { account, invoice: account.invoices.find(({ id }) => id === invoiceId) },
      }));
      const { name: vendor } = services.config.vendor;
      const planName = (key: string) => services.config.plans.find((plan) => plan.key === key)?.name ?? key;
      return invoice && (await drawInvoice({ vendor, customer: account.customer, invoice, planName }));
    },
    confirm: (customer, intent, card) =>
      change(customer, (account, now) => confirmed(account, { intent, card, now, newId })),
    authenticate: (customer, intent, outcome) =>
      change(customer, (account, now) => authenticated(account, { intent, outcome, now })),
    passDays: (customer, days) => update(customer, (account, now) => advance(passDays(account, days), { now, newId })),
  };
}

function described(account: TestAccount): ProviderAccount {
  const { customer, methods, defaultMethod, subscriptions, invoices, credit } = account;
  return {
    customer,
    paymentMethods: methods.map(({ id, brand, last4, expMonth, expYear }) => ({
      id,
      brand,
      last4,
      expMonth,
      expYear,
      isDefault: id === defaultMethod,
    })),
    subscriptions,
    invoices,
    credit,
    nextDue: nextDue(account)?.toISOString() ?? null,
  };
}

type Changed = { account: TestAccount; result: SetupResult };

function intentOf(account: TestAccount, { id, secret }: { id: string; secret: string }) {
  const intent = account.intents.find((each) => each.id === id);
  const matches = intent && timingSafeEqual(Buffer.from(intent.secretHash, 'hex'), sha256(secret));
  if (!intent || !matches) throw new Refusal('setup-intent-not-found');
  return intent;
}

interface Confirmation {
  intent: { id: string; secret: string };
  card: TestCard;
  now: Date;
  newId: (kind: string) => string;
}

function confirmed(account: TestAccount, { intent: given, card, now, newId }: Confirmation): Changed {
  const intent = intentOf(account, given);
  if (intent.status === 'succeeded')
    return { account, result: { status: 'succeeded', paymentMethodId: intent.method!.id } };
  const rule = testCardRule(card.number);
  if (!rule) throw new Refusal('test-card-unknown');
  if (hasExpired(card, now)) throw new PaymentDeclined('expired');
  if (rule.onSaving === 'declined' || rule.onSaving === 'insufficient') throw new PaymentDeclined(rule.onSaving);
  const { expMonth, expYear, number } = card;
  const method: TestPaymentMethod = {
    id: newId('pm'),
    brand: rule.brand,
    last4: number.slice(-4),
    expMonth,
    expYear,
    onCharge: rule.onCharge,
  };
  if (rule.onSaving === 'authenticate')
    return {
      account: withIntent(account, { ...intent, status: 'requires_action', method }),
      result: { status: 'requires_action' },
    };
  return saved(account, intent, method, now);
}

function authenticated(
  account: TestAccount,
  { intent: given, outcome, now }: Omit<Confirmation, 'card' | 'newId'> & { outcome: 'succeeded' | 'failed' },
): Changed {
  const intent = intentOf(account, given);
  if (intent.status !== 'requires_action' || !intent.method) throw new Refusal('setup-intent-not-found');
  if (outcome === 'failed') throw new PaymentDeclined('authentication');
  return saved(account, intent, intent.method, now);
}

function saved(
  account: TestAccount,
  intent: TestAccount['intents'][number],
  method: TestPaymentMethod,
  now: Date,
): Changed {
  const kept = withIntent(account, { ...intent, status: 'succeeded', method });
  return { account: addMethod(kept, method, now), result: { status: 'succeeded', paymentMethodId: method.id } };
}

function withIntent(account: TestAccount, intent: TestAccount['intents'][number]): TestAccount {
  return { ...account, intents: account.intents.map((each) => (each.id === intent.id ? intent : each)) };
}
