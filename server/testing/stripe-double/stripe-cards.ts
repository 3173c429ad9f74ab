/** Cards of Stripe's test mode (Stripe: testing). */

export interface StripeTestCard {
  brand: string;
  onSaving: 'succeeds' | 'declined' | 'insufficient_funds' | 'authenticate';
  onCharge: 'succeeds' | 'declined' | 'insufficient_funds' | 'authenticate';
}

const good = { brand: 'visa', onSaving: 'succeeds', onCharge: 'succeeds' } as const;

export const stripeTestCards = {
  '4242424242424242': good,
  '5555555555554444': { ...good, brand: 'mastercard' },
  '4000000000000002': { ...good, onSaving: 'declined' },
  '4000000000009995': { ...good, onSaving: 'insufficient_funds' },
  '4000000000000341': { ...good, onCharge: 'declined' },
  '4000002500003155': { ...good, onSaving: 'authenticate' },
  // asks the bank at each payment, which nobody is there to answer
  '4000002760003184': { ...good, onSaving: 'authenticate', onCharge: 'authenticate' },
} satisfies Record<string, StripeTestCard>;
export type StripeTestNumber = keyof typeof stripeTestCards;
