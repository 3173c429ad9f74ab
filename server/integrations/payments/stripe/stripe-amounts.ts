/**
 * Amounts of Stripe in the smallest unit of ISO 4217. Two currencies have none smaller than the whole, and Stripe counts
 * in hundredths all the same (Stripe: currencies, special cases).
 */

const countedInHundredths = new Set(['isk', 'ugx']);

export function amountFrom(amount: number, currency: string): number {
  return countedInHundredths.has(currency) ? Math.round(amount / 100) : amount;
}
