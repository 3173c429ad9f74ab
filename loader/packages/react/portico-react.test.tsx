// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AuthorizedVerdict,
  EntitledVerdict,
  Portico,
  PorticoEvents,
  PorticoUser,
  SteppedUpVerdict,
} from '../../portico.types.ts';
import {
  Authorized,
  Entitled,
  PorticoProvider,
  SignedIn,
  SignedOut,
  SteppedUp,
  useAuth,
  useEntitlement,
  usePortico,
  useUser,
} from './index.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const ada: PorticoUser = {
  id: 'ada',
  email: 'ada@acme.example',
  name: 'Ada',
  profilePictureUrl: null,
  tenantId: 't1',
  tenantIds: ['t1'],
  roles: [],
  permissions: [],
  verified: true,
};

function fakePortico() {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  const authorized = vi.fn<Portico['isAuthorized']>(async () => ({ isAuthorized: true, why: 'permission' }));
  const steppedUp = vi.fn<Portico['isSteppedUp']>(async () => ({ isSteppedUp: false, why: 'one-factor' }));
  const entitled = vi.fn<Portico['isEntitledTo']>(async () => ({ isEntitled: true, why: 'grant', steps: [] }));
  const stepUp = vi.fn<Portico['stepUp']>(() => new Promise(() => {}));
  const login = vi.fn<Portico['login']>(async () => ada);
  const portico = {
    on<E extends keyof PorticoEvents>(event: E, listener: (detail: PorticoEvents[E]) => void) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    login,
    stepUp,
    isAuthorized: authorized,
    isSteppedUp: steppedUp,
    isEntitledTo: entitled,
  } as unknown as Portico;
  return {
    portico,
    authorized,
    steppedUp,
    entitled,
    stepUp,
    login,
    fire: <E extends keyof PorticoEvents>(event: E, detail: PorticoEvents[E]) =>
      act(async () => listeners.get(event)?.forEach((listener) => listener(detail as never))),
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

let root: Root;
let page: ReturnType<typeof fakePortico>;
beforeEach(() => {
  page = fakePortico();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const draw = (children: ReactNode, portico: Portico | Promise<Portico> | undefined = page.portico) =>
  act(async () => root.render(<PorticoProvider {...(portico && { portico })}>{children}</PorticoProvider>));
const text = () => document.body.textContent;

describe('SignedIn and SignedOut', () => {
  const both = (
    <>
      <SignedIn pending="wait" fallback="closed">
        {({ user }) => `in: ${user.name}`}
      </SignedIn>
      <SignedOut pending="wait">out</SignedOut>
    </>
  );

  it('wait, then follow the session', async () => {
    await draw(both);
    expect(text()).toBe('waitwait');
    await page.fire('ready', null);
    expect(text()).toBe('closedout');
    await page.fire('signed-in', ada);
    expect(text()).toBe('in: Ada');
    await page.fire('signed-out', null);
    expect(text()).toBe('closedout');
  });

  it('show the way in where Portico cannot be asked', async () => {
    await draw(both);
    await page.fire('error', { message: 'away', statusCode: 500, traceId: null, errorCode: undefined });
    expect(text()).toBe('closedout');
  });

  it('stop listening when they are gone', async () => {
    await draw(both);
    expect(page.listenerCount()).toBe(4);
    await draw(both, fakePortico().portico);
    expect(page.listenerCount()).toBe(0);
  });

  it('wait on the server', () => {
    expect(renderToString(<PorticoProvider>{both}</PorticoProvider>)).toContain('wait');
  });
});

describe('the provider', () => {
  it('takes what is promised', async () => {
    await draw(<SignedOut>out</SignedOut>, Promise.resolve(page.portico));
    await page.fire('ready', null);
    expect(text()).toBe('out');
  });

  it('tells why there is no Portico', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Why = () => useAuth().error?.message ?? 'none';
    await draw(<Why />, Promise.reject(new Error('blocked')));
    expect(text()).toBe('blocked');
    expect(error).toHaveBeenLastCalledWith('[portico] blocked');
    await act(async () =>
      root.render(
        <PorticoProvider>
          <Why />
        </PorticoProvider>,
      ),
    );
    expect(text()).toContain('add the script tag');
    expect(error.mock.lastCall?.[0]).toContain('baseUrl="https://login.example.com" clientId="my-app"');
    error.mockRestore();
  });

  it('loads Portico by itself, once, with the address and the client', async () => {
    const added: HTMLScriptElement[] = [];
    const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
      added.push(node as HTMLScriptElement);
    });
    const app = (children: ReactNode) => (
      <PorticoProvider baseUrl="https://login.example.com" clientId="my-app" redirect="/">
        {children}
      </PorticoProvider>
    );
    await act(async () => root.render(app(<SignedOut pending="wait">out</SignedOut>)));
    await act(async () => root.render(app(<SignedOut pending="wait">still out</SignedOut>)));
    expect(added.map(({ src, dataset }) => [src, dataset['redirect']])).toEqual([
      ['https://login.example.com/portico.js?client=my-app', '/'],
    ]);
    expect(text()).toBe('wait');
    window.Portico = page.portico;
    await act(async () => added[0]!.dispatchEvent(new Event('load')));
    await page.fire('ready', null);
    expect(text()).toBe('still out');
    append.mockRestore();
    delete (window as { Portico?: Portico }).Portico;
    Reflect.deleteProperty(window, Symbol.for('portico.loading'));
  });

  it('takes the page’s own', async () => {
    window.Portico = page.portico;
    await act(async () =>
      root.render(
        <PorticoProvider>
          <SignedOut>out</SignedOut>
        </PorticoProvider>,
      ),
    );
    await page.fire('ready', null);
    delete (window as { Portico?: Portico }).Portico;
    expect(text()).toBe('out');
  });

  it('is needed', () => {
    expect(() => renderToString(<SignedIn>in</SignedIn>)).toThrow('<PorticoProvider>');
  });
});

describe('Authorized', () => {
  it('mounts what is behind it only when it opens, and asks anew after each change', async () => {
    const Behind = vi.fn(() => 'plans');
    page.authorized.mockResolvedValueOnce({
      isAuthorized: false,
      why: 'missing-permission',
    } satisfies AuthorizedVerdict);
    const gate = (
      <Authorized permissions={['plans.read']} fallback={({ why }) => why} pending="wait">
        <Behind />
      </Authorized>
    );
    await draw(gate);
    expect(text()).toBe('missing-permission');
    expect(Behind).not.toHaveBeenCalled();
    expect(page.authorized).toHaveBeenLastCalledWith({ permissions: ['plans.read'], roles: undefined });
    await page.fire('signed-in', ada);
    expect(text()).toBe('plans');
  });

  it('does not take the answer to another question', async () => {
    await draw(
      <Authorized roles={['admin']} pending="wait">
        open
      </Authorized>,
    );
    expect(text()).toBe('open');
    page.authorized.mockReturnValue(new Promise(() => {}));
    await draw(
      <Authorized roles={['owner']} pending="wait">
        open
      </Authorized>,
    );
    expect(text()).toBe('wait');
  });
});

describe('Entitled', () => {
  it('asks with attributes, dates as they are', async () => {
    const since = new Date(0);
    await draw(
      <Entitled feature="export" attributes={{ since }}>
        open
      </Entitled>,
    );
    expect(text()).toBe('open');
    expect(page.entitled.mock.lastCall?.[0].attributes?.['since']).toBe(since);
  });

  it('stays closed when it cannot be known, and says so on the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.entitled.mockRejectedValue(new Error('not enabled'));
    const Why = () => JSON.stringify(useEntitlement({ feature: 'export' }));
    await draw(<Why />);
    expect(JSON.parse(text())).toMatchObject({
      isEntitled: false,
      why: 'failed',
      isPending: false,
      steps: [] satisfies EntitledVerdict['steps'],
    });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe('4.4 SteppedUp', () => {
  const gate = (onRequired?: () => boolean | void) => (
    <SteppedUp maxAge={60} {...(onRequired && { onRequired })} fallback={({ why }) => why}>
      secret
    </SteppedUp>
  );

  it('leaves once', async () => {
    await draw(gate());
    await page.fire('signed-in', ada);
    expect(text()).toBe('one-factor');
    expect(page.stepUp.mock.calls).toEqual([[{ maxAge: 60, returnTo: undefined }]]);
  });

  it.each([
    ['it is prevented', { isSteppedUp: false, why: 'one-factor' }, () => false],
    ['the user came back without the factor', { isSteppedUp: false, why: 'one-factor', wasAsked: true }, undefined],
    ['nobody is signed in', { isSteppedUp: false, why: 'signed-out' }, undefined],
  ] as [string, SteppedUpVerdict, (() => boolean) | undefined][])('stays when %s', async (_, verdict, onRequired) => {
    page.steppedUp.mockResolvedValue(verdict);
    await draw(gate(onRequired));
    expect(text()).toBe(verdict.why);
    expect(page.stepUp).not.toHaveBeenCalled();
  });

  it('closes when the factor grows too old', async () => {
    vi.useFakeTimers();
    page.steppedUp.mockResolvedValueOnce({ isSteppedUp: true, why: 'stepped-up', age: 10 });
    await draw(gate());
    expect(text()).toBe('secret');
    page.steppedUp.mockResolvedValue({ isSteppedUp: false, why: 'too-old' });
    await act(async () => vi.advanceTimersByTimeAsync(50_000));
    expect(text()).toBe('secret');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(text()).toBe('too-old');
    expect(page.stepUp).toHaveBeenCalledOnce();
  });
});

it('hooks give the user, Portico, and the ways in and out', async () => {
  const Button = () => {
    const { login, isLoading, isSignedIn } = useAuth();
    return (
      <button onClick={() => void login({ returnTo: '/plans' })}>
        {[isLoading, isSignedIn, useUser()?.name, usePortico() === page.portico].join()}
      </button>
    );
  };
  await draw(<Button />);
  await page.fire('ready', null);
  expect(text()).toBe('false,false,,true');
  document.querySelector('button')!.click();
  expect(page.login).toHaveBeenCalledWith({ returnTo: '/plans' });
  await page.fire('signed-in', ada);
  expect(text()).toBe('false,true,Ada,true');
});
