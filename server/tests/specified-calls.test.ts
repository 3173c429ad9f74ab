/**
 * The calls of the specification (planning and login, 7.1, 7.2 and 7.4), row by row: the fields that the contract
 * accepts, and that the server answers. Empty bodies and made-up IDs are refused by validation, never as an unknown
 * path.
 */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { secondary: ['Passkeys', 'SmsCode'], userNames: true } } });
const definitions = contract as Record<string, Endpoint>;
const auth = '/identity/resources/auth';
const users = '/identity/resources/users';
const policies = '/identity/resources/configurations/v1';

type Row = [route: string, carries?: string[], answers?: string[]];

const authentication: Row[] = [
  [
    `POST ${auth}/v1/user`,
    ['email', 'password', 'recaptchaToken', 'invitationToken'],
    ['mfaRequired', 'accessToken', 'refreshToken'],
  ],
  [`POST ${auth}/v1/user/token/refresh`, ['tenantId']],
  [`POST ${auth}/v1/logout`],
  ['GET /oauth/logout'],
  [`POST ${auth}/v1/user/mfa/verify`],
  [`POST ${auth}/v1/user/mfa/recover`],
  ...['authenticator', 'sms', 'webauthn'].flatMap((factor): Row[] => [
    [`POST ${auth}/v1/user/mfa/${factor}/enroll`],
    [`POST ${auth}/v1/user/mfa/${factor}/enroll/verify`],
    [`POST ${auth}/v1/user/mfa/${factor}/{deviceId}/verify`],
  ]),
  [`POST ${auth}/v1/user/mfa/emailcode`],
  [`POST ${auth}/v1/user/mfa/emailcode/verify`],
  [`POST ${auth}/v1/user/saml/prelogin`, ['email'], ['address', 'idpType']],
  [`POST ${auth}/v1/user/saml/postlogin`],
  [`POST ${auth}/v1/user/oidc/postlogin`],
  [`POST ${auth}/v2/user/oidc/postlogin`],
  [`POST ${auth}/v2/user/sso/prelogin`, ['email'], ['address', 'idpType']],
  [`POST ${auth}/v1/user/sso/{provider}/postlogin`, ['code', 'id_token', 'redirectUri', 'code_verifier', 'state']],
  [`POST ${auth}/v1/passwordless/{type}/prelogin`],
  [`POST ${auth}/v1/passwordless/{type}/postlogin`],
  [`POST ${auth}/v1/webauthn/prelogin`],
  [`POST ${auth}/v1/webauthn/postlogin`],
  [`POST ${auth}/v1/user/step-up/generate`, ['maxAge']],
  ['POST /identity/resources/tenants/invites/v1/verify', ['token'], ['name']],
  [
    'POST /oauth/token',
    ['code', 'redirect_uri', 'code_verifier', 'grant_type', 'refresh_token'],
    ['access_token', 'id_token', 'refresh_token', 'expires_in'],
  ],
  ['POST /oauth/authorize/silent', ['tenantId']],
  ['GET /oauth/authorize'],
];

const people: Row[] = [
  [`POST ${users}/v1/activate`],
  [`POST ${users}/v1/activate/code`],
  [`POST ${users}/v1/activate/reset`, ['email']],
  [`POST ${users}/v1/invitation/reset`],
  [`POST ${users}/v1/invitation/accept`, ['userId', 'token']],
  [`POST ${users}/v1/invitation/accept/code`, ['userId', 'token', 'code']],
  [
    `POST ${users}/v1/signUp`,
    ['email', 'password', 'invitationToken'],
    ['shouldActivate', 'authResponse', 'userId', 'tenantId'],
  ],
  [`POST ${users}/v1/passwords/reset`, ['email']],
  [`POST ${users}/v1/passwords/reset/verify`, ['userId', 'token', 'password']],
  [`GET ${users}/v1/passwords/config`],
  [`POST ${users}/v1/mfa/enroll`],
  [`POST ${users}/v1/mfa/enroll/verify`],
  [`POST ${users}/v1/mfa/disable`],
  [`GET ${users}/v1/mfa/devices`],
  [`PUT ${users}/v1/tenant`, ['tenantId']],
  [`GET ${users}/v1/{userId}`],
  ...['v1', 'v2', 'v3'].map((version): Row => [`GET ${users}/${version}/me/tenants`]),
  [`PUT ${users}/v2/me`, ['name', 'profilePictureUrl']],
  [`POST ${users}/v3/me/unlock`, ['token']],
  [`POST ${users}/v3/me/token`, ['tenantId']],
  [`POST ${users}/v1/phone/reset`],
  [`POST ${users}/v1/phone/reset/verify`],
  [`POST ${users}/v1/phone`],
  [`POST ${users}/v1/phone/verify`],
  [`PUT ${users}/v1/phone/change`],
  [`GET ${users}/phone-numbers/v1`],
  [`POST ${users}/phone-numbers/v1`],
  [`DELETE ${users}/phone-numbers/v1/{phoneId}`],
  [`POST ${users}/phone-numbers/v1/preverify`],
  [`POST ${users}/phone-numbers/v1/verify`],
  [`POST ${users}/phone-numbers/v1/{phoneId}/delete/verify`],
  [`POST ${users}/webauthn/v1/devices`],
  [`GET ${users}/webauthn/v1/devices`],
  [`DELETE ${users}/webauthn/v1/devices/{deviceId}`],
  [`POST ${users}/webauthn/v1/devices/verify`],
  [`GET ${users}/v2/me`],
  [`GET ${users}/v1/me/authorization`, [], ['roles', 'permissions']],
  ['PUT /team/resources/profile/me/image/v1'],
  [`POST ${users}/v1/passwords/change`, ['password', 'newPassword']],
];

const configuration: Row[] = [
  [`GET ${policies}/auth/strategies/public`],
  [`GET ${policies}/auth/strategies`],
  [`GET ${policies}/mfa/strategies`],
  [`GET ${policies}/captcha-policy/public`],
  [`GET ${policies}/public`],
  [`GET ${policies}/password`],
  ['GET /flags'],
  ['GET /entitlements/api/v2/user-entitlements', [], ['features', 'plans', 'permissions']],
  ['POST /identity/resources/impersonation/v1'],
];

/** Names of fields, also of wrapped objects and unions of objects. */
function fieldsOf(schema: unknown): string[] {
  const { shape, def } = (schema ?? {}) as {
    shape?: object;
    def?: { innerType?: z.ZodType; in?: z.ZodType; options?: z.ZodType[]; left?: z.ZodType; right?: z.ZodType };
  };
  if (shape) return Object.keys(shape);
  return [def?.innerType, def?.in, def?.left, def?.right, ...(def?.options ?? [])].flatMap((part) =>
    part ? fieldsOf(part) : [],
  );
}

async function answerOf(route: string) {
  const [method, path] = route.split(' ') as [string, string];
  const address = path
    .replace('{provider}', 'google')
    .replace('{type}', 'code')
    .replace(/\{\w+\}/g, '0b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01');
  const answer = await server.browser().send(method, address, {
    ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  return {
    status: answer.status,
    code:
      answer.status >= 400 && answer.headers.get('content-type')?.includes('json')
        ? answer.json<{ errorCode: string }>().errorCode
        : undefined,
  };
}

describe.each([
  ['7.1', authentication],
  ['7.2', people],
  ['7.4', configuration],
])('%s', (section, rows) => {
  it.each(rows)(`${section} %s carries %j and answers %j`, async (route, carries = [], answers = []) => {
    const { body, query, response } = definitions[route]!;
    expect([...fieldsOf(body), ...fieldsOf(query)]).toEqual(expect.arrayContaining(carries));
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(answers));
    const { status, code } = await answerOf(route);
    expect(status).toBeLessThan(500);
    expect(code).not.toBe('not-found');
  });
});
