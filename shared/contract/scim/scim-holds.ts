/** Deactivations and deletions that the brake of a directory connection holds until an admin decides. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const HeldUser = z.object({
  /** Of the directory's resource. */
  id: Id,
  userId: Id,
  name: z.string(),
  email: z.string(),
  operation: z.enum(['deactivation', 'deletion']),
  heldAt: DateTime,
  /** Names, by the tenant's own roles and by groups. */
  roles: z.array(z.string()),
});
export type HeldUser = z.infer<typeof HeldUser>;

export const HeldUsers = z.object({
  total: z.number().int(),
  /** Time of the first and of the last request. */
  first: DateTime.nullable(),
  last: DateTime.nullable(),
  /** The first request first. */
  items: z.array(HeldUser),
});
export type HeldUsers = z.infer<typeof HeldUsers>;

/** Those that the admin has seen; all without `ids`. */
const Decision = z.object({ ids: z.array(Id).min(1).max(1000).optional() }).optional();
const Decided = z.object({
  count: z.number().int(),
  /** Users who stay held, because nobody could manage the team without them. */
  lastManagers: z.number().int().optional(),
});

const writes = 'fe.secure.write.provisioningConfiguration';
const ofConnection = z.object({ id: Id });

export const scimHoldsContract = defineContract({
  'GET /directory/resources/v1/configurations/scim2/{id}/held': {
    summary: 'Lists deactivations and deletions that await an admin’s approval, oldest first',
    access: 'fe.secure.read.provisioningConfiguration',
    params: ofConnection,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    response: HeldUsers,
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/held/allow': {
    summary: 'Approves held deactivations and deletions of a directory',
    description: 'The users’ sessions and tokens end.',
    access: writes,
    bulk: true,
    denyImpersonation: true,
    params: ofConnection,
    body: Decision,
    response: Decided,
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/held/discard': {
    summary: 'Discards held deactivations and deletions of a directory',
    description: 'The users keep their access.',
    access: writes,
    bulk: true,
    denyImpersonation: true,
    params: ofConnection,
    body: Decision,
    response: Decided,
  },
});
