import { useEffect, useRef } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { addressOfStep, stepInAddress } from '#login-box/flows/step-address.ts';

const passwordStep = 'loginWithPassword';

function isPasswordAddress(): boolean {
  return stepInAddress() === passwordStep;
}

/**
 * Posts the email to the server, as the form without JavaScript does, so that a reload renders the password step. If it
 * fails, a reload asks for the email again.
 */
function rememberEmail({ action, formToken, authorizationState }: HostedPage, email: string): void {
  if (authorizationState === undefined) return;
  const body = new URLSearchParams({ formToken, step: 'preLogin', email, method: 'EmailAndPassword' });
  void fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}

/**
 * Gives the password step a history entry: Back returns to the email, Forward to the password, and a reload stays. Only
 * on hosted pages; in embedding pages the history belongs to the host page.
 */
export function useLoginHistory(page: HostedPage, { step, values, send }: FlowView): void {
  const isOwnPage = page.apiBaseUrl === '';
  const email = values['email'] ?? '';
  const previous = useRef(step);

  useEffect(() => {
    const before = previous.current;
    previous.current = step;
    if (!isOwnPage) return;
    if (before === 'preLogin' && step === passwordStep && !isPasswordAddress()) {
      rememberEmail(page, email);
      globalThis.history.pushState(null, '', addressOfStep(passwordStep));
    }
    if (before !== 'preLogin' && step === 'preLogin' && isPasswordAddress()) {
      globalThis.history.replaceState(null, '', addressOfStep(null));
    }
  }, [isOwnPage, page, step, email]);

  useEffect(() => {
    if (!isOwnPage) return undefined;
    const follow = (): void => {
      const forward = { type: 'email.submitted', fields: { email } };
      send(isPasswordAddress() ? forward : { type: 'email.changed' });
    };
    globalThis.addEventListener('popstate', follow);
    return () => globalThis.removeEventListener('popstate', follow);
  }, [isOwnPage, email, send]);
}
