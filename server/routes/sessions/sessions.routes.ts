import type { sessionsContract } from '#shared/contract/sessions/sessions.ts';
import type { Handlers } from '#server/http/mount.ts';
import { listOwnSignIns } from '#server/use-cases/sessions/list-own-sign-ins.ts';
import {
  currentSession,
  endAllMySessions,
  endMySession,
  listMySessions,
  readSessionConfig,
  revokeSessions,
  saveSessionConfig,
} from '#server/use-cases/sessions/manage-sessions.ts';
import { endSessionsHere, readTenantSessions } from '#server/use-cases/sessions/tenant-sessions.ts';

export function sessionsRoutes(): Handlers<typeof sessionsContract> {
  return {
    'GET /identity/resources/users/sessions/v1/me': ({ context, query }) =>
      listMySessions(context, { limit: query._limit, page: query._offset }),
    'GET /identity/resources/users/sessions/v1/me/current': ({ context }) => currentSession(context),
    'GET /identity/resources/users/sessions/v1/me/history': ({ context, query }) =>
      listOwnSignIns(context, { limit: query._limit, page: query._offset }),
    'DELETE /identity/resources/users/sessions/v1/me/all': ({ context }) => endAllMySessions(context),
    'DELETE /identity/resources/users/sessions/v1/me/{id}': ({ context, params }) => endMySession(context, params.id),
    'POST /identity/resources/users/sessions/v1/revoke': ({ context, body }) => revokeSessions(context, body.userId),
    'GET /identity/resources/tenants/sessions/v1': ({ context, query }) =>
      readTenantSessions(context, { search: query._filter, limit: query._limit, page: query._offset }),
    'POST /identity/resources/tenants/sessions/v1/revoke': ({ context, body }) => endSessionsHere(context, body.ids),
    'GET /identity/resources/configurations/sessions/v1': ({ context }) => readSessionConfig(context),
    'POST /identity/resources/configurations/sessions/v1': ({ context, body }) => saveSessionConfig(context, body),
  };
}
