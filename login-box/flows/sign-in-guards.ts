import type { SignInAnswer } from './login-box-api.ts';

/** What an answer to a sign-in says, for the machines that sign in. Their parameter is the answer. */
export const signInGuards = {
  /** Another flow asks for what is missing. */
  furtherStepWanted: (_: unknown, answer: Pick<SignInAnswer, 'further'>) => answer.further !== undefined,
  secondFactorWanted: (_: unknown, answer: SignInAnswer) => answer.mfaRequired,
  /** Neither a session nor a second factor: the answer of a policy that these flows do not know. */
  tokenMissing: (_: unknown, answer: SignInAnswer) => answer.accessToken === undefined,
  sessionIncomplete: (_: unknown, answer: SignInAnswer) => answer.mfaRequired || answer.accessToken === undefined,
};
