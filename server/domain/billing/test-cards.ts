/** Cards of the built-in test provider: Stripe's numbers, which never move money. */

/** What a card does when it is saved, and when it is charged later. */
export interface TestCardRule {
  brand: string;
  onSaving: 'succeeds' | 'declined' | 'insufficient' | 'authenticate';
  /** `disputed`: the payment succeeds, then whoever holds the card asks the bank for it back. */
  onCharge: 'succeeds' | 'declined' | 'disputed';
}

const works = { onSaving: 'succeeds', onCharge: 'succeeds' } as const;

const rules: Readonly<Record<string, TestCardRule>> = {
  '4242424242424242': { brand: 'visa', ...works },
  '5555555555554444': { brand: 'mastercard', ...works },
  '378282246310005': { brand: 'amex', ...works },
  '4000000000000002': { brand: 'visa', onSaving: 'declined', onCharge: 'declined' },
  '4000000000009995': { brand: 'visa', onSaving: 'insufficient', onCharge: 'declined' },
  '4000000000000341': { brand: 'visa', onSaving: 'succeeds', onCharge: 'declined' },
  '4000000000000259': { brand: 'visa', onSaving: 'succeeds', onCharge: 'disputed' },
  '4000002500003155': { brand: 'visa', onSaving: 'authenticate', onCharge: 'succeeds' },
};

/** `undefined` for every other number: a real card must not be typed here. */
export function testCardRule(number: string): TestCardRule | undefined {
  return Object.hasOwn(rules, number) ? rules[number] : undefined;
}

/** A card is good to the end of its month. */
export function hasExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, at: Date): boolean {
  return at.getTime() >= Date.UTC(expYear, expMonth, 1);
}
