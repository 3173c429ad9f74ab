/** Second factor during sign-in. */
import type { mfaSignInContract } from '#shared/contract/mfa/mfa.ts';
import type { LoginResponse } from '#shared/contract/entities.ts';
import { browserCookie, factorCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { attachmentOf, webauthnStrategies, webauthnStrategy } from '#server/domain/mfa/second-factor.ts';
import { day, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import {
  confirmAuthenticator,
  verifyAuthenticatorCode,
  startAuthenticator,
} from '#server/use-cases/mfa/authenticator-app.ts';
import {
  finishChallenge,
  readChallenge,
  type ChallengeProof,
  type OpenChallenge,
} from '#server/use-cases/mfa/factor-challenges.ts';
import { verifyMailCode, sendToMail } from '#server/use-cases/mfa/mail-factor.ts';
import { confirmPhone, verifyPhoneCode, sendToPhone, startPhone } from '#server/use-cases/mfa/phone-factor.ts';
import { verifyRecoveryCode, recoverBeforeSignIn } from '#server/use-cases/mfa/recovery-codes.ts';
import { enrolmentAtSignIn, requireUsable } from '#server/use-cases/mfa/check-factor-change.ts';
import { askInChallenge, verifyInChallenge } from '#server/use-cases/mfa/verify-webauthn-factor.ts';
import { confirmKey, startKey } from '#server/use-cases/mfa/security-key.ts';
import { finishedAnswer } from '#server/routes/sign-in/sign-in-answer.ts';

type Challenged = Pick<Call, 'cookies' | 'context'> & {
  body: { mfaToken: string; rememberDevice?: boolean | undefined };
};

type VerifiedFactor = Pick<ChallengeProof, 'method' | 'byMail' | 'userVerified'>;

export function mfaSignInRoutes(services: Services): Handlers<typeof mfaSignInContract> {
  const open = (call: Challenged) => readChallenge(call.context, tokenOf(call), call.cookies.read(browserCookie));
  const finish = (call: Challenged, challenge: OpenChallenge, verified: VerifiedFactor, recoveryCodes?: string[]) =>
    finishAnswer(services, call, challenge, verified, recoveryCodes);
  return {
    async 'POST /identity/resources/auth/v1/user/mfa/verify'(call) {
      const challenge = await open(call);
      if (challenge.offered.devices.authenticators.length === 0) throw new Refusal('factor-not-found');
      await verifyAuthenticatorCode(call.context, challenge.owner, {
        code: call.body.value,
      });
      return await finish(call, challenge, { method: 'otp' });
    },

    async 'POST /identity/resources/auth/v1/user/mfa/recover'(call) {
      const { mfaToken, recoveryCode, email } = call.body;
      if (mfaToken === undefined) {
        await recoverBeforeSignIn(call.context, {
          email,
          recoveryCode,
          clientId: requestedClientId(services, call.request),
          browserToken: browserToken(services, call.cookies),
        });
        return {};
      }
      const challenged = { ...call, body: { mfaToken } };
      const challenge = await open(challenged);
      await verifyRecoveryCode(call.context, challenge.owner, recoveryCode);
      return await finish(challenged, challenge, { method: 'otp' });
    },

    async 'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll'(call) {
      const challenge = await open(call);
      return await startAuthenticator(call.context, enrolmentAtSignIn(challenge, ['AuthenticatorApp']).owner);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll/verify'(call) {
      const challenge = await open(call);
      const codes = await confirmAuthenticator(
        call.context,
        enrolmentAtSignIn(challenge, ['AuthenticatorApp']),
        call.body.token,
      );
      return await finish(call, challenge, { method: 'otp' }, codes);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify'(call) {
      const challenge = requireUsable(await open(call), call.params.deviceId);
      await verifyAuthenticatorCode(call.context, challenge.owner, {
        id: call.params.deviceId,
        code: call.body.value,
      });
      return await finish(call, challenge, { method: 'otp' });
    },

    async 'POST /identity/resources/auth/v1/user/mfa/sms/enroll'(call) {
      const { owner } = enrolmentAtSignIn(await open(call), ['SMS']);
      return await startPhone(call.context, owner, call.body.phoneNumber);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/sms/enroll/verify'(call) {
      const challenge = await open(call);
      const codes = await confirmPhone(call.context, enrolmentAtSignIn(challenge, ['SMS']), call.body);
      return await finish(call, challenge, { method: 'sms' }, codes);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}'(call) {
      const { owner } = requireUsable(await open(call), call.params.deviceId);
      return await sendToPhone(call.context, owner, call.params.deviceId);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify'(call) {
      const challenge = requireUsable(await open(call), call.params.deviceId);
      await verifyPhoneCode(call.context, challenge.owner, call.params.deviceId, call.body);
      return await finish(call, challenge, { method: 'sms' });
    },

    async 'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll'(call) {
      const challenge = await open(call);
      const { owner } = enrolmentAtSignIn(challenge, webauthnStrategies);
      return await startKey(call.context, owner, attachmentOf(challenge.offered.strategies));
    },

    async 'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll/verify'(call) {
      const challenge = await open(call);
      const change = enrolmentAtSignIn(challenge, [webauthnStrategy(call.body.deviceType)]);
      return await finish(call, challenge, { method: 'hwk' }, await confirmKey(call.context, change, call.body));
    },

    async 'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}'(call) {
      return await askInChallenge(call.context, await open(call), call.params.deviceId);
    },

    async 'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify'(call) {
      const challenge = await open(call);
      const { webauthnToken, options } = call.body;
      return await finish(
        call,
        challenge,
        await verifyInChallenge(call.context, challenge, {
          id: call.params.deviceId,
          webauthnToken,
          options,
        }),
      );
    },

    async 'POST /identity/resources/auth/v1/user/mfa/emailcode'(call) {
      return await sendToMail(call.context, await open(call));
    },

    async 'POST /identity/resources/auth/v1/user/mfa/emailcode/verify'(call) {
      const challenge = await open(call);
      await verifyMailCode(call.context, challenge, call.body);
      return await finish(call, challenge, { method: 'otp', byMail: true });
    },

    'GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device'() {
      const { allowed, days } = services.config.mfa.rememberDevice;
      return { isAllowedToRemember: allowed, mfaDeviceExpiration: (days * day) / second };
    },
  };
}

/** After a reload a page has no token, but the browser's cookie has. */
function tokenOf({ body, cookies }: Pick<Challenged, 'body' | 'cookies'>): string {
  return body.mfaToken || (cookies.read(factorCookie) ?? '');
}

async function finishAnswer(
  services: Services,
  call: Challenged,
  challenge: OpenChallenge,
  verified: VerifiedFactor,
  recoveryCodes?: string[],
): Promise<LoginResponse> {
  const { replacedSsoToken, rememberedDevice } = signInCookies(call.cookies);
  const finished = await finishChallenge(call.context, challenge, {
    ...verified,
    mfaToken: tokenOf(call),
    rememberDevice: call.body.rememberDevice,
    replacedSsoToken,
    rememberedDevice,
  });
  return finishedAnswer(call, { ...finished, ...(recoveryCodes && { recoveryCodes }) });
}
