import type { FlowData } from '#shared/contract/hosted-page.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import { addressParameter } from '#login-box/flows/flow-host.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';

/** Without an answer for so long the person is told, and may try again. Milliseconds. */
const answerTimeout = 30_000;
export const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

/** The wire's words for the ways to sign in without a password. */
export type PasswordlessType = 'code' | 'smscode' | 'magiclink';

/** Whom the message is for: one of the three. */
export interface Addressee {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  userId?: string | undefined;
}

/** What the page of a sent message shows. */
export type SentData = Pick<FlowData['passwordless'], 'matchNumber' | 'phoneNumber'>;

/** What has become of the link; once it was confirmed elsewhere, with the answer to the sign-in. */
export interface Waited extends SignInAnswer {
  state: 'waiting' | 'confirmed' | 'here' | 'ended';
}

export interface PasswordlessCalls {
  send(type: PasswordlessType, addressee: Addressee): Promise<SentData>;
  signIn(type: 'code' | 'smscode', code: string): Promise<SignInAnswer>;
  wait(): Promise<Waited>;
}

/**
 * The calls of the flow. The token that belongs to what was sent stays here, in memory: neither the page's data nor the
 * machine's snapshot has it. After a reload the browser's cookie stands for it.
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
