import type { ssoEnforcementContract } from '#shared/contract/sso/sso-enforcement.ts';
import type { Handlers } from '#server/http/mount.ts';
import { confirmPolicy } from '#server/use-cases/policy-history/provisional-policies.ts';
import { readEnforcementPolicy } from '#server/use-cases/policy-history/read-enforcement.ts';
import { previewSsoEnforcement } from '#server/use-cases/policy-impact/preview-impact.ts';
import { changeSsoEnforcement } from '#server/use-cases/sso/enforcement.ts';

export function ssoEnforcementRoutes(): Handlers<typeof ssoEnforcementContract> {
  return {
    'GET /team/resources/sso/v1/enforcement': ({ context }) => readEnforcementPolicy(context),
    'PUT /team/resources/sso/v1/enforcement': ({ context, body: { version, provisional, ...settings } }) =>
      changeSsoEnforcement(context, { settings, version, provisional }),
    'POST /team/resources/sso/v1/enforcement/impact': ({ context, body }) => previewSsoEnforcement(context, body),
    'POST /team/resources/sso/v1/enforcement/confirm': ({ context, body }) =>
      confirmPolicy(context, { policy: 'sso-enforcement', version: body.version }),
  };
}
