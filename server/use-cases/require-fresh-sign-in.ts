import { minute, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, Services } from '#server/services.ts';

/** How long after signing in somebody may change what proves who they are. */
export const freshFor = 10 * minute;

/** @throws Refusal `reauthentication-required`: whoever finds an open browser must not move the account to a phone of their own */
export function requireFreshSignIn(services: Services, caller: Caller): void {
  if (services.clock().getTime() - caller.authenticatedAt.getTime() <= freshFor) return;
  throw new Refusal('reauthentication-required', { context: { maxAge: freshFor / second } });
}
