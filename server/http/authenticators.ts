/**
 * Authenticators by kind of access. A new kind is a name in `Access` of `shared/contract/define.ts` and an entry here; an
 * access without an entry does not compile.
 */
import type { FastifyRequest } from 'fastify';
import type { Access, ApiTokenAccess } from '#shared/contract/define.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { requireCaller, requirePermission, requireVendor } from './authenticate.ts';
import { originAllowed } from './cors.ts';
import { requireEntitlement } from './require-entitlement.ts';
import { requireSetupGuest } from './setup-guest.ts';

/** All permissions are one kind. */
export type AccessKind = Exclude<Access, PermissionKey> | 'permission';

interface Admission {
  services: Services;
  request: FastifyRequest;
  apiTokens: ApiTokenAccess;
  beforeStepUp?: true | undefined;
}

type AnyCaller = Caller | VendorCaller | undefined;

/** Returns the caller of a request, if the access has one. @throws Refusal */
type Authenticator = (admission: Admission, access: never) => Promise<AnyCaller> | AnyCaller;

export const authenticators = {
  public: () => undefined,
  'refresh-cookie': requireOwnPage,
  vendor: ({ services, request }: Admission) => requireVendor(services, request),
  user: ({ services, request, ...admission }: Admission) => requireCaller(services, request, admission),
  'setup-link': ({ services, request }: Admission) => requireSetupGuest(services, request),
  permission: requirePermitted,
} satisfies Record<AccessKind, Authenticator>;

/** The caller that handlers of an endpoint get. */
export type CallerOf<A extends Access> = Awaited<
  ReturnType<(typeof authenticators)[A extends Exclude<Access, PermissionKey> ? A : 'permission']>
>;

/** @throws Refusal of the authenticator */
export async function authenticate(admission: Admission, access: Access): Promise<AnyCaller> {
  const kind = Object.hasOwn(authenticators, access) ? (access as AccessKind) : 'permission';
  return await (authenticators[kind] as Authenticator)(admission, access as never);
}

/** The handler reads the cookie; here is refused what other sites could send with it. */
function requireOwnPage({ services, request }: Admission): undefined {
  if (!originAllowed(services.environment, request.headers.origin)) throw new Refusal('origin-not-allowed');
  // a form cannot send this type, so another site cannot send the user's cookies without a preflight
  if (request.mediaType !== 'application/json') throw new Refusal('unsupported-media-type');
}

async function requirePermitted(
  { services, request, ...admission }: Admission,
  permission: PermissionKey,
): Promise<Caller> {
  const caller = await requireCaller(services, request, admission);
  requirePermission(caller, permission);
  await requireEntitlement(services, caller, permission);
  return caller;
}
