/** Sessions of users, and their maximum length. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, PageOf, PageQuery } from '#shared/contract/entities.ts';
import { Provisional } from '#shared/contract/policies/security-policies.ts';

export const Session = z.object({
  id: Id,
  createdAt: DateTime,
  expires: DateTime,
  ipAddress: z.string().optional(),
  userAgent: z.string().optional(),
  /** The calling session. */
  current: z.boolean(),
  /** An impersonated session. */
  impersonated: z.boolean(),
  /** The impersonator, if any. */
  impersonator: z.object({ name: z.string(), until: DateTime }).optional(),
});
export type Session = z.infer<typeof Session>;

/** A live session in the tenant, as its admins see it. */
export const TenantSession = Session.omit({ impersonator: true }).extend({
  lastActiveAt: DateTime,
  /** City and country of the address, where the server has a geolocation database that knows them. */
  place: z.string().optional(),
  user: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** Name of the impersonator, if any. */
  impersonator: z.string().optional(),
});
export type TenantSession = z.infer<typeof TenantSession>;

/** A sign-in of the caller, successful or rejected. */
export const SignInRecord = z.object({
  at: DateTime,
  outcome: z.enum(['signed-in', 'refused', 'locked']),
  ipAddress: z.string().optional(),
  userAgent: z.string().optional(),
});
export type SignInRecord = z.infer<typeof SignInRecord>;

/** How many sessions one call may end by their IDs. */
const mostRevokedAtOnce = 200;

/** Seconds; at least five minutes, so that users are not signed out while reading a page. */
const Timeout = z.object({
  isActive: z.boolean(),
  timeout: z.number().int().min(300, 'allow at least 300 seconds').max(31_536_000),
});

export const SessionConfig = z.object({
  sessionTimeoutConfiguration: Timeout.optional(),
  sessionIdleTimeoutConfiguration: Timeout.optional(),
  sessionConcurrentConfiguration: z
    .object({ isActive: z.boolean(), maxSessions: z.number().int().min(1).max(1000) })
    .optional(),
});
export type SessionConfig = z.infer<typeof SessionConfig>;

export const sessionsContract = defineContract({
  'GET /identity/resources/users/sessions/v1/me': {
    summary: 'Lists the user’s active sessions, newest first',
    description: '`_offset` is a page index.',
    access: 'user',
    query: z.object({
      _limit: z.coerce.number().int().min(1).max(200).default(200),
      _offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.array(Session),
  },
  'GET /identity/resources/users/sessions/v1/me/current': {
    summary: 'Returns the current session',
    access: 'user',
    response: Session,
  },
  'GET /identity/resources/users/sessions/v1/me/history': {
    summary: 'Lists the user’s sign-in history, newest first',
    description: 'Includes failed sign-ins. `_offset` is a page index.',
    access: 'user',
    denyImpersonation: true,
    query: PageQuery,
    response: PageOf(SignInRecord),
  },
  'DELETE /identity/resources/users/sessions/v1/me/all': {
    summary: 'Ends all of the user’s sessions, including the current one',
    access: 'user',
    denyImpersonation: true,
    response: 'empty',
  },
  'DELETE /identity/resources/users/sessions/v1/me/{id}': {
    summary: 'Ends a session of the user',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ id: Id }),
    response: 'empty',
  },
  'POST /identity/resources/users/sessions/v1/revoke': {
    summary: 'Ends all sessions of a user of the tenant',
    access: 'fe.secure.delete.sessions',
    body: z.object({ userId: Id }),
    response: 'empty',
  },
  'GET /identity/resources/tenants/sessions/v1': {
    summary: 'Lists the tenant’s active sessions, most recently active first',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      /** Part of a name or an email address, or the start of an IP address. */
      _filter: z.string().trim().max(200).optional(),
    }),
    response: PageOf(TenantSession),
  },
  'POST /identity/resources/tenants/sessions/v1/revoke': {
    summary: 'Ends sessions of the tenant',
    description: 'Returns how many were ended; sessions that had already ended aren’t counted.',
    access: 'fe.secure.delete.sessions',
    body: z.object({ ids: z.array(Id).min(1).max(mostRevokedAtOnce) }),
    response: z.object({ ended: z.number().int() }),
  },
  'GET /identity/resources/configurations/sessions/v1': {
    summary: 'Returns the tenant’s session policy',
    access: 'fe.secure.read.securityPolicy',
    response: SessionConfig,
  },
  'POST /identity/resources/configurations/sessions/v1': {
    summary: 'Updates the tenant’s session policy',
    description: 'Fields that are absent keep their values.',
    access: 'fe.secure.write.securityPolicy',
    body: SessionConfig.extend(Provisional.shape),
    response: 'empty',
  },
});
