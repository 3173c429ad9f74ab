import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';

/** What a button of the page asks for; `checkout` begins with a plan. */
export type BillingAsk =
  | { dialog: 'checkout'; plan: Plan | undefined }
  | { dialog: 'cancel' | 'renew' | 'card' | 'details' };

export interface BillingPartProps {
  billing: Billing;
  /** Absent where nothing may be changed. */
  ask: ((what: BillingAsk) => void) | undefined;
}
