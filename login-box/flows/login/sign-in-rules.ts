/**
 * Loads the rules of sign-in, with the texts beyond the first form, after that form has rendered: the form must be
 * usable early, and the rules are not needed before it is submitted.
 */
import { useEffect, useState } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { flows } from '#login-box/flows/flows.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';
import { loadTranslation } from '#login-box/translations.ts';
import { whenIdle } from '#login-box/when-idle.ts';

export type SignInRules = Awaited<ReturnType<typeof flows.login>>;

/** Name of the chunk, as the server lists it. */
export const signInRulesName = 'login-rules';

let loaded: SignInRules | undefined;
let resolveSettled: () => void;
/** Resolves when the rules have come, or could not be had: until then they have the network to themselves. */
export const signInRulesSettled = new Promise<void>((resolve) => (resolveSettled = resolve));

async function fetchRules(): Promise<SignInRules> {
  await verifyIntegrity(signInRulesName);
  return await flows.login();
}

/** @throws when a chunk cannot be had; asking again tries again */
async function loadSignInRules(locale: string): Promise<SignInRules> {
  try {
    const [rules] = await Promise.all([loaded ?? fetchRules(), loadTranslation(locale)]);
    return (loaded = rules);
  } finally {
    resolveSettled();
  }
}

/** Loads what a page that starts at a later step needs. @throws if a chunk fails to load */
export async function loadLoginPage({ step, locale }: Pick<HostedPage, 'step' | 'locale'>): Promise<void> {
  const { isDrawable, loadLoginExceptions } = await loadSignInRules(locale);
  if (!isDrawable(step)) await loadLoginExceptions(locale);
}

/** Whether a page can be rendered before the rules have loaded; only the first form can. */
export function isFirstForm({ step }: Pick<HostedPage, 'step'>): boolean {
  return step === 'preLogin';
}

/** Longest wait for an idle period after the first form has rendered. Milliseconds. */
const idleTimeout = 200;

/** `null`: they could not be had. */
type Arriving = SignInRules | null | undefined;

/**
 * @param atOnce load without waiting for idle time
 * @returns the rules once loaded, and a function that loads them again with a value for the meantime
 */
export function useSignInRules(
  locale: string,
  atOnce: boolean,
): [rules: Arriving, askAgain: (meanwhile: null | undefined) => void] {
  const [rules, setRules] = useState<Arriving>(loaded);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const update = (next: Arriving): void => void (wanted && setRules(next));
    const load = (): void => void loadSignInRules(locale).then(update, () => update(null));
    if (atOnce) load();
    // behind the frame that shows the form
    else whenIdle(load, idleTimeout);
    return () => {
      wanted = false;
    };
  }, [locale, atOnce, attempt]);
  const askAgain = (meanwhile: null | undefined): void => {
    setRules(meanwhile);
    setAttempt(attempt + 1);
  };
  return [rules, askAgain];
}
