/** Answer of a sign-in method: a session with its cookies, or the required second factor. */
import type { z } from 'zod';
import type { LoginResponse, SignUpAnswer } from '#shared/contract/entities.ts';
import { deviceCookie, factorCookie } from '#server/http/cookies.ts';
import { rememberChallenge, setSessionCookies } from '#server/http/session-cookies.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import type { FinishedChallenge } from '#server/use-cases/mfa/factor-challenges.ts';
import { activationPath, type PendingActivation } from '#server/use-cases/sign-up/sign-up.ts';
import { challengeResponse, loginResponse } from './login-response.ts';

export function signInAnswer(services: Services, call: Pick<Call, 'cookies'>, outcome: SignInOutcome): LoginResponse {
  if (outcome.challenge) {
    rememberChallenge(services, call.cookies, outcome.challenge);
    return challengeResponse(outcome.challenge);
  }
  setSessionCookies(call.cookies, outcome.session.cookies);
  return loginResponse({ ...outcome.session, refreshToken: outcome.session.cookies.refreshToken });
}

/** Answer of a sign-up: a session, or the data that activation continues with. */
export function signUpAnswer(
  services: Services,
  call: Pick<Call, 'cookies'>,
  signedUp: { outcome: SignInOutcome } | PendingActivation,
): z.infer<typeof SignUpAnswer> {
  if (!('outcome' in signedUp)) {
    const { activation } = signedUp;
    return {
      shouldActivate: true,
      ...(activation && {
        userId: activation.userId,
        activationToken: activation.token,
        activationUrl: services.config.baseUrl + activationPath(services, activation),
      }),
    };
  }
  const { session, challenge } = signedUp.outcome;
  const userId = session?.subject.userId ?? challenge?.userId;
  return {
    shouldActivate: false,
    userId,
    tenantId: session?.subject.tenantId,
    authResponse: signInAnswer(services, call, signedUp.outcome),
  };
}

/** Answer of a completed second factor: the new or stepped-up session, and recovery codes, which are shown once. */
export function finishedAnswer(call: Pick<Call, 'cookies'>, finished: FinishedChallenge): LoginResponse {
  const { cookies, device, recoveryCodes } = finished;
  if (device) call.cookies.set(deviceCookie, device.token, device.lifetime);
  if (cookies) setSessionCookies(call.cookies, cookies);
  call.cookies.clear(factorCookie);
  return {
    ...loginResponse({ ...finished, ...(cookies && { refreshToken: cookies.refreshToken }) }),
    ...(finished.breached && { isBreachedPassword: true }),
    ...(recoveryCodes && { recoveryCode: recoveryCodes[0]!, recoveryCodes }),
  };
}
