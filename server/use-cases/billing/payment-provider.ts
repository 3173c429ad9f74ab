/** The configured payment provider. */
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { PaymentProvider } from './payment-provider.types.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider, type TestProvider } from './test-provider.ts';

/** `undefined` if billing has no provider. Without a setting, development has the one that is built in. */
function providerKey({ config }: Services): PaymentProvider['key'] | undefined {
  const { billing, mode } = config;
  const key = billing.provider ?? (mode === 'development' ? 'test' : 'none');
  return key === 'none' ? undefined : key;
}

/**
 * The provider for one operation; `undefined` if there is none.
 * @param operationId the same one repeats changes whose outcome is not known
 */
export function paymentProvider(services: Services, operationId?: string): PaymentProvider | undefined {
  const key = providerKey(services);
  return key === 'stripe' ? stripeProvider(services, operationId) : key && testProvider(services);
}

/** @throws Refusal `billing-provider-missing` */
export function requireProvider(services: Services, operationId?: string): PaymentProvider {
  const provider = paymentProvider(services, operationId);
  if (!provider) throw new Refusal('billing-provider-missing');
  return provider;
}

/** The calls that replace a provider's own script. */
export const isTestProvider = (provider: PaymentProvider): provider is TestProvider => provider.key === 'test';
