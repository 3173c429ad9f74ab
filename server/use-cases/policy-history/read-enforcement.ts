import type { SsoEnforcement } from '#shared/contract/sso/sso-enforcement.ts';
import type { CallContext } from '#server/context.ts';
import { readSsoEnforcement } from '#server/use-cases/sso/enforcement.ts';
import { readPendingPolicies } from './provisional-policies.ts';

/** For which domains a tenant requires single sign-on, and whether the latest change waits for its confirmation. */
export async function readEnforcementPolicy(context: CallContext): Promise<SsoEnforcement> {
  const enforcement = await context.inTenant(context.caller.tenantId, (_tx, context) => readSsoEnforcement(context));
  const { items, now } = await readPendingPolicies(context);
  const pending = items.find(({ policy }) => policy === 'sso-enforcement');
  return {
    ...enforcement,
    pending: pending ? { revertAt: pending.revertAt, confirmable: pending.confirmable } : null,
    now,
  };
}
