/** Links by which someone without an account, such as an outside IT admin, sets up one SSO connection. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

/** That work, per tenant. */
export const maxSetupLinks = 20;
/** In days. */
export const longestSetupLink = 30;
const usualSetupLink = 7;

export const SsoSetupLink = z.object({
  id: Id,
  /** `null` for a new connection until it is made. */
  ssoConfigId: Id.nullable(),
  /** `suspended`: whoever created it may not set up connections at present. */
  state: z.enum(['active', 'suspended', 'expired', 'revoked']),
  /** Address that it was mailed to. */
  email: z.string().nullable(),
  /** Whether its guest may map groups to roles: none above those of its creator. */
  mayMapRoles: z.boolean(),
  /** Whether its guest may turn the connection on, and change one that is on. */
  mayActivate: z.boolean(),
  /** Name or email address. */
  createdBy: z.string(),
  createdAt: DateTime,
  expiresAt: DateTime,
  openedAt: DateTime.nullable(),
  /** To the minute. */
  lastUsedAt: DateTime.nullable(),
  lastIp: z.string().nullable(),
  /** When its guest last said to be done. */
  finishedAt: DateTime.nullable(),
});
export type SsoSetupLink = z.infer<typeof SsoSetupLink>;

const reads = 'fe.secure.read.samlConfiguration';
const writes = 'fe.secure.write.samlConfiguration';

export const ssoSetupLinksContract = defineContract({
  'GET /team/resources/sso/v1/setup-links': {
    summary: 'Lists the setup links of the last 30 days, newest first',
    access: reads,
    response: z.object({ items: z.array(SsoSetupLink) }),
  },
  'POST /team/resources/sso/v1/setup-links': {
    summary: 'Creates a setup link for an SSO connection',
    description: 'A guest without an account can set up one connection with it. Sent by email on request.',
    access: writes,
    // a machine could not be asked whether it still may
    apiTokens: 'none',
    denyImpersonation: true,
    body: z.object({
      /** A new one if absent. */
      ssoConfigId: Id.optional(),
      expiresInDays: z.number().int().min(1).max(longestSetupLink).default(usualSetupLink),
      email: z.email().max(254).optional(),
      mayMapRoles: z.boolean().default(false),
      mayActivate: z.boolean().default(false),
    }),
    /** `url` is in this answer only. */
    response: SsoSetupLink.extend({ url: z.string() }),
    status: 201,
  },
  'DELETE /team/resources/sso/v1/setup-links/{setupLinkId}': {
    summary: 'Revokes a setup link',
    description: 'Guests who have it open are rejected from their next request on.',
    access: writes,
    apiTokens: 'user',
    denyImpersonation: true,
    params: z.object({ setupLinkId: Id }),
    response: 'empty',
  },
});
