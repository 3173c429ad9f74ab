import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import { addressParameter } from '#login-box/flows/flow-host.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';

/** Milliseconds after which a call without an answer fails with a retryable error. */
const answerTimeout = 30_000;
export const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

/** The wire's names of passwordless sign-in methods. */
export type PasswordlessType = 'code' | 'smscode' | 'magiclink';

/** Whom the message is for: one of the three. */
export interface Addressee {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  userId?: string | undefined;
}

/** What the page of a sent message shows. */
export type SentData = Pick<FlowData['passwordless'], 'matchNumber' | 'phoneNumber'>;

/** State of the link; once it was confirmed in another browser, with the sign-in answer. */
export interface Waited extends SignInAnswer {
  state: 'waiting' | 'confirmed' | 'here' | 'ended';
}

export interface PasswordlessCalls {
  send(type: PasswordlessType, addressee: Addressee): Promise<SentData>;
  signIn(type: 'code' | 'smscode', code: string): Promise<SignInAnswer>;
  wait(): Promise<Waited>;
}

/**
 * The calls of the flow. The token of what was sent is kept in memory only, neither in the page's data nor in the
 * machine's snapshot. After a reload a cookie replaces it.
 */
export function createPasswordlessCalls(host: FlowHost): PasswordlessCalls {
  const base = '/identity/resources/auth/v1/passwordless';
  let otcToken: string | undefined;
  const invitation = () => ({ invitationToken: addressParameter(host, 'invitationToken') });
  return {
    async send(type, addressee) {
      const answer = await host.api.server.post(
        `${base}/{type}/prelogin`,
        { ...addressee, ...invitation() },
        { params: { type }, ...timeLimit() },
      );
      otcToken = answer.otcToken;
      const { matchNumber, phoneNumber } = answer;
      return { ...(matchNumber && { matchNumber }), ...(phoneNumber && { phoneNumber }) };
    },
    signIn: (type, code) =>
      host.api.server.post(
        `${base}/{type}/postlogin`,
        { token: code, otcToken, ...invitation() },
        { params: { type }, ...timeLimit() },
      ),
    async wait() {
      const { state, login } = await host.api.server.post(
        `${base}/magiclink/wait`,
        { otcToken, ...invitation() },
        timeLimit(),
      );
      return { mfaRequired: false, ...login, state };
    },
  };
}
