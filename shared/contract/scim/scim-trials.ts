/** Trial runs: the documented requests of a directory product, made by a built-in client against a connection. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Id } from '#shared/contract/entities.ts';

/** How products speak: Entra ID before and with `aadOptscim062020`, Okta with PATCH and with PUT, and others. */
export const ScimDialect = z.enum(['entra-old', 'entra', 'okta-patch', 'okta-put', 'onelogin', 'jumpcloud', 'google']);
export type ScimDialect = z.infer<typeof ScimDialect>;

export const TrialStep = z.object({
  /** What the product wants. */
  purpose: z.enum([
    'connect',
    'create-user',
    'find-user',
    'change-user',
    'deactivate-user',
    'reactivate-user',
    'create-group',
    'add-member',
    'remove-member',
    'delete-group',
    'delete-user',
    'verify',
  ]),
  method: z.string(),
  /** Below the address of the connection. */
  path: z.string(),
  /** JSON. */
  request: z.string().nullable(),
  status: z.number().int(),
  response: z.string().nullable(),
  passed: z.boolean(),
  /** Milliseconds. */
  took: z.number(),
});
export type TrialStep = z.infer<typeof TrialStep>;

export const TrialReport = z.object({ dialect: ScimDialect, passed: z.boolean(), steps: z.array(TrialStep) });
export type TrialReport = z.infer<typeof TrialReport>;

export const scimTrialsContract = defineContract({
  'POST /directory/resources/v1/configurations/scim2/{id}/trials': {
    summary: 'Tests a directory connection with the requests of a directory product',
    description: 'Runs with temporary users and rolls back: no data is kept, and no email is sent.',
    access: 'fe.secure.write.provisioningConfiguration',
    denyImpersonation: true,
    params: z.object({ id: Id }),
    body: z.object({ dialect: ScimDialect }),
    response: TrialReport,
  },
});
