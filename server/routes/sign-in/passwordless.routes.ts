import type { passwordlessContract } from '#shared/contract/sign-in/passwordless.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { acceptInvitationByCode, activateByCode } from '#server/use-cases/sign-up/confirm-by-code.ts';
import { awaitMagicLink, requestMagicLink, signInWithMagicLink } from '#server/use-cases/sign-in/magic-link.ts';
import {
  requestResetByMail,
  requestResetBySms,
  verifyResetSms,
} from '#server/use-cases/recovery/reset-password-by-code.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { requestSignInCode, signInWithCode } from '#server/use-cases/sign-in/sign-in-with-code.ts';
import { signUp } from '#server/use-cases/sign-up/sign-up.ts';
import { signInAnswer, signUpAnswer } from './sign-in-answer.ts';

export function passwordlessRoutes(services: Services): Handlers<typeof passwordlessContract> {
  return {
    async 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin'(call) {
      await requireCaptcha(call.context, call.body.recaptchaToken);
      const { email, phoneNumber, userId } = call.body;
      const asking = {
        browserToken: browserToken(services, call.cookies),
      };
      if (call.params.type === 'magiclink') {
        if (email === undefined) throw new Refusal('invalid-request', { details: ['email: is missing'] });
        const link = await requestMagicLink(call.context, { ...asking, email });
        return { otcToken: link.waitToken, matchNumber: link.matchNumber, expires: link.expiresAt.toISOString() };
      }
      const code = await requestSignInCode(call.context, {
        ...asking,
        channel: call.params.type === 'code' ? 'email' : 'sms',
        email,
        phoneNumber,
        userId,
      });
      return {
        otcToken: code.token,
        expires: code.expiresAt.toISOString(),
        ...(code.phoneNumber && { phoneNumber: code.phoneNumber }),
      };
    },

    async 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin'(call) {
      const { token, otcToken, matchNumber, invitationToken } = call.body;
      const signIn = { ...signInInput(services, call), invitationToken };
      if (call.params.type === 'magiclink') {
        return signInAnswer(
          services,
          call,
          await signInWithMagicLink(call.context, {
            ...signIn,
            browserToken: browserToken(services, call.cookies),
            token,
            matchNumber,
          }),
        );
      }
      const channel = call.params.type === 'code' ? 'email' : 'sms';
      return signInAnswer(
        services,
        call,
        await signInWithCode(call.context, { ...signIn, channel, code: token, token: otcToken }),
      );
    },

    async 'POST /identity/resources/auth/v1/passwordless/magiclink/wait'(call) {
      const waiting = call.cookies.read(browserCookie);
      if (waiting === undefined) return { state: 'ended' };
      const awaited = await awaitMagicLink(call.context, {
        ...signInInput(services, call),
        browserToken: waiting,
        waitToken: call.body.otcToken,
        invitationToken: call.body.invitationToken,
      });
      return awaited.state === 'confirmed'
        ? { state: 'confirmed', login: signInAnswer(services, call, awaited.outcome) }
        : awaited;
    },

    async 'POST /identity/resources/users/v2/passwords/reset/email'({ context, body }) {
      await requireCaptcha(context, body.recaptchaToken);
      return await requestResetByMail(context, body.identifier, body.identifierType);
    },
    async 'POST /identity/resources/users/v2/passwords/reset/sms'({ context, body }) {
      await requireCaptcha(context, body.recaptchaToken);
      return await requestResetBySms(context, body.identifier, body.identifierType);
    },
    'POST /identity/resources/users/v2/passwords/reset/sms/verify': ({ context, body }) =>
      verifyResetSms(context, { code: body.otcToken, sessionId: body.sessionId }),

    async 'POST /identity/resources/users/v1/activate/code'(call) {
      const { userId, token, code, password } = call.body;
      return signInAnswer(
        services,
        call,
        await activateByCode(call.context, {
          ...signInInput(services, call),
          browserToken: browserToken(services, call.cookies),
          userId,
          token,
          code,
          password,
        }),
      );
    },
    'POST /identity/resources/users/v1/invitation/accept/code': ({ context, body }) =>
      acceptInvitationByCode(context, { ...body }),

    async 'POST /identity/resources/users/v1/signUp/phoneNumber'(call) {
      if (!isMethodOpen(services.config.signIn, 'SmsCode')) throw new Refusal('sign-in-method-off');
      const signedUp = await signUp(call.context, {
        ...call.body,
        phoneNumber: toMobileNumber(call.body.phoneNumber, services.config.sms),
        clientId: requestedClientId(services, call.request),
        browserToken: browserToken(services, call.cookies),
      });
      return signUpAnswer(services, call, signedUp);
    },
  };
}

function signInInput(services: Services, call: Pick<Call, 'cookies' | 'request' | 'context'>) {
  return {
    ...signInCookies(call.cookies),
    clientId: requestedClientId(services, call.request),
  };
}
