/** The second factors of somebody who is signed in. Every change asks for a recent sign-in. */
import { MfaStrategy } from '#shared/contract/entities.ts';
import type { mfaContract } from '#shared/contract/mfa.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Handlers } from '#server/http/mount.ts';
import { rememberChallenge } from '#server/http/session-cookies.ts';
import { attachmentOf, webauthnStrategies, webauthnStrategy } from '#server/domain/mfa/second-factor.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import {
  confirmAuthenticator,
  proveAuthenticator,
  startAuthenticator,
} from '#server/use-cases/mfa/authenticator-app.ts';
import { removeFactor } from '#server/use-cases/mfa/change-factors.ts';
import { listOwnFactors } from '#server/use-cases/mfa/list-factors.ts';
import { ownChange, ownEnrolment } from '#server/use-cases/mfa/check-factor-change.ts';
import { confirmPhone, provePhone, sendToPhone, startPhone } from '#server/use-cases/mfa/phone-factor.ts';
import { renewRecoveryCodes } from '#server/use-cases/mfa/recovery-codes.ts';
import { askKey, confirmKey, proveKey, startKey } from '#server/use-cases/mfa/security-key.ts';
import { stepUp } from '#server/use-cases/mfa/step-up.ts';
import { challengeResponse, loginResponse } from './login-response.ts';

interface SignedInCall {
  caller: Caller;
  requestMetadata: RequestMetadata;
}

export function mfaRoutes(services: Services): Handlers<typeof mfaContract> {
  const change = ({ caller, requestMetadata }: SignedInCall) => ownChange(services, caller, requestMetadata);
  const enrolment = ({ caller, requestMetadata }: SignedInCall, strategies: MfaStrategy[]) =>
    ownEnrolment(services, caller, strategies, requestMetadata);
  const startApp = async (call: SignedInCall) =>
    await startAuthenticator(services, (await enrolment(call, ['AuthenticatorApp'])).owner);
  const confirmApp = async (call: SignedInCall & { body: { token: string } }) =>
    withCodes(await confirmAuthenticator(services, await enrolment(call, ['AuthenticatorApp']), call.body.token));
  return {
    async 'POST /identity/resources/auth/v1/user/step-up/generate'(call) {
      const { session, challenge } = await stepUp(services, call.caller, {
        maxAge: call.body.maxAge,
        browserToken: call.cookies.read(browserCookie),
      });
      if (session) return loginResponse(session);
      rememberChallenge(services, call.cookies, challenge);
      return challengeResponse(challenge);
    },

    'POST /identity/resources/users/v1/mfa/enroll': startApp,
    'POST /identity/resources/users/v1/mfa/enroll/verify': confirmApp,
    'POST /identity/resources/users/v1/mfa/authenticator/enroll': startApp,
    'POST /identity/resources/users/v1/mfa/authenticator/enroll/verify': confirmApp,

    async 'POST /identity/resources/users/v1/mfa/disable'(call) {
      const changing = await change(call);
      if (call.body.token !== undefined)
        await proveAuthenticator(services, changing.owner, {
          code: call.body.token,
          requestMetadata: call.requestMetadata,
        });
      const { authenticators } = await listOwnFactors(services, call.caller);
      for (const { id } of authenticators) await removeFactor(services, changing, id, 'authenticator');
    },

    async 'POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const id = call.params.deviceId;
      if (call.body.token !== undefined)
        await proveAuthenticator(services, changing.owner, {
          id,
          code: call.body.token,
          requestMetadata: call.requestMetadata,
        });
      await removeFactor(services, changing, id, 'authenticator');
    },

    async 'POST /identity/resources/users/v1/mfa/sms/enroll'(call) {
      const { owner } = await enrolment(call, ['SMS']);
      return await startPhone(services, owner, call.body.phoneNumber, call.requestMetadata);
    },

    async 'POST /identity/resources/users/v1/mfa/sms/enroll/verify'(call) {
      return withCodes(await confirmPhone(services, await enrolment(call, ['SMS']), call.body));
    },

    async 'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable'(call) {
      return await sendToPhone(services, (await change(call)).owner, call.params.deviceId, call.requestMetadata);
    },

    async 'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const { otcToken, code } = call.body;
      if (otcToken !== undefined && code !== undefined)
        await provePhone(services, changing.owner, call.params.deviceId, { otcToken, code }, call.requestMetadata);
      await removeFactor(services, changing, call.params.deviceId, 'sms');
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/enroll'(call) {
      const { owner, strategies } = await enrolment(call, webauthnStrategies);
      return await startKey(services, owner, attachmentOf(strategies));
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/enroll/verify'(call) {
      return withCodes(
        await confirmKey(services, await enrolment(call, [webauthnStrategy(call.body.deviceType)]), call.body),
      );
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable'(call) {
      return await askKey(services, (await change(call)).owner, call.params.deviceId);
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const { webauthnToken, options } = call.body;
      if (webauthnToken !== undefined && options)
        await proveKey(services, changing.owner, {
          id: call.params.deviceId,
          webauthnToken,
          options,
          requestMetadata: call.requestMetadata,
        });
      await removeFactor(services, changing, call.params.deviceId, 'webauthn');
    },

    'GET /identity/resources/users/v1/mfa/devices': ({ caller }) => listOwnFactors(services, caller),

    async 'POST /identity/resources/users/v1/mfa/recovery-codes'(call) {
      const recoveryCodes = await renewRecoveryCodes(services, await change(call));
      return { recoveryCode: recoveryCodes[0]!, recoveryCodes };
    },

    'GET /identity/resources/configurations/v1/mfa/strategies'() {
      const { strategies } = services.config.mfa;
      return {
        strategies: MfaStrategy.options.map((strategy) => ({ strategy, isActive: strategies.includes(strategy) })),
      };
    },
  };
}

function withCodes(recoveryCodes: string[] | undefined): { recoveryCode?: string; recoveryCodes?: string[] } {
  return recoveryCodes ? { recoveryCode: recoveryCodes[0]!, recoveryCodes } : {};
}
