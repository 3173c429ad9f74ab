/** Second factors of a signed-in user. Every change requires a recent sign-in. */
import { MfaStrategy } from '#shared/contract/entities.ts';
import type { mfaContract } from '#shared/contract/mfa/mfa.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Handlers } from '#server/http/mount.ts';
import { rememberChallenge } from '#server/http/session-cookies.ts';
import { attachmentOf, webauthnStrategies, webauthnStrategy } from '#server/domain/mfa/second-factor.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';
import {
  confirmAuthenticator,
  verifyAuthenticatorCode,
  startAuthenticator,
} from '#server/use-cases/mfa/authenticator-app.ts';
import { removeFactor } from '#server/use-cases/mfa/change-factors.ts';
import { listOwnFactors } from '#server/use-cases/mfa/list-factors.ts';
import { ownChange, ownEnrolment } from '#server/use-cases/mfa/check-factor-change.ts';
import { confirmPhone, verifyPhoneCode, sendToPhone, startPhone } from '#server/use-cases/mfa/phone-factor.ts';
import { renewRecoveryCodes } from '#server/use-cases/mfa/recovery-codes.ts';
import { askKey, confirmKey, verifySecurityKey, startKey } from '#server/use-cases/mfa/security-key.ts';
import { stepUp } from '#server/use-cases/mfa/step-up.ts';
import { challengeResponse, loginResponse } from '#server/routes/sign-in/login-response.ts';

interface SignedInCall {
  context: CallContext;
}

export function mfaRoutes(services: Services): Handlers<typeof mfaContract> {
  const change = ({ context }: SignedInCall) => ownChange(context);
  const enrolment = ({ context }: SignedInCall, strategies: MfaStrategy[]) => ownEnrolment(context, strategies);
  const startApp = async (call: SignedInCall) =>
    await startAuthenticator(call.context, (await enrolment(call, ['AuthenticatorApp'])).owner);
  const confirmApp = async (call: SignedInCall & { body: { token: string } }) =>
    withCodes(await confirmAuthenticator(call.context, await enrolment(call, ['AuthenticatorApp']), call.body.token));
  return {
    async 'POST /identity/resources/auth/v1/user/step-up/generate'(call) {
      const { session, challenge } = await stepUp(call.context, call.caller, {
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
        await verifyAuthenticatorCode(call.context, changing.owner, {
          code: call.body.token,
        });
      const { authenticators } = await listOwnFactors(call.context);
      for (const { id } of authenticators) await removeFactor(call.context, changing, id, 'authenticator');
    },

    async 'POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const id = call.params.deviceId;
      if (call.body.token !== undefined)
        await verifyAuthenticatorCode(call.context, changing.owner, {
          id,
          code: call.body.token,
        });
      await removeFactor(call.context, changing, id, 'authenticator');
    },

    async 'POST /identity/resources/users/v1/mfa/sms/enroll'(call) {
      const { owner } = await enrolment(call, ['SMS']);
      return await startPhone(call.context, owner, call.body.phoneNumber);
    },

    async 'POST /identity/resources/users/v1/mfa/sms/enroll/verify'(call) {
      return withCodes(await confirmPhone(call.context, await enrolment(call, ['SMS']), call.body));
    },

    async 'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable'(call) {
      return await sendToPhone(call.context, (await change(call)).owner, call.params.deviceId);
    },

    async 'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const { otcToken, code } = call.body;
      if (otcToken !== undefined && code !== undefined)
        await verifyPhoneCode(call.context, changing.owner, call.params.deviceId, { otcToken, code });
      await removeFactor(call.context, changing, call.params.deviceId, 'sms');
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/enroll'(call) {
      const { owner, strategies } = await enrolment(call, webauthnStrategies);
      return await startKey(call.context, owner, attachmentOf(strategies));
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/enroll/verify'(call) {
      return withCodes(
        await confirmKey(call.context, await enrolment(call, [webauthnStrategy(call.body.deviceType)]), call.body),
      );
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable'(call) {
      return await askKey(call.context, (await change(call)).owner, call.params.deviceId);
    },

    async 'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify'(call) {
      const changing = await change(call);
      const { webauthnToken, options } = call.body;
      if (webauthnToken !== undefined && options)
        await verifySecurityKey(call.context, changing.owner, {
          id: call.params.deviceId,
          webauthnToken,
          options,
        });
      await removeFactor(call.context, changing, call.params.deviceId, 'webauthn');
    },

    'GET /identity/resources/users/v1/mfa/devices': ({ context }) => listOwnFactors(context),

    async 'POST /identity/resources/users/v1/mfa/recovery-codes'(call) {
      const recoveryCodes = await renewRecoveryCodes(call.context, await change(call));
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
