/** The rules of signing in, and its pages: a chunk of its own, fetched once the first form stands. */
import { useLayoutEffect } from 'react';
import type { HostedPage } from '../../shared/contract/hosted-page.ts';
import type { FlowView } from '../../shared/flow/step-props.ts';
import { useLogin } from '../flows/login/use-login.ts';

export { loginSteps } from '../pages/login/login.steps.ts';

/** Runs the rules beside the drawing, which is there before them: whatever they come to is shown. */
export function LoginRules({ page, show }: { page: HostedPage; show: (view: FlowView) => void }): null {
  const view = useLogin(page);
  useLayoutEffect(() => show(view), [show, view]);
  return null;
}
