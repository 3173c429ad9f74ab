// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HostedPage, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useAcceptInvitation } from './accept-invitation/use-accept-invitation.ts';
import { useAccount } from './account/use-account.ts';
import { useActivate } from './activate/use-activate.ts';
import { FlowHostContext, type FlowHost } from './flow-host.ts';
import { settle } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, refusal } from '#login-box/testing/flow-test-kit.ts';
import { useForgotPassword } from './forgot-password/use-forgot-password.ts';
import type { LoginBoxApi } from './login-box-api.ts';
import { useLogin } from './login/use-login.ts';
import { useResetPassword } from './reset-password/use-reset-password.ts';
import { useSignUp } from './sign-up/use-sign-up.ts';
import { useUnlock } from './unlock/use-unlock.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Hook = (page: HostedPage) => FlowView;

const email = 'marisol@acme.example';
const renderedFlows: [Hook, HostedStep][] = [
  [useLogin, { flow: 'login', step: 'preLogin' }],
  [useLogin, { flow: 'login', step: 'loginWithPassword' }],
  [useLogin, { flow: 'login', step: 'locked' }],
  [useSignUp, { flow: 'sign-up', step: 'SignUp' }],
  [useSignUp, { flow: 'sign-up', step: 'SignUpSuccess' }],
  [useActivate, { flow: 'activate', step: 'activatingForm' }],
  [useActivate, { flow: 'activate', step: 'resent' }],
  [useForgotPassword, { flow: 'forgot-password', step: 'success' }],
  [useResetPassword, { flow: 'reset-password', step: 'invalid' }],
  [useAcceptInvitation, { flow: 'accept-invitation', step: 'pending' }],
  [useUnlock, { flow: 'unlock', step: 'confirm' }],
  [useAccount, { flow: 'account', step: 'signedIn' }],
];

/** Renders everything that a page could render of a flow, and passes the view to the test. */
function Probe({ hook, page, seen }: { hook: Hook; page: HostedPage; seen: (view: FlowView) => void }) {
  const view = hook(page);
  seen(view);
  const { step, values, stepData, error, busy } = view;
  return <output>{JSON.stringify({ step, values, stepData, error, busy })}</output>;
}

let root: Root | undefined;

async function hydrate(hook: Hook, page: HostedPage, host: Partial<FlowHost> = {}) {
  let latest: FlowView | undefined;
  const views: FlowView[] = [];
  const element = (
    <FlowHostContext.Provider value={host}>
      <Probe hook={hook} page={page} seen={(view) => (views.push(view), (latest = view))} />
    </FlowHostContext.Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const served = container.textContent;
  // From here on only renders in the browser count.
  views.length = 0;
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => mismatches.push(error) });
  });
  return { container, served, mismatches, view: () => latest as FlowView, views };
}

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
});

describe.each(renderedFlows)('%o', (hook, step) => {
  it(`2.2 draws ${step.flow} ${step.step} on the server as in the browser`, async () => {
    const page = hostedPage(step, { values: { email }, stepData: { tenantName: 'Acme' } });
    const { served, mismatches, view, container } = await hydrate(hook, page);
    expect(JSON.parse(served ?? '')).toMatchObject({ step: step.step, values: { email }, busy: false });
    expect(mismatches).toEqual([]);
    expect(container.textContent).toBe(served);
    expect(view().page).toBe(page);
  });
});

describe('useLogin (planning and login, 4.2)', () => {
  const page = hostedPage({ flow: 'login', step: 'loginWithPassword' }, { values: { email } });

  it('4.2 shows what the server found wrong before any script ran', async () => {
    const error = { code: 'invalid-credentials', traceId: 'trace-0', field: 'password' } as const;
    const { view } = await hydrate(useLogin, { ...page, error });
    expect(view().error).toEqual(error);
  });

  it('4.2 says that it is busy, then where it failed, and stays usable', async () => {
    let refuse: (error: unknown) => void = () => {};
    const signIn = vi.fn(() => new Promise<never>((_, reject) => (refuse = reject)));
    const { view } = await hydrate(useLogin, page, { api: { signIn } as Partial<LoginBoxApi> as LoginBoxApi });
    await act(async () => view().submit({ password: 'wrong' }));
    expect(view()).toMatchObject({ step: 'loginWithPassword', busy: true });
    await act(async () => (refuse(refusal('invalid-credentials')), settle()));
    expect(view()).toMatchObject({ busy: false, values: { email }, error: { code: 'invalid-credentials' } });
    await act(async () => view().submit({ password: 'right horse' }));
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('4.2 takes other presses by the machine’s event names', async () => {
    const { view } = await hydrate(useLogin, page);
    await act(async () => view().send({ type: 'email.changed' }));
    expect(view().step).toBe('preLogin');
  });

  it('4.2 ignores a form in a step that has none', async () => {
    const { view } = await hydrate(useLogin, hostedPage({ flow: 'login', step: 'locked' }));
    await act(async () => view().submit({ password: 'x' }));
    expect(view().step).toBe('locked');
  });

  it('4.2 returns stable functions, so that pages need not rerender', async () => {
    const { view, views } = await hydrate(useLogin, page);
    await act(async () => view().submit({ password: '' }));
    expect(views.length).toBeGreaterThan(1);
    expect(view().error?.code).toBe('field-required');
    expect(view().submit).toBe(views.at(0)?.submit);
  });
});
