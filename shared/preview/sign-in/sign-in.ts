/** Reauthentication in the preview, by the password that it accepts as the current one. */
import type { LoginResponse } from '#shared/contract/entities.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { previewCode, previewPassword } from '#shared/preview/secrets.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';
import { sampleToken, sampleTokenLifetime } from '#shared/preview/token.ts';

/** @param proofs what the user showed (RFC 8176) */
function sessionOf({ me, now }: PreviewState, proofs: readonly string[]): LoginResponse {
  const end = now + sampleTokenLifetime * 1000;
  return {
    mfaRequired: false,
    accessToken: sampleToken(me, now),
    refreshToken: 'preview-refresh-token',
    expires: new Date(end).toISOString(),
    exp: Math.floor(end / 1000),
    expiresIn: sampleTokenLifetime,
    amr: [...proofs],
    auth_time: Math.floor(now / 1000),
    userId: me.id,
    userEmail: me.email,
    emailVerified: me.verified,
    tenantId: me.tenantId,
    email: me.email,
    name: me.name,
    id: me.id,
  };
}

export function previewSignInHandlers(state: PreviewState): PreviewHandlers {
  return {
    'POST /identity/resources/auth/v1/user': ({ body }) => {
      if (body['password'] !== previewPassword) throw previewError('invalid-credentials');
      return sessionOf(state, ['pwd']);
    },
    'POST /identity/resources/auth/v1/user/mfa/verify': ({ body }) => {
      if (body['value'] !== previewCode) throw previewError('factor-code-wrong');
      return {
        ...sessionOf(state, ['pwd', 'otp', 'mfa']),
        acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      };
    },
    'POST /oauth/authorize/silent': () => {
      const token = sampleToken(state.me, state.now);
      return { access_token: token, id_token: token, expires_in: sampleTokenLifetime, token_type: 'Bearer' };
    },
    // no impersonation is in progress
    'POST /identity/resources/impersonation/v1/leave': () => ({ returned: false }),
  };
}
