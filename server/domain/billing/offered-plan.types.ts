/** A plan that can be bought. */
export interface OfferedPlan {
  key: string;
  /** Price of a month in configuration, in the smallest unit of the currency. */
  amount: number;
  currency: string;
  trialDays: number;
  /** ID of the price at the provider. */
  priceId: string;
}
