/** Rules and pages of sign-in, in a chunk that is fetched after the first form has rendered. */
import { useEffect, useLayoutEffect } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import type { Flow } from '#login-box/define-flow.tsx';
import { loginMachine } from './login.machine.ts';
import { loginSteps } from './login.steps.ts';
import { loginForms, useLogin } from './use-login.ts';
import { isDrawable, loadLoginExceptions } from './exception-pages.tsx';
import { whenIdle } from '#login-box/when-idle.ts';

export { isDrawable, loadLoginExceptions } from './exception-pages.tsx';

export const flow = { machine: loginMachine, forms: loginForms, steps: loginSteps } satisfies Flow;

/** Runs the rules next to the rendered form, and shows their view once its page has loaded. */
export function LoginRules({ page, show }: { page: HostedPage; show: (view: FlowView) => void }): null {
  const view = useLogin(page);
  const mayLock = view.step === 'loginWithPassword';
  useEffect(() => {
    // a wrong password too many is the likeliest of them
    if (mayLock) whenIdle(() => void loadLoginExceptions(page.locale).catch(() => {}));
  }, [mayLock, page.locale]);
  useLayoutEffect(() => {
    let wanted = true;
    const render = (): void => void (wanted && show(view));
    if (isDrawable(view.step)) render();
    // one that cannot be had says so by itself
    else loadLoginExceptions(page.locale).then(render, render);
    return () => {
      wanted = false;
    };
  }, [show, view, page.locale]);
  return null;
}
