import type { applicationsContract } from '#shared/contract/applications/applications.ts';
import type { Handlers } from '#server/http/mount.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { assign, readApplications, readAssignments, unassign } from '#server/use-cases/applications/applications.ts';

const list = (csv: string): string[] =>
  [
    ...new Set(
      csv
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, 500);

export function applicationsRoutes(): Handlers<typeof applicationsContract> {
  return {
    async 'GET /applications/resources/applications/v1'({ context, caller, query }) {
      const wanted = query.ids === undefined ? undefined : list(query.ids);
      const applications = await readApplications(context, caller.tenantId);
      return applications.filter(
        ({ id, accessType }) =>
          (wanted?.includes(id) ?? true) && (query._includeFreeAccess || accessType !== 'FREE_ACCESS'),
      );
    },
    async 'GET /applications/resources/applications/tenant-assignments/v1'({ context, caller }) {
      return [
        { tenantId: caller.tenantId, appIds: (await readApplications(context, caller.tenantId)).map(({ id }) => id) },
      ];
    },
    async 'GET /applications/resources/applications/tenant-assignments/v2'({ context, caller }) {
      const applications = await readApplications(context, caller.tenantId);
      return [
        {
          tenantId: caller.tenantId,
          assignments: applications.map(({ id, accessType }) => ({ appId: id, accessType })),
        },
      ];
    },
    async 'GET /identity/resources/applications/v1/{userId}/apps'({ context, caller, params }) {
      const userIds = [params.userId].filter(isUuid);
      return (await readAssignments(context, caller.tenantId, { userIds })).map(({ appId }) => appId);
    },
    async 'GET /identity/resources/applications/v1/users-apps'({ context, caller, query }) {
      const userIds = list(query.userIds).filter(isUuid);
      const assignments = await readAssignments(context, caller.tenantId, { userIds });
      return userIds.map((userId) => ({
        userId,
        appIds: assignments.filter((each) => each.userId === userId).map(({ appId }) => appId),
      }));
    },
    async 'GET /identity/resources/applications/v1/apps-users'({ context, caller, query }) {
      const appIds = list(query.appIds);
      const assignments = await readAssignments(context, caller.tenantId, { appIds });
      return appIds.map((appId) => ({
        appId,
        userIds: assignments.filter((each) => each.appId === appId).map(({ userId }) => userId),
      }));
    },
    'POST /identity/resources/applications/v1/apps-user': ({ context, body }) => assign(context, body),
    'DELETE /identity/resources/applications/v1/user-apps': ({ context, body }) => unassign(context, body),
  };
}
