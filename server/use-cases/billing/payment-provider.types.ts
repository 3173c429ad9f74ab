/**
 * A payment provider. It alone knows amounts and what was paid; the tables of billing mirror its account of a tenant,
 * which is read again after each change, each notice of the provider, and whenever something becomes due.
 */
import type { BillingAddress, BillingLine } from '#shared/contract/billing/billing-entities.ts';
import type { ProviderAccount, ProviderCustomer } from '#server/domain/billing/provider-account.types.ts';
import type { OfferedPlan } from '#server/domain/billing/offered-plan.types.ts';

export interface CustomerRef {
  tenantId: string;
  customerId: string;
}

export interface PlanPrice {
  /** Of all its amounts. */
  currency: string;
  lines: BillingLine[];
  due: number;
  creditAfter: number;
  /** What a month costs at the provider. */
  nextAmount: number;
  nextPayment: string;
  trialEnd: string | null;
}

export interface ChangedDetails {
  name?: string | undefined;
  email?: string | undefined;
  address: BillingAddress;
  vatId?: string | undefined;
}

/** Calls that change something take an idempotency key: the same call again has the effect of one. */
export interface PaymentProvider {
  readonly key: 'test' | 'stripe';
  readonly name: string;
  readonly publishableKey: string;
  /** A tenant has one customer, however often this is called. */
  createCustomer(tenantId: string, customer: Pick<ProviderCustomer, 'name' | 'email'>): Promise<CustomerRef>;
  readAccount(customer: CustomerRef): Promise<ProviderAccount>;
  /** @param at the moment for which a change within a paid period is computed */
  preview(customer: CustomerRef | undefined, plan: OfferedPlan, at: Date): Promise<PlanPrice>;
  /** @throws PaymentDeclined */
  subscribeToPlan(customer: CustomerRef, plan: OfferedPlan, proratedAt: Date): Promise<void>;
  cancelAtPeriodEnd(customer: CustomerRef, subscriptionId: string): Promise<void>;
  resume(customer: CustomerRef, subscriptionId: string): Promise<void>;
  /** @throws Refusal `payment-method-not-found` */
  choosePaymentMethod(customer: CustomerRef, paymentMethodId: string): Promise<void>;
  createSetupIntent(customer: CustomerRef): Promise<{ id: string; secret: string }>;
  /**
   * Makes the card of a setup intent that succeeded the default one, and collects what is overdue with it.
   * @returns the ID of the payment method
   * @throws Refusal `setup-intent-not-found`; PaymentDeclined
   */
  finishSetup(customer: CustomerRef, intentId: string): Promise<string>;
  changeDetails(customer: CustomerRef, details: ChangedDetails): Promise<void>;
  /** Ends what a customer would be charged for, at once. One that is not there any more has ended. */
  endSubscriptions(customerId: string): Promise<void>;
  /** @returns `undefined` if the customer has no such invoice */
  invoicePdf(customer: CustomerRef, invoiceId: string): Promise<Buffer | undefined>;
}
