import { createContext, useContext } from 'react';

/** Rejects a pending change when the user cancels the verification. */
export class VerificationCanceled extends Error {
  override name = 'VerificationCanceled';
}

export type WithRecentSignIn = <T>(work: () => Promise<T>) => Promise<T>;

export const RecentSignInContext = createContext<WithRecentSignIn>((work) => work());

/** Whether a change waits for the user to verify, and not for the server. */
export const VerifyingContext = createContext(false);

/** Makes a call that requires a recent sign-in. @throws VerificationCanceled when the user cancels the verification */
export function useRecentSignIn(): WithRecentSignIn {
  return useContext(RecentSignInContext);
}
