/**
 * `billing-provider-missing`, `billing-externally-managed`, `billing-tenant-missing` and `subscription-not-found` are part of the wire contract: clients compare them literally.
 */
export const billingErrors = {
  'billing-provider-missing': 'Payment provider not configured',
  'billing-externally-managed': 'Billing is externally managed',
  'billing-busy': 'Another change of this subscription is in progress. Try again in a moment.',
  'billing-tenant-missing': 'TenantId is not defined',
  'billing-vendor-only': 'Only the vendor can decide where billing is managed. Contact support.',
  'billing-customer-not-found':
    'This organization isn’t known to the payment provider yet. Add a payment method first.',
  'subscription-not-found': 'Subscription not found',
  'subscription-not-active': 'This subscription isn’t active. Reload the page.',
  'cancellation-pending': 'This subscription is already canceled and ends with its period.',
  'cancellation-not-pending': 'This subscription isn’t canceled, so there is nothing to take back.',
  'plan-not-for-sale': 'This plan can’t be bought here. Contact sales.',
  'plan-currency-differs': 'This plan is sold in a different currency than yours. Contact support.',
  'plan-downgrade-refused': 'You can’t change to a plan with a lower price yourself. Contact support.',
  'plan-cancellation-refused': 'You can’t cancel the subscription yourself. Contact support.',
  'price-expired':
    'The price you confirmed was shown more than ten minutes ago, so nothing was charged. Check the price again.',
  'price-changed': 'The price changed since it was shown, so nothing was charged. Check the price again.',
  'payment-overdue': 'A payment is overdue. Update the payment method first, then change the plan.',
  'payment-method-not-found': 'This payment method no longer exists. Reload the page.',
  'payment-method-missing': 'Add a payment method first. Nothing was charged.',
  'payment-declined': 'The card was declined, and nothing was charged. Try a different card, or ask your bank.',
  'payment-insufficient-funds': 'The card has insufficient funds, and nothing was charged. Try a different card.',
  'payment-card-expired': 'The card has expired, and nothing was charged. Use a different card.',
  'payment-authentication-failed': 'Your bank couldn’t confirm that it’s you, and nothing was charged. Try again.',
  'setup-intent-not-found': 'Adding this card took too long or was completed elsewhere. Start again.',
  'test-card-unknown': 'This isn’t a test card. Use 4242 4242 4242 4242; never enter a real card here.',
  'vat-id-invalid': 'This VAT ID isn’t valid in its country. Check its letters and digits.',
  'invoice-not-found': 'This invoice no longer exists. Reload the page.',
  'payment-provider-failed': 'The payment provider couldn’t complete this. Try again later, or contact support.',
  'payment-provider-busy': 'The payment provider is busy. Try again in a moment.',
  'payment-provider-unreachable':
    'The payment provider didn’t answer in time. Reload the page to see what was done, then try again.',
  'payment-notice-invalid':
    'This notice isn’t signed by the payment provider, or it is older than five minutes. Check the signing secret.',
} as const;
