import type { factorResetsContract } from '#shared/contract/factor-resets.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  askForFactorReset,
  callOffFactorReset,
  confirmReset,
  listFactorResets,
} from '#server/use-cases/reset-factors.ts';

export function factorResetsRoutes(services: Services): Handlers<typeof factorResetsContract> {
  return {
    'GET /identity/resources/users/mfa-resets/v1': ({ caller, query }) =>
      listFactorResets(services, caller, query.userId),
    'POST /identity/resources/users/mfa-resets/v1': ({ caller, body, facts }) =>
      askForFactorReset(services, caller, body.userId, facts),
    'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': ({ caller, params, facts }) =>
      confirmReset(services, caller, params.resetId, facts),
    'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': ({ caller, params, facts }) =>
      callOffFactorReset(services, caller, params.resetId, facts),
  };
}
