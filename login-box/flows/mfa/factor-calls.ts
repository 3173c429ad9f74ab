import { browserAssertion } from '#shared/session/login/browser-credentials.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';

/** Milliseconds after which a call without an answer fails with a retryable error. */
const answerTimeout = 30_000;
const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

const base = '/identity/resources/auth/v1/user/mfa';

export interface SendRequest {
  method: 'sms' | 'email';
  device: string;
}

export interface Proof {
  method: 'app' | 'sms' | 'email' | 'key' | 'recovery';
  device: string;
  email: string;
  code: string;
  rememberDevice: boolean;
}

export interface FactorCalls {
  send(request: SendRequest): Promise<void>;
  verify(proof: Proof): Promise<SignInAnswer>;
  mayRemember(): Promise<boolean>;
  /** Number of recovery codes the user who has just signed in has left. */
  codesLeft(accessToken: string): Promise<number | undefined>;
}

/**
 * The calls of the flow. Tokens are kept in memory only, neither in the page's data nor in the machine's snapshot.
 * After a reload a cookie replaces the first one (an empty `mfaToken`).
 */
export function createFactorCalls(host: FlowHost, sent = ''): FactorCalls {
  const { server } = host.api;
  const mfaToken = host.previousAnswer?.mfaToken ?? '';
  let otcToken = sent;
  return {
    async send({ method, device }) {
      const body = { mfaToken };
      const sent =
        method === 'email'
          ? await server.post(`${base}/emailcode`, body, timeLimit())
          : await server.post(`${base}/sms/{deviceId}`, body, { params: { deviceId: device }, ...timeLimit() });
      otcToken = sent.otcToken;
    },
    async verify({ method, device, email, code, rememberDevice }) {
      const options = { params: { deviceId: device }, ...timeLimit() };
      if (method === 'app')
        return await server.post(`${base}/verify`, { mfaToken, value: code, rememberDevice }, timeLimit());
      if (method === 'email')
        return await server.post(`${base}/emailcode/verify`, { mfaToken, otcToken, code, rememberDevice }, timeLimit());
      if (method === 'sms')
        return await server.post(
          `${base}/sms/{deviceId}/verify`,
          { mfaToken, otcToken, code, rememberDevice },
          options,
        );
      if (method === 'recovery')
        return {
          mfaRequired: false,
          ...(await server.post(`${base}/recover`, { mfaToken, email, recoveryCode: code }, timeLimit())),
        };
      const asked = await server.post(`${base}/webauthn/{deviceId}`, { mfaToken }, options);
      const answer = await browserAssertion(asked.options);
      return await server.post(
        `${base}/webauthn/{deviceId}/verify`,
        { mfaToken, webauthnToken: asked.webauthnToken, options: answer, rememberDevice },
        { params: { deviceId: device }, ...timeLimit() },
      );
    },
    async codesLeft(token) {
      return (await server.get('/identity/resources/users/v1/mfa/devices', { token, ...timeLimit() }))
        .recoveryCodesLeft;
    },
    async mayRemember() {
      const { isAllowedToRemember } = await server.get(
        '/identity/resources/configurations/v1/mfa-policy/allow-remember-device',
        { query: { mfaToken: '' }, ...timeLimit() },
      );
      return isAllowedToRemember;
    },
  };
}
