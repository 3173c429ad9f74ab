/** Access decisions, each with the rule that decided. For display only: the server enforces access itself. */
import type {
  AuthorizedQuestion,
  AuthorizedVerdict,
  EntitledQuestion,
  EntitledVerdict,
  EntitlementStep,
  PorticoUser,
  SteppedUpVerdict,
} from '#loader/portico.types.ts';
import { authenticationClass, isSteppedUp } from '#shared/lib/authentication-class.ts';
import { attributesOf } from '#shared/lib/entitlements/attributes.ts';
import type { EntitlementResult, EntitlementsContext } from '#shared/lib/entitlements/entitlements.types.ts';
import { isEntitledToFeature, isEntitledToPermission } from '#shared/lib/entitlements/is-entitled.ts';
import { permissionCovers } from '#shared/lib/permission-pattern.ts';

type GatedUser = Pick<PorticoUser, 'roles' | 'permissions' | 'superUser'>;

/**
 * A super user has full access. Otherwise one matching permission or role is enough; when roles are given, the result
 * for the roles replaces that for the permissions (specification, section 6).
 */
export function authorizedVerdict(
  user: GatedUser | null,
  { permissions = [], roles = [] }: AuthorizedQuestion,
): AuthorizedVerdict {
  if (!user) return { isAuthorized: false, why: 'signed-out' };
  if (user.superUser) return { isAuthorized: true, why: 'super-user' };
  if (roles.length > 0) {
    const key = roles.find((wanted) => user.roles.some((role) => role.key === wanted));
    return key === undefined ? { isAuthorized: false, why: 'missing-role' } : { isAuthorized: true, why: 'role', key };
  }
  if (permissions.length === 0) return { isAuthorized: false, why: 'nothing-asked' };
  const key = permissions.find((wanted) => user.permissions.some((held) => permissionCovers(held.key, wanted)));
  return key === undefined
    ? { isAuthorized: false, why: 'missing-permission' }
    : { isAuthorized: true, why: 'permission', key };
}

/** Claims about factors. */
export interface FactorClaims {
  acr?: unknown;
  amr?: unknown;
  auth_time?: unknown;
}

function factorsOf({ acr, amr, auth_time: at }: FactorClaims): { acr?: string; amr: string[]; auth_time?: number } {
  return {
    amr: Array.isArray(amr) ? amr.filter((method) => typeof method === 'string') : [],
    ...(typeof acr === 'string' && { acr }),
    ...(typeof at === 'number' && { auth_time: at }),
  };
}

/** Specification, 4.4. A sign-in without a known time exceeds every maximum age. */
export function steppedUpVerdict(claims: FactorClaims | null, now: Date, maxAge?: number): SteppedUpVerdict {
  if (!claims) return { isSteppedUp: false, why: 'signed-out' };
  const factors = factorsOf(claims);
  const age =
    factors.auth_time === undefined ? {} : { age: Math.max(0, Math.floor(now.getTime() / 1000 - factors.auth_time)) };
  if (isSteppedUp(factors, now, maxAge)) return { isSteppedUp: true, why: 'stepped-up', ...age };
  const severalFactors = factors.acr !== undefined && factors.acr === authenticationClass(factors.amr);
  return { isSteppedUp: false, why: severalFactors ? 'too-old' : 'one-factor', ...age };
}

const refusals = {
  MISSING_FEATURE: 'missing-feature',
  MISSING_PERMISSION: 'missing-permission',
  BUNDLE_EXPIRED: 'expired',
} as const;

function whyEntitled(last: EntitlementStep | undefined): EntitledVerdict['why'] {
  if (last?.step === 'permission') return 'held';
  return last?.step === 'flag' || last?.step === 'plan' ? last.step : 'grant';
}

function toVerdict({ isEntitled, justification, steps, remedies }: EntitlementResult): EntitledVerdict {
  if (justification === undefined) return { isEntitled, why: whyEntitled(steps.at(-1)), steps };
  return { isEntitled, justification, why: refusals[justification], steps, ...remedies };
}

/**
 * @param context `null` when the server could not be reached
 * @param claims of the user, with `id`: rules read them as `jwt.…` and as the provider's own attributes
 */
export function entitledVerdict(
  { feature, permission, attributes = {} }: EntitledQuestion,
  context: EntitlementsContext | null,
  claims: Readonly<Record<string, unknown>>,
  now: Date,
): EntitledVerdict {
  if (!context) return { isEntitled: false, why: 'unavailable', steps: [] };
  if (!feature && !permission)
    return { isEntitled: false, justification: 'MISSING_FEATURE', why: 'nothing-asked', steps: [] };
  const known = attributesOf({ custom: attributes, jwt: claims });
  return toVerdict(
    permission
      ? isEntitledToPermission(permission, context, known, now.getTime())
      : isEntitledToFeature(feature!, context, known, now.getTime()),
  );
}
