/** Tells the people who may change the subscription, and the billing email, of failed and disputed payments. */
import { formatMoney } from '#shared/lib/format-money.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findReader, normalizeEmail } from '#server/db/queries/core/users.ts';
import type { InvoiceRow, SubscriptionRow } from '#server/db/queries/billing/mirror.ts';
import type { ProviderAccount, ProviderInvoice } from '#server/domain/billing/provider-account.types.ts';
import { isGiving } from '#server/domain/billing/subscription-status.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listHoldersOf } from '#server/use-cases/authorization/guard-rights.ts';

/** Besides the billing email. */
const mostTold = 50;

interface Mirrored {
  tenantId: string;
  account: ProviderAccount;
  before: { subscriptions: readonly SubscriptionRow[]; invoices: readonly InvoiceRow[] };
  after: readonly SubscriptionRow[];
}

interface Failure {
  kind: 'payment-failed' | 'payment-disputed' | 'plan-ended';
  invoice: ProviderInvoice;
  subscription: SubscriptionRow;
}

/**
 * Once for each failure: a mirror that finds the same account again differs in nothing. A plan that ended since the
 * mirror before is told instead of the payments that failed meanwhile.
 */
export async function notifyPaymentFailures(context: AnonymousTransaction, mirrored: Mirrored): Promise<void> {
  for (const subscription of mirrored.after) {
    const failure = failureOf(mirrored, subscription);
    if (failure) await sendNotices(context, mirrored, failure);
  }
  for (const dispute of newDisputes(mirrored)) await sendNotices(context, mirrored, dispute);
}

function newDisputes({ account, before, after }: Mirrored): Failure[] {
  return account.invoices.flatMap((invoice) => {
    const old = before.invoices.find((row) => row.external_id === invoice.id);
    const subscription = after.find((row) => row.external_id === invoice.subscriptionId);
    const isNew = invoice.disputedAt !== null && !old?.disputed_at;
    return isNew && subscription ? [{ kind: 'payment-disputed', invoice, subscription }] : [];
  });
}

/** A checkout that fails has no subscription yet that a payment is due for: whoever pays sees it at once. */
function failureOf({ account, before }: Mirrored, subscription: SubscriptionRow): Failure | undefined {
  const open = account.invoices.filter(
    (invoice) => invoice.status === 'open' && invoice.subscriptionId === subscription.external_id,
  );
  const invoice = open.at(-1);
  if (!invoice) return undefined;
  const old = before.subscriptions.find(({ id }) => id === subscription.id);
  if (hasEndedUnpaid(old, subscription)) return { kind: 'plan-ended', invoice, subscription };
  const wasOpen = before.invoices.some((row) => row.external_id === invoice.id && row.status === 'open');
  return subscription.status === 'past_due' && !wasOpen ? { kind: 'payment-failed', invoice, subscription } : undefined;
}

/** Providers may cancel a subscription instead of marking it unpaid when the last attempt fails. */
function hasEndedUnpaid(old: SubscriptionRow | undefined, { status }: SubscriptionRow): boolean {
  if (!old || !isGiving(old.status) || isGiving(status)) return false;
  return status === 'unpaid' || old.status === 'past_due';
}

async function sendNotices(
  context: AnonymousTransaction,
  { tenantId, account }: Mirrored,
  { kind, invoice, subscription }: Failure,
): Promise<void> {
  const { tx, services } = context;
  const tenant = await findTenant(tx, tenantId);
  if (!tenant) return;
  const { plan_key: key, next_attempt: retryAt, grace_ends: until, ended_at: endedAt } = subscription;
  const plan = services.config.plans.find((each) => each.key === key)?.name ?? key;
  const holders = await listHoldersOf(tx, tenantId, 'fe.subscriptions.write.*', mostTold);
  for (const { id: userId } of holders)
    await notifyUser(context, {
      userId,
      tenantId,
      key: kind,
      values: {
        plan,
        invoice: invoice.number,
        amount: formatMoney(invoice.total, invoice.currency),
        ...(retryAt && { date: dayOf(retryAt) }),
        ...(until && { until: dayOf(until) }),
      },
    });
  const values = {
    tenantName: tenant.name,
    planName: plan,
    invoice: invoice.number,
    amount: { amount: invoice.total, currency: invoice.currency },
    ...(retryAt && { retryAt: dateTimeValue(retryAt) }),
    ...(until && { graceEnds: dateTimeValue(until) }),
    ...(kind === 'plan-ended' && { endedAt: dateTimeValue(endedAt ?? context.now) }),
  };
  for (const { locale, ...to } of await readersOf(context, holders, account))
    await mailUser(context, { to, mail: kind, values, locale });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

interface Reader {
  email: string;
  name: string;
  /** Of the mail, unless the reader has a language. */
  locale?: string | undefined;
}

/** The billing email may belong to no user: it is written in the language of the first admin. */
async function readersOf(
  { tx }: AnonymousTransaction,
  holders: readonly { email: string; name: string }[],
  { customer }: ProviderAccount,
): Promise<Reader[]> {
  const readers = holders.map(({ email, name }) => ({ email, name }));
  const isTold = readers.some(({ email }) => normalizeEmail(email) === normalizeEmail(customer.email));
  if (isTold || customer.email === '') return readers;
  const locale = readers[0] && (await findReader(tx, readers[0].email))?.locale;
  return [...readers, { email: customer.email, name: customer.name, locale: locale ?? undefined }];
}
