/** What a token allows. Decided from the token alone: a permission that is taken away is held until the token expires. */
import { isSteppedUp } from '../../../shared/lib/authentication-class.ts';
import { permissionCovers } from '../../../shared/lib/permission-pattern.ts';
import { AccessError } from './access-error.ts';
import type { Auth } from './verifier.ts';

type Rights = Pick<Auth, 'permissions' | 'roles' | 'superUser'>;

/** Whether one of the permissions is held. A super user holds all. */
export function hasPermission({ permissions, superUser }: Rights, ...wanted: string[]): boolean {
  return superUser || wanted.some((key) => permissions.some((held) => permissionCovers(held, key)));
}

/** Whether one of the roles is held. A super user holds all. */
export function hasRole({ roles, superUser }: Rights, ...wanted: string[]): boolean {
  return superUser || wanted.some((key) => roles.includes(key));
}

/** @throws AccessError 403 `missing-permission` unless one of the permissions is held */
export function requirePermission(auth: Rights, ...wanted: string[]): void {
  if (!hasPermission(auth, ...wanted))
    throw new AccessError('missing-permission', `Permission required: ${wanted.join(' or ')}.`);
}

/** @throws AccessError 403 `missing-role` unless one of the roles is held */
export function requireRole(auth: Rights, ...wanted: string[]): void {
  if (!hasRole(auth, ...wanted)) throw new AccessError('missing-role', `Role required: ${wanted.join(' or ')}.`);
}

export interface StepUpRule {
  /** Seconds that the sign-in with multi-factor authentication may be old. Default: any age. */
  maxAge?: number;
}

/** @throws AccessError 403 `step-up-required` unless the user signed in with multi-factor authentication, recently enough */
export function requireStepUp({ claims }: Pick<Auth, 'claims'>, { maxAge }: StepUpRule = {}): void {
  const { acr, amr, auth_time: at } = claims;
  const factors = {
    amr: Array.isArray(amr) ? amr.filter((method) => typeof method === 'string') : [],
    ...(typeof acr === 'string' && { acr }),
    ...(typeof at === 'number' && { auth_time: at }),
  };
  if (!isSteppedUp(factors, new Date(), maxAge))
    throw new AccessError(
      'step-up-required',
      'Multi-factor authentication required. Call Portico.stepUp() in the page.',
    );
}

/** Rules of a route; each one that is given has to be met. */
export interface Rules {
  /** One of these permissions. */
  permissions?: readonly string[];
  /** One of these roles. */
  roles?: readonly string[];
  stepUp?: StepUpRule | true;
}

/** @throws AccessError 403 of the first rule that is not met */
export function requireAll(auth: Auth, { permissions, roles, stepUp }: Rules): void {
  if (permissions) requirePermission(auth, ...permissions);
  if (roles) requireRole(auth, ...roles);
  if (stepUp) requireStepUp(auth, stepUp === true ? {} : stepUp);
}
