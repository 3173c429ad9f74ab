/** Checks who may enroll, verify or remove which second factor. */
import type { MfaStrategy } from '#shared/contract/entities.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import type { FactorChange } from './factor-change.ts';
import { offeredTo, type OpenChallenge } from './factor-challenges.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

/**
 * Allows enrolling the first second factor during sign-in. Only the first factor authorizes it, so it is provisional.
 * @throws Refusal `factor-not-offered`: a user who has a second factor verifies it, and adds others when signed in
 */
export function enrolmentAtSignIn(challenge: OpenChallenge, strategies: MfaStrategy[]): FactorChange {
  if (challenge.offered.enrolled) throw new Refusal('factor-not-offered');
  requireOffered(challenge.offered.strategies, strategies);
  return {
    owner: challenge.owner,
    tenantId: challenge.row.purpose === 'step-up' ? challenge.row.tenant_hint : null,
    provisional: true,
  };
}

/**
 * Checks the enrollment of the caller's own factor. @throws Refusal `reauthentication-required`, `step-up-required`,
 * `factor-too-new`, `factor-not-offered`
 */
export async function ownEnrolment(
  context: CallContext,
  strategies: MfaStrategy[],
): Promise<FactorChange & { strategies: MfaStrategy[] }> {
  const { caller } = context;
  const { user, factors } = await requireRecentSignIn(context, caller);
  const offered = offeredTo(context.services, factors, { verifiedEmail: null, channel: null, twoFactorsBy: null });
  requireOffered(offered.strategies, strategies);
  return { owner: user, tenantId: caller.tenantId, strategies: offered.strategies };
}

/** Checks a change of the caller's own factors. @throws Refusal `reauthentication-required` */
export async function ownChange(context: CallContext): Promise<FactorChange> {
  const { caller } = context;
  const { user } = await requireRecentSignIn(context, caller);
  return { owner: user, tenantId: caller.tenantId };
}

function requireOffered(offered: MfaStrategy[], wanted: MfaStrategy[]): void {
  if (!wanted.some((strategy) => offered.includes(strategy))) throw new Refusal('factor-not-offered');
}

/**
 * @throws Refusal `factor-not-found` for a factor that cannot be used in this challenge: not the user's, not allowed,
 *   or the channel of the first factor
 */
export function requireUsable(challenge: OpenChallenge, id: string): OpenChallenge {
  const { authenticators, phones, webauthn } = challenge.offered.devices;
  if (![...authenticators, ...phones, ...webauthn].some((device) => device.id === id))
    throw new Refusal('factor-not-found');
  return challenge;
}
