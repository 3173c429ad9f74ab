import type { factorResetsContract } from '#shared/contract/mfa/factor-resets.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  requestFactorReset,
  cancelFactorReset,
  confirmReset,
  listFactorResets,
} from '#server/use-cases/mfa-resets/reset-factors.ts';

export function factorResetsRoutes(): Handlers<typeof factorResetsContract> {
  return {
    'GET /identity/resources/users/mfa-resets/v1': ({ context, query }) => listFactorResets(context, query.userId),
    'POST /identity/resources/users/mfa-resets/v1': ({ context, body }) => requestFactorReset(context, body.userId),
    'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': ({ context, params }) =>
      confirmReset(context, params.resetId),
    'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': ({ context, params }) =>
      cancelFactorReset(context, params.resetId),
  };
}
