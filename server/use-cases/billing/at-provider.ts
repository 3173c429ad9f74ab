/**
 * Changes at the payment provider. The provider may answer slowly, and the process may end before its answer is written
 * here: so a change holds a lease instead of a lock, and a job that mirrors the account is written before the call. The
 * ID of an operation whose outcome is not known is that of the next one, so that the provider makes a repeated change
 * once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  endOperation,
  endOverdueOperation,
  findBillingAccount,
  releaseOperation,
  openBillingAccount,
  updateBillingAccount,
} from '#server/db/queries/billing/accounts.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { PaymentDeclined, type DeclineReason } from '#server/domain/billing/payment-declined.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import { mirrorAccount } from './mirror-account.ts';
import { paymentProvider, requireProvider } from './payment-provider.ts';
import type { CustomerRef, PaymentProvider } from './payment-provider.types.ts';

/** Longer than a provider may take for all calls of an operation. */
const lease = 40 * second;
/** How often a second change asks whether the first is over: for four seconds, so that it is answered within 30. */
const mostAttempts = 40;
const pauseBetween = 100;

/**
 * Runs one change of the caller's tenant at the provider, and mirrors what came of it, refused or not.
 * @throws Refusal `billing-provider-missing`, `billing-externally-managed`, `billing-busy`, `payment-*`
 */
export async function atProvider<T>(
  context: CallContext,
  work: (provider: PaymentProvider, customer: CustomerRef) => Promise<T>,
): Promise<T> {
  const { key } = requireProvider(context.services);
  const { tenantId, userId } = context.caller;
  const { operationId, customerId } = await beginOperation(context, key);
  const provider = requireProvider(context.services, operationId);
  let isDecided = true;
  try {
    const customer = customerId === null ? await createCustomer(context, provider) : { tenantId, customerId };
    return await thenMirrored(
      () => work(provider, customer),
      () => mirrorAccount(context, provider, customer, userId),
    );
  } catch (error) {
    isDecided = !isOpen(error);
    throw refusalOf(error);
  } finally {
    const end = isDecided ? endOperation : releaseOperation;
    await context.inTenant(tenantId, (tx) => end(tx, tenantId, operationId));
  }
}

/** The provider may have done what it was asked for, or do it yet. */
function isOpen(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Refusal && error.code === 'payment-provider-busy');
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'payment-provider-unreachable';
}

/**
 * Mirrors the account after the change, refused or not. A refusal is told as it is even where mirroring fails: the job
 * mirrors later.
 */
async function thenMirrored<T>(work: () => Promise<T>, mirror: () => Promise<unknown>): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    // it would not answer either
    if (!isUnreachable(error)) await mirror().catch(() => undefined);
    throw error;
  }
  await mirror();
  return result;
}

interface Operation {
  operationId: string;
  /** `null` before there is one at this provider. */
  customerId: string | null;
}

async function beginOperation(context: CallContext, provider: PaymentProvider['key']): Promise<Operation> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const begun = await tryOperation(context, provider);
    if (begun) return begun;
    await pause(pauseBetween);
  }
  throw new Refusal('billing-busy', { retryAfter: lease / second });
}

/** @returns `undefined` while another change is under way */
async function tryOperation(context: CallContext, provider: PaymentProvider['key']): Promise<Operation | undefined> {
  const { services, caller } = context;
  const { tenantId } = caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const now = await context.present();
    const account = await openBillingAccount(tx, { tenantId, id: randomId(services.random), now });
    if (account.externally_managed) throw new Refusal('billing-externally-managed');
    if (account.operation_until && account.operation_until > now) return undefined;
    const until = later(now, lease);
    const operationId = account.operation_id ?? randomId(services.random);
    await updateBillingAccount(tx, tenantId, { operation_id: operationId, operation_until: until }, now);
    // if this process ends before the answer of the provider is mirrored, the job does it
    await enqueue(tx, services, {
      kind: 'sync-billing',
      payload: { tenantId, operationId },
      slot: `${operationId} ${until.toISOString()}`,
      runAt: until,
    });
    return { operationId, customerId: account.provider === provider ? account.customer_id : null };
  });
}

async function createCustomer(context: CallContext, provider: PaymentProvider): Promise<CustomerRef> {
  const { tenantId, user } = context.caller;
  // invoices are the organization's, and go to whoever set billing up until somebody says otherwise
  const tenant = await context.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  const customer = await provider.createCustomer(tenantId, { name: tenant?.name ?? '', email: user?.email ?? '' });
  await context.inTenant(tenantId, async (tx, { now }) => {
    const changes = { provider: provider.key, customer_id: customer.customerId };
    await updateBillingAccount(tx, tenantId, changes, now);
  });
  return customer;
}

const declineCodes: Readonly<Record<DeclineReason, ErrorCode>> = {
  declined: 'payment-declined',
  insufficient: 'payment-insufficient-funds',
  expired: 'payment-card-expired',
  authentication: 'payment-authentication-failed',
  missing: 'payment-method-missing',
};

/** A payment that the provider refuses, in the words of its reason. */
export function refusalOf(error: unknown): unknown {
  return error instanceof PaymentDeclined ? new Refusal(declineCodes[error.reason], { cause: error }) : error;
}

/** The job after a tenant was deleted. */
export async function endBilling(services: Services, { customerId }: JobPayloads['end-billing']): Promise<void> {
  await paymentProvider(services)?.endSubscriptions(customerId);
}

/** The job: when something is due, after a notice of the provider, and after a change that was cut off. */
export async function syncBilling(
  context: AnonymousContext,
  { tenantId, operationId }: JobPayloads['sync-billing'],
): Promise<void> {
  const provider = paymentProvider(context.services);
  const account = await context.inTenant(tenantId, (tx) => findBillingAccount(tx, tenantId));
  // the provider of an account may no longer be configured: nothing can be asked then
  if (!provider || !account || account.customer_id === null || account.provider !== provider.key) return;
  await mirrorAccount(context, provider, { tenantId, customerId: account.customer_id }, null);
  // what it did is known now: the next change is another one, and not answered with what this one was told
  if (operationId !== undefined)
    await context.inTenant(tenantId, (tx, { now }) => endOverdueOperation(tx, tenantId, operationId, now));
}
