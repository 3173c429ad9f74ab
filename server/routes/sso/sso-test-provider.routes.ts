import type { ssoTestProviderContract } from '#shared/contract/sso/sso-test-provider.ts';
import type { Handlers } from '#server/http/mount.ts';
import { startSsoTest } from '#server/use-cases/sso-sign-in/sso-tests.ts';
import { listTestCases } from '#server/use-cases/sso-sign-in/test-provider.ts';

export function ssoTestProviderRoutes(): Handlers<typeof ssoTestProviderContract> {
  return {
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider': ({ context, params }) =>
      listTestCases(context, params.ssoConfigId),
    'POST /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider/tests': ({ context, params, body }) =>
      startSsoTest(context, params.ssoConfigId, body.case),
  };
}
