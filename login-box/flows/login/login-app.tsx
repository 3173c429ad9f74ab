import { useCallback, useRef, useState } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { StepView } from '#login-box/define-flow.tsx';
import { UnavailablePage } from '#login-box/embedded/unavailable.page.tsx';
import { PreLoginPage } from './pre-login.page.tsx';
import { isFirstForm, useSignInRules } from './sign-in-rules.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { initialView } from '#login-box/initial-view.ts';
import { TextsProvider } from '#login-box/texts.tsx';

/** Rendered before the rules have loaded. */
const firstSteps: StepTable = { preLogin: PreLoginPage };

/**
 * Sign-in. The first form is rendered from the page model alone; the rules are a chunk of their own
 * (`login.flow.tsx`), and forms submitted before it has loaded are passed to it.
 */
export function LoginApp({ page }: { page: HostedPage }) {
  const [view, setView] = useState<FlowView>();
  const [isWaiting, setWaiting] = useState(false);
  const [rules, askAgain] = useSignInRules(page.locale, isWaiting || !isFirstForm(page));
  const early = useRef<Record<string, string>>(undefined);

  const show = useCallback((next: FlowView) => {
    setView(next);
    const fields = early.current;
    early.current = undefined;
    if (fields) next.submit(fields);
  }, []);
  const submitEarly = (fields: Record<string, string>): void => {
    early.current = fields;
    setWaiting(true);
    if (rules === null) askAgain(undefined);
  };

  const steps = rules?.flow.steps ?? firstSteps;
  if (rules === null && (isWaiting || !isFirstForm(page))) {
    return (
      <TextsProvider page={page}>
        <UnavailablePage page={page} retry={() => askAgain(null)} />
      </TextsProvider>
    );
  }
  const initial = Object.hasOwn(steps, page.step) && { ...initialView(page), busy: isWaiting, submit: submitEarly };
  const shown = view ?? initial;
  return (
    <>
      {rules ? <rules.LoginRules page={page} show={show} /> : null}
      {shown ? <StepView view={shown} steps={steps} /> : null}
    </>
  );
}
