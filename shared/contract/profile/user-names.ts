/** User names: sign-in identifiers of users without an email address. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Id, PageOf, PageQuery, UserName } from '#shared/contract/entities.ts';

const OwnedName = z.object({ userId: Id, username: z.string(), vendorId: z.string().optional() });

export const userNamesContract = defineContract({
  'GET /identity/resources/usernames/v1': {
    summary: 'Lists the usernames of the tenant’s users',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      _usernamePrefix: z.string().max(64).optional(),
      userIds: z.string().max(20_000).optional(),
    }),
    response: PageOf(OwnedName),
  },
  'POST /identity/resources/usernames/v1': {
    summary: 'Sets the username of a user',
    description: 'Default: the caller. Requires a sign-in within the last ten minutes.',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'none',
    denyImpersonation: true,
    body: z.object({
      username: UserName,
      userId: Id.optional(),
      /** Value as last read, `null` for none: the change is rejected when another client changed it in the meantime. */
      asRead: z.object({ username: z.string().max(64).nullable() }).optional(),
    }),
    response: 'empty',
  },
  'DELETE /identity/resources/usernames/v1/{username}': {
    summary: 'Removes the username of a user',
    description: 'Only if the user can sign in without it. Requires a sign-in within the last ten minutes.',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'none',
    denyImpersonation: true,
    params: z.object({ username: UserName }),
    /** Its owner when it was read: a name that has passed to another user in the meantime is not removed. */
    query: z.object({ userId: Id.optional() }),
    response: 'empty',
  },
  'GET /identity/resources/usernames/v1/me': {
    summary: 'Returns the caller’s username',
    description: '404 if there is none.',
    access: 'user',
    response: z.object({ username: z.string(), userId: Id }),
  },
});
