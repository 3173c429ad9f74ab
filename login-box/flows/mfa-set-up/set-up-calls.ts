import type { FlowHost } from '#login-box/flows/flow-host.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { browserAttestation } from '#shared/session/login/browser-credentials.ts';
import type { AppKey, Confirmation } from './mfa-set-up.machine.ts';

/** Milliseconds after which a call without an answer fails with a retryable error. */
const answerTimeout = 30_000;
const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

const base = '/identity/resources/auth/v1/user/mfa';

export interface SetUpCalls {
  startApp(): Promise<AppKey>;
  startPhone(phoneNumber: string): Promise<{ phone: string }>;
  confirm(confirmation: Confirmation): Promise<SignInAnswer>;
  addKey(platform: boolean): Promise<SignInAnswer>;
  /** Generates new codes for the user who has just signed in; grouped by spaces. */
  renewCodes(): Promise<{ recoveryCodes: string[] }>;
}

/**
 * The calls of the flow. Tokens are kept in memory only; after a reload a cookie replaces the first one.
 * @param sent token of a code that the server has sent with the page
 */
export function createSetUpCalls(host: FlowHost, sent = ''): SetUpCalls {
  const { server } = host.api;
  const mfaToken = host.previousAnswer?.mfaToken ?? '';
  let otcToken = sent;
  return {
    async startApp() {
      const { secret, qr } = await server.post(`${base}/authenticator/enroll`, { mfaToken }, timeLimit());
      return { secret, qr: qr.path, qrSize: qr.size };
    },
    async startPhone(phoneNumber) {
      const answer = await server.post(`${base}/sms/enroll`, { mfaToken, phoneNumber }, timeLimit());
      otcToken = answer.otcToken;
      return { phone: answer.phoneNumber };
    },
    confirm: ({ method, code }) =>
      method === 'app'
        ? server.post(`${base}/authenticator/enroll/verify`, { mfaToken, token: code }, timeLimit())
        : server.post(`${base}/sms/enroll/verify`, { mfaToken, otcToken, code }, timeLimit()),
    async renewCodes() {
      const { recoveryCodes } = await server.post('/identity/resources/users/v1/mfa/recovery-codes', undefined, {
        token: host.previousAnswer?.accessToken ?? null,
        ...timeLimit(),
      });
      return { recoveryCodes };
    },
    async addKey(platform) {
      const { webauthnToken, options } = await server.post(`${base}/webauthn/enroll`, { mfaToken }, timeLimit());
      const authenticatorSelection = {
        ...options.authenticatorSelection,
        authenticatorAttachment: platform ? 'platform' : 'cross-platform',
      };
      const attestation = await browserAttestation({ ...options, authenticatorSelection });
      const deviceType = attestation.platform ? 'Platform' : 'CrossPlatform';
      const { id, response } = attestation;
      return await server.post(
        `${base}/webauthn/enroll/verify`,
        { mfaToken, webauthnToken, deviceType, options: { id, response } },
        timeLimit(),
      );
    },
  };
}
