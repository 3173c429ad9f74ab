import type { factorResetsContract } from '#shared/contract/factor-resets.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  askForFactorReset,
  callOffFactorReset,
  confirmReset,
  listFactorResets,
} from '#server/use-cases/mfa-resets/reset-factors.ts';

export function factorResetsRoutes(services: Services): Handlers<typeof factorResetsContract> {
  return {
    'GET /identity/resources/users/mfa-resets/v1': ({ caller, query }) =>
      listFactorResets(services, caller, query.userId),
    'POST /identity/resources/users/mfa-resets/v1': ({ caller, body, requestMetadata }) =>
      askForFactorReset(services, caller, body.userId, requestMetadata),
    'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': ({ caller, params, requestMetadata }) =>
      confirmReset(services, caller, params.resetId, requestMetadata),
    'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': ({ caller, params, requestMetadata }) =>
      callOffFactorReset(services, caller, params.resetId, requestMetadata),
  };
}
