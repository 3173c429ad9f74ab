import type { PaymentMethod, Plan, Subscription } from '#shared/contract/billing/billing-entities.ts';

/** How the tenant is billed. */
export interface Billing {
  plans: Plan[];
  /** The live one, or the one that ended last. */
  subscription: Subscription | undefined;
  method: PaymentMethod | undefined;
  /** The vendor bills the tenant elsewhere: nothing can be changed here, with a subscription or without one. */
  externallyManaged: boolean;
  /** Everybody's plan: that of a tenant without a subscription. */
  defaultPlanId: string | undefined;
  allowPlanDowngrade: boolean;
  allowPlanCancellation: boolean;
}
