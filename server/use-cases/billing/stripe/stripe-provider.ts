/** Stripe. Each provider that is made here is for one operation, and has a limited time for all its calls. */
import type Stripe from 'stripe';
import { PaymentDeclined } from '#server/domain/billing/payment-declined.ts';
import { openStripe } from '#server/integrations/payments/stripe/open-stripe.ts';
import { listSubscriptions, ownOf, readAccount, readState, resumed } from './read-account.ts';
import { idOf, type PlanOfPrice } from '#server/integrations/payments/stripe/read-lines.ts';
import { declineReason, readFailure } from './stripe-failure.ts';
import { invoiceFieldsWith, taxIdOf } from '#server/integrations/payments/stripe/vat-number.ts';
import { createOutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { isLive } from '#server/domain/billing/subscription-status.ts';
import { second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { ChangedDetails, PaymentProvider } from '#server/use-cases/billing/payment-provider.types.ts';
import {
  collectOverdue,
  endAll,
  makeDefault,
  previewStripePlan,
  subscribeToStripePlan,
  type StripeCall,
} from './stripe-plans.ts';

/** For all calls of one operation: less than half a minute, and less than the lease of the operation. */
const longestOperation = 24 * second;
const largestPdf = 10_000_000;

/** @param operationId the same one repeats changes whose outcome is not known; by default a new one */
export function stripeProvider(services: Services, operationId = randomId(services.random)): PaymentProvider {
  const { config, clock, log } = services;
  const { secretKey = '', publishableKey = '', endpoint, timeout } = config.billing.stripe;
  const ends = AbortSignal.timeout(longestOperation);
  let opened: Promise<Stripe> | undefined;
  const planOf: PlanOfPrice = (priceId) =>
    config.plans.find(({ price }) => price?.externalId === priceId)?.key ?? priceId;
  const once = (step: string, what: unknown): Stripe.RequestOptions => ({
    idempotencyKey: `${operationId}-${step}-${sha256(JSON.stringify(what)).toString('hex').slice(0, 16)}`,
  });

  /** @throws PaymentDeclined, Refusal `payment-provider-*` */
  const using = async <T>(work: (call: StripeCall) => Promise<T>): Promise<T> => {
    try {
      const stripe = await (opened ??= openStripe({ secretKey, endpoint, timeout }, ends));
      return await work({ stripe, planOf, once });
    } catch (error) {
      throw readFailure(error, log);
    }
  };
  return {
    key: 'stripe',
    name: 'Stripe',
    publishableKey,
    createCustomer: (tenantId, { name, email }) =>
      using(async ({ stripe }) => ({ tenantId, customerId: await findOrCreate(stripe, { tenantId, name, email }) })),
    readAccount: ({ customerId }) =>
      using(async ({ stripe }) => {
        const state = await readState(stripe, customerId);
        const live = ownOf(state.subscriptions, planOf).filter(({ status }) => isLive(status));
        if (live.length > 1)
          log.warn(
            { customerId, subscriptions: live.map(({ id }) => id) },
            'of several subscriptions the newest counts',
          );
        return readAccount(state, planOf, clock());
      }),
    preview: (customer, plan, at) => using((call) => previewStripePlan(call, customer, plan, at)),
    subscribeToPlan: (customer, plan, proratedAt) =>
      using((call) => subscribeToStripePlan(call, customer, plan, proratedAt)),
    cancelAtPeriodEnd: (_, subscriptionId) =>
      using(async ({ stripe }) => {
        const change = { cancel_at_period_end: true };
        await stripe.subscriptions.update(subscriptionId, change, once('cancellation', [subscriptionId, change]));
      }),
    resume: (_, subscriptionId) =>
      using(async ({ stripe }) => {
        const change = resumed(await stripe.subscriptions.retrieve(subscriptionId));
        if (change)
          await stripe.subscriptions.update(subscriptionId, change, once('cancellation', [subscriptionId, change]));
      }),
    choosePaymentMethod: ({ customerId }, methodId) =>
      using(async (call) => {
        await requireMethod(call.stripe, customerId, methodId);
        await choose(call, customerId, methodId);
      }),
    createSetupIntent: ({ customerId }) =>
      using(async ({ stripe }) => {
        const wanted: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        };
        const { id, client_secret: secret } = await stripe.setupIntents.create(wanted, once('setup', operationId));
        return { id, secret: secret ?? '' };
      }),
    finishSetup: ({ customerId }, intentId) =>
      using(async (call) => {
        const intent = await call.stripe.setupIntents.retrieve(intentId).catch(notFoundAs('setup-intent-not-found'));
        const { customer, status, payment_method: method } = intent;
        if (!customer || idOf(customer) !== customerId) throw new Refusal('setup-intent-not-found');
        const { last_setup_error: error } = intent;
        if (error && status !== 'succeeded') throw new PaymentDeclined(declineReason(error));
        if (status !== 'succeeded' || !method) throw new Refusal('setup-intent-not-found');
        const paymentMethodId = idOf(method);
        await choose(call, customerId, paymentMethodId);
        return paymentMethodId;
      }),
    changeDetails: ({ customerId }, details) => using((call) => changeDetails(call, customerId, details)),
    endSubscriptions: (customerId) =>
      using(async (call) => await endAll(call, await listSubscriptions(call.stripe, customerId))),
    invoicePdf: ({ customerId }, invoiceId) =>
      using(async ({ stripe }) => {
        const invoice = await stripe.invoices.retrieve(invoiceId);
        const isTheirs = invoice.customer && idOf(invoice.customer) === customerId;
        return isTheirs && invoice.invoice_pdf ? await readPdf(invoice.invoice_pdf) : undefined;
      }),
  };

  async function findOrCreate(
    stripe: Stripe,
    { tenantId, name, email }: { tenantId: string; name: string; email: string },
  ): Promise<string> {
    // one that was created before its ID could be written here
    const { vendorId } = services.environment;
    const metadata = { tenantId, vendorId };
    const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
    const query = `metadata['tenantId']:${quoted(tenantId)} AND metadata['vendorId']:${quoted(vendorId)}`;
    // accounts in some countries have no search: they create
    const found = await stripe.customers.search({ query, limit: 1 }).catch(nothingIfUnsupported);
    if (found?.data[0]) return found.data[0].id;
    const wanted: Stripe.CustomerCreateParams = { name, ...(email && { email }), metadata };
    return (await stripe.customers.create(wanted, once('customer', wanted))).id;
  }

  async function choose(call: StripeCall, customerId: string, methodId: string): Promise<void> {
    await makeDefault(call, customerId, methodId);
    try {
      await collectOverdue(call, customerId, methodId);
    } catch (error) {
      const failure = readFailure(error, log);
      // the card is chosen, and the payment stays overdue
      if (!(failure instanceof PaymentDeclined)) throw failure;
    }
  }

  /** Its address is Stripe's: short-lived, and on another host. */
  async function readPdf(address: string): Promise<Buffer | undefined> {
    let url = address;
    const fetchPdf = createOutgoingFetch({ allow: undefined, timeout, longest: largestPdf });
    for (let hops = 0; hops < 4; hops++) {
      const answer = await fetchPdf(url, { signal: ends }).catch((cause: unknown) => {
        throw new Refusal('payment-provider-unreachable', { cause });
      });
      const location = answer.headers.get('location');
      if (answer.status >= 300 && answer.status < 400 && location) {
        url = new URL(location, url).href;
        continue;
      }
      if (answer.status !== 200) throw new Refusal('payment-provider-failed');
      return Buffer.from(await answer.arrayBuffer());
    }
    throw new Refusal('payment-provider-failed');
  }
}

/** @throws any other error */
function nothingIfUnsupported(error: unknown): undefined {
  if (error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError') return undefined;
  throw error;
}

/** A call that names something which Stripe does not know is refused in our words. */
function notFoundAs(code: 'setup-intent-not-found' | 'payment-method-not-found') {
  return (error: unknown): never => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'resource_missing';
    throw isMissing ? new Refusal(code, { cause: error }) : error;
  };
}

/** @throws Refusal `payment-method-not-found` for one of another customer too */
async function requireMethod(stripe: Stripe, customerId: string, methodId: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(methodId).catch(notFoundAs('payment-method-not-found'));
  if (!customer || idOf(customer) !== customerId) throw new Refusal('payment-method-not-found');
}

async function changeDetails(
  { stripe, once }: StripeCall,
  customerId: string,
  { name, email, address, vatId }: ChangedDetails,
): Promise<void> {
  // the number first: it alone can be refused, and then nothing has changed
  const fields = vatId === undefined ? undefined : await changeVatId({ stripe, once }, customerId, vatId);
  const change: Stripe.CustomerUpdateParams = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(fields !== undefined && { invoice_settings: { custom_fields: fields } }),
    address: {
      line1: address.addressLine1 ?? '',
      line2: address.addressLine2 ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      postal_code: address.postalCode ?? '',
      country: address.country ?? '',
    },
  };
  await stripe.customers.update(customerId, change, once('details', [customerId, change]));
}

/** @returns the fields of invoices for the number */
async function changeVatId(
  { stripe, once }: Pick<StripeCall, 'stripe' | 'once'>,
  customerId: string,
  vatId: string,
): Promise<ReturnType<typeof invoiceFieldsWith>> {
  const customer = await stripe.customers.retrieve(customerId, { expand: ['tax_ids'] });
  if (customer.deleted) throw new Refusal('payment-provider-failed');
  const known = customer.tax_ids?.data ?? [];
  const wanted = taxIdOf(vatId);
  if (wanted && !known.some(({ value }) => value === wanted.value))
    await stripe.customers.createTaxId(customerId, wanted, once('tax-id', [customerId, wanted]));
  for (const { id, value } of known)
    if (value !== wanted?.value) await stripe.customers.deleteTaxId(customerId, id, {}, once('no-tax-id', id));
  return invoiceFieldsWith(customer, vatId);
}
