export type DeclineReason = 'declined' | 'insufficient' | 'expired' | 'authentication' | 'missing';

/** The provider refuses a payment: nothing was charged. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined';
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
