import { useEffect, useRef } from 'react';
import type { HostedPage } from '#shared/contract/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { addressOfStep, stepInAddress } from '#login-box/flows/step-address.ts';

const passwordStep = 'loginWithPassword';

function isPasswordAddress(): boolean {
  return stepInAddress() === passwordStep;
}

/**
 * Tells the server who is signing in, as the form without JavaScript does, so that a reload is drawn at the password.
 * Its answer leads to where we are. When it fails, a reload asks for the address again; nothing else is lost.
 */
function rememberEmail({ action, formToken, authorizationState }: HostedPage, email: string): void {
  if (authorizationState === undefined) return;
  const body = new URLSearchParams({ formToken, step: 'preLogin', email, method: 'EmailAndPassword' });
  void fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}

/**
 * Gives the password step an address of its own: Back leads to the e-mail address and Forward to the password again, and
 * a reload stays. Only where the page belongs to the box; elsewhere the history is the host page's.
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
