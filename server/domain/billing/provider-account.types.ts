/** What a payment provider knows of one customer. Times are ISO 8601. */
import type { BillingAddress, BillingLine } from '#shared/contract/billing/billing-entities.ts';
import type { ProviderStatus } from './subscription-status.ts';

export interface ProviderCustomer {
  id: string;
  /** Somebody deleted it at the provider: it cannot buy anything any more. */
  isDeleted?: boolean;
  name: string;
  email: string;
  address: BillingAddress;
  vatId: string;
}

export interface ProviderPaymentMethod {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
}

export interface ProviderSubscription {
  id: string;
  planKey: string;
  status: ProviderStatus;
  /** Price of a month when it was started or changed: a new price in configuration does not change it. */
  amount: number;
  currency: string;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  pastDueSince: string | null;
  nextAttempt: string | null;
  graceEnds: string | null;
}

export interface ProviderInvoice {
  id: string;
  subscriptionId: string;
  number: string;
  createdAt: string;
  paidAt: string | null;
  status: 'paid' | 'open' | 'void';
  /** When the card's holder asked the bank for the payment back. */
  disputedAt: string | null;
  currency: string;
  total: number;
  lines: BillingLine[];
}

export interface ProviderAccount {
  customer: ProviderCustomer;
  paymentMethods: ProviderPaymentMethod[];
  /** The oldest first. */
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
  /** By currency, in its smallest unit: set off against the next invoices. */
  credit: Record<string, number>;
  /** When something becomes due: the account is read again then. */
  nextDue: string | null;
}
