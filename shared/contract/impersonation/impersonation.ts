/** Impersonation for support: first a one-time token, then a session that records the impersonator. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, LinkToken, Name, TenantId } from '#shared/contract/entities.ts';

/** Shown to the user in the email, and to auditors. */
const Reason = z.string().trim().min(3).max(500);

const Ticket = z.object({
  actorToken: z.string(),
  impersonatedUserId: Id,
  /** Page that starts it in a browser; the token is in its query. */
  url: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
});

export const impersonationContract = defineContract({
  'POST /identity/resources/impersonation/v1/tickets': {
    summary: 'Issues a one-time token for an admin to impersonate a member',
    description: 'Requires a sign-in within the last ten minutes.',
    access: 'fe.secure.write.impersonation',
    apiTokens: 'none',
    denyImpersonation: true,
    body: z.object({ userId: Id, reason: Reason }),
    response: Ticket,
  },
  'POST /identity/resources/vendor-only/impersonation/v1/tickets': {
    summary: 'Issues a one-time token for the vendor’s staff to impersonate a user',
    access: 'vendor',
    body: z.object({ userId: Id, tenantId: TenantId, actorName: Name, reason: Reason }),
    response: Ticket,
  },
  'POST /identity/resources/impersonation/v1/preview': {
    summary: 'Describes the impersonation that a one-time token would start',
    description: 'The token stays valid.',
    access: 'public',
    body: z.object({ impersonatedUserId: Id, actorToken: LinkToken }),
    response: z.object({ userName: z.string(), actorName: z.string(), tenantName: z.string(), until: DateTime }),
  },
  'POST /identity/resources/impersonation/v1': {
    summary: 'Starts an impersonation with a one-time token',
    description: 'Sets the session cookies. The session expires automatically.',
    access: 'public',
    body: z.object({ impersonatedUserId: Id, actorToken: LinkToken, redirectUrl: z.string().max(2048).optional() }),
    response: z.object({
      accessToken: z.string(),
      tokenType: z.literal('Bearer'),
      refreshToken: z.string(),
      /** Seconds. */
      expiresIn: z.number(),
      expires: DateTime,
    }),
  },
  'POST /identity/resources/impersonation/v1/leave': {
    summary: 'Ends an impersonation and restores the admin’s session',
    access: 'refresh-cookie',
    response: z.object({ returned: z.boolean() }),
  },
});
