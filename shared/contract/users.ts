/** People of a tenant. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { Email, Id, Name, PageOf, PageQuery, User } from './entities.ts';

export const usersContract = defineContract({
  'POST /identity/resources/users/v2': {
    summary: 'Invites somebody, or sends the invitation again',
    access: 'fe.secure.write.users',
    body: z.object({
      email: Email,
      name: Name.optional(),
      phone: z.string().trim().max(40).optional(),
      roleIds: z.array(Id).max(100).optional(),
      provider: z.literal('local').default('local'),
    }),
    status: 201,
    response: User,
  },
  'GET /identity/resources/users/v2': {
    summary: 'People of the tenant; `_offset` is a page index',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      ids: z.string().max(10_000).optional(),
      _sortBy: z.enum(['createdAt', 'name', 'email', 'id']).default('createdAt'),
      _order: z.enum(['ASC', 'DESC']).default('ASC'),
      _filter: z.string().max(200).optional(),
    }),
    response: PageOf(User),
  },
  'GET /identity/resources/users/v1/{userId}': {
    summary: 'One person of the tenant',
    access: 'fe.secure.read.users',
    params: z.object({ userId: Id }),
    response: z.object({
      id: Id,
      name: z.string(),
      email: z.string(),
      deletedAt: z.null(),
      metadata: z.unknown(),
      tenantId: Id,
      vendorId: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  },
});
