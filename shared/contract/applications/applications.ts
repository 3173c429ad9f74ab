/** Applications of the active account, and the users assigned to them. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, QueryFlag, TenantId } from '#shared/contract/entities.ts';

/** Free: available to every member. Managed: only to assigned users. */
export const AppAccessType = z.enum(['FREE_ACCESS', 'MANAGED_ACCESS']);
export type AppAccessType = z.infer<typeof AppAccessType>;

export const Application = z.object({
  id: Id,
  name: z.string(),
  accessType: AppAccessType,
  appURL: z.string(),
  loginURL: z.string(),
  logoURL: z.string(),
  description: z.string(),
  type: z.string(),
  frontendStack: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
  integrationFinishedAt: DateTime,
});
export type Application = z.infer<typeof Application>;

const Csv = z.string().max(20_000);
const Assignment = z.object({ userId: Id, tenantId: TenantId, appIds: z.array(Id).min(1).max(100) });

export const applicationsContract = defineContract({
  'GET /applications/resources/applications/v1': {
    summary: 'Lists the applications of the account',
    description: 'Includes applications for all accounts unless they are excluded.',
    access: 'fe.account-settings.read.app',
    query: z.object({ ids: Csv.optional(), _includeFreeAccess: QueryFlag.default(true) }),
    response: z.array(Application),
  },
  'GET /applications/resources/applications/tenant-assignments/v1': {
    summary: 'Lists the IDs of the account’s applications',
    access: 'fe.account-settings.read.app',
    response: z.array(z.object({ tenantId: TenantId, appIds: z.array(Id) })),
  },
  'GET /applications/resources/applications/tenant-assignments/v2': {
    summary: 'Lists the account’s applications and whether each is assigned',
    access: 'fe.account-settings.read.app',
    response: z.array(
      z.object({ tenantId: TenantId, assignments: z.array(z.object({ appId: Id, accessType: AppAccessType })) }),
    ),
  },
  'GET /identity/resources/applications/v1/{userId}/apps': {
    summary: 'Lists the applications assigned to a user',
    access: 'fe.account-settings.read.app',
    params: z.object({ userId: Id }),
    response: z.array(Id),
  },
  'GET /identity/resources/applications/v1/users-apps': {
    summary: 'Lists the applications assigned to users',
    access: 'fe.account-settings.read.app',
    query: z.object({ userIds: Csv }),
    response: z.array(z.object({ userId: Id, appIds: z.array(Id) })),
  },
  'GET /identity/resources/applications/v1/apps-users': {
    summary: 'Lists the users assigned to applications',
    access: 'fe.account-settings.read.app',
    query: z.object({ appIds: Csv }),
    response: z.array(z.object({ appId: Id, userIds: z.array(Id) })),
  },
  'POST /identity/resources/applications/v1/apps-user': {
    summary: 'Assigns applications to a user',
    access: 'fe.secure.write.appsUsers',
    body: Assignment,
    response: 'empty',
  },
  'DELETE /identity/resources/applications/v1/user-apps': {
    summary: 'Unassigns applications from a user',
    description: 'The user’s tokens for these applications can’t be refreshed.',
    access: 'fe.secure.delete.appsUsers',
    body: Assignment,
    response: 'empty',
  },
});
