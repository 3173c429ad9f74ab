import type { SignInAnswer } from './sign-in-answer.ts';

/** What an answer to a sign-in says, for the machines that sign in. Their parameter is the answer. */
export const signInGuards = {
  /** Another flow asks for what is missing. */
  needsNextStep: (_: unknown, answer: Pick<SignInAnswer, 'nextStep'>) => answer.nextStep !== undefined,
  /** No session, and no flow for what is missing: a policy that these flows do not support. */
  sessionIncomplete: (_: unknown, answer: SignInAnswer) => answer.mfaRequired || answer.accessToken === undefined,
};
