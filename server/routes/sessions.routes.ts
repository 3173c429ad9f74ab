import type { sessionsContract } from '#shared/contract/sessions.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { listOwnSignIns } from '#server/use-cases/list-own-sign-ins.ts';
import {
  currentSession,
  endAllMySessions,
  endMySession,
  listMySessions,
  readSessionConfig,
  revokeSessions,
  saveSessionConfig,
} from '#server/use-cases/manage-sessions.ts';

export function sessionsRoutes(services: Services): Handlers<typeof sessionsContract> {
  return {
    'GET /identity/resources/users/sessions/v1/me': ({ caller, query }) =>
      listMySessions(services, caller, { limit: query._limit, page: query._offset }),
    'GET /identity/resources/users/sessions/v1/me/current': ({ caller }) => currentSession(services, caller),
    'GET /identity/resources/users/sessions/v1/me/history': ({ caller, query }) =>
      listOwnSignIns(services, caller, { limit: query._limit, page: query._offset }),
    'DELETE /identity/resources/users/sessions/v1/me/all': ({ caller, facts }) =>
      endAllMySessions(services, caller, facts),
    'DELETE /identity/resources/users/sessions/v1/me/{id}': ({ caller, params, facts }) =>
      endMySession(services, caller, params.id, facts),
    'POST /identity/resources/users/sessions/v1/revoke': ({ caller, body, facts }) =>
      revokeSessions(services, caller, body.userId, facts),
    'GET /identity/resources/configurations/sessions/v1': ({ caller }) => readSessionConfig(services, caller),
    'POST /identity/resources/configurations/sessions/v1': ({ caller, body, facts }) =>
      saveSessionConfig(services, caller, body, facts),
  };
}
