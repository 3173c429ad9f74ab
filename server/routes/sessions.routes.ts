import type { sessionsContract } from '#shared/contract/sessions.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
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

export function sessionsRoutes(services: Services): Handlers<typeof sessionsContract> {
  return {
    'GET /identity/resources/users/sessions/v1/me': ({ caller, query }) =>
      listMySessions(services, caller, { limit: query._limit, page: query._offset }),
    'GET /identity/resources/users/sessions/v1/me/current': ({ caller }) => currentSession(services, caller),
    'GET /identity/resources/users/sessions/v1/me/history': ({ caller, query }) =>
      listOwnSignIns(services, caller, { limit: query._limit, page: query._offset }),
    'DELETE /identity/resources/users/sessions/v1/me/all': ({ caller, requestMetadata }) =>
      endAllMySessions(services, caller, requestMetadata),
    'DELETE /identity/resources/users/sessions/v1/me/{id}': ({ caller, params, requestMetadata }) =>
      endMySession(services, caller, params.id, requestMetadata),
    'POST /identity/resources/users/sessions/v1/revoke': ({ caller, body, requestMetadata }) =>
      revokeSessions(services, caller, body.userId, requestMetadata),
    'GET /identity/resources/configurations/sessions/v1': ({ caller }) => readSessionConfig(services, caller),
    'POST /identity/resources/configurations/sessions/v1': ({ caller, body, requestMetadata }) =>
      saveSessionConfig(services, caller, body, requestMetadata),
  };
}
