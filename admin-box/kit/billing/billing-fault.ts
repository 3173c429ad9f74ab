/** Why there is nothing to be billed (specification, 8: billing state errors). */
export type BillingFault = 'notAuthorized' | 'noTenant';

/** @returns `undefined` where billing can be loaded */
export function billingFault(providers: readonly { status: string }[], tenantId: string): BillingFault | undefined {
  if (!providers.some(({ status }) => status === '1')) return 'notAuthorized';
  return tenantId === '' ? 'noTenant' : undefined;
}
