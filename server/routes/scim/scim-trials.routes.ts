import type { scimTrialsContract } from '#shared/contract/scim/scim-trials.ts';
import type { Handlers } from '#server/http/mount.ts';
import { runTrial } from '#server/protocols/scim/trial/run-trial.ts';

export function scimTrialsRoutes(): Handlers<typeof scimTrialsContract> {
  return {
    'POST /directory/resources/v1/configurations/scim2/{id}/trials': ({ context, params, body }) =>
      runTrial(context, params.id, body.dialect),
  };
}
