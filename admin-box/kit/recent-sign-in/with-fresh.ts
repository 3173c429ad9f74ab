import { createContext, useContext } from 'react';

/** Thrown into what waited for a proof that did not come. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

export type WithFreshSignIn = <T>(work: () => Promise<T>) => Promise<T>;

export const FreshContext = createContext<WithFreshSignIn>((work) => work());

/** Whether a change waits for the user's answer, and not for the server. */
export const AskedContext = createContext(false);

/** Makes a call that wants a recent sign-in. @throws GaveUp when the person does not prove it */
export function useFreshSignIn(): WithFreshSignIn {
  return useContext(FreshContext);
}
