// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePortico, marisol, type FakePorticoOptions } from '#planning-demo/testing/fake-portico.ts';
import { press, render, settle } from '#planning-demo/testing/render.tsx';
import { createStyleCache } from '#planning-demo/theme/style-cache.ts';
import { App } from './app.tsx';

let rendered: Awaited<ReturnType<typeof render>>;
const onReload = vi.fn();

async function open(options: FakePorticoOptions) {
  const fake = fakePortico(options);
  rendered = await render(<App portico={fake.portico} styleCache={createStyleCache('n0nce')} onReload={onReload} />);
  return fake;
}
const heading = () => rendered.container.querySelector('h1')?.textContent;

afterEach(async () => {
  await rendered.unmount();
  onReload.mockClear();
  vi.useRealTimers();
});

describe('the app shows what fits the session (spec section 4.1)', () => {
  it('shows the login screen to people who are not signed in', async () => {
    await open({ user: () => Promise.resolve(null) });
    expect(heading()).toBe('Waypoint');
    expect(rendered.container.querySelector('button')?.textContent).toBe('Single Sign-On');
  });

  it('shows the dashboard to people who are', async () => {
    await open({ user: () => Promise.resolve(marisol) });
    expect(heading()).toBe('Welcome to Waypoint');
  });

  it('shows nothing while the session boots, a skeleton after 400 ms, and a retry button after 10 s more', async () => {
    vi.useFakeTimers();
    await open({});
    expect(rendered.container.querySelector('main')?.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(rendered.container.querySelector('[data-part="skeleton"]')).not.toBeNull();
    expect(rendered.container.querySelector('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await press('Reload page');
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('says when the session could not be read, and tries again', async () => {
    const fake = await open({ user: () => Promise.reject({ message: 'Broken', statusCode: 500, traceId: '7f3c' }) });
    expect(heading()).toBe('We couldn’t check your session');
    expect(rendered.container.textContent).toContain('Request ID: 7f3c');
    await press('Try again');
    expect(fake.calls.user).toBe(2);
  });

  it('says when the script of the sign-in was blocked, and loads the page again', async () => {
    rendered = await render(<App portico={undefined} styleCache={createStyleCache('n0nce')} onReload={onReload} />);
    expect(heading()).toBe('Couldn’t load sign-in');
    await press('Reload page');
    expect(onReload).toHaveBeenCalledOnce();
  });
});

describe('the app signs in and out through Portico', () => {
  it('signs in by the one button, and is busy meanwhile', async () => {
    const fake = await open({ user: () => Promise.resolve(null) });
    await press('Single Sign-On');
    expect(fake.calls.login).toBe(1);
    expect(rendered.container.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  });

  it('signs out from the account menu, and puts the focus on the login screen', async () => {
    const fake = await open({ user: () => Promise.resolve(marisol), logout: () => Promise.resolve() });
    await press('Account WP');
    await press('Sign out');
    expect(fake.calls.logout).toBe(1);
    expect(heading()).toBe('Waypoint');
    expect(document.activeElement).toBe(rendered.container.querySelector('h1'));
  });

  it('says in the account menu when signing out failed, even if the menu was closed meanwhile', async () => {
    let fail: (error: Error) => void = () => undefined;
    const fake = await open({
      user: () => Promise.resolve(marisol),
      logout: () => new Promise((_, reject) => (fail = reject)),
    });
    await press('Account WP');
    await press('Sign out');
    await press('Account WP');
    await settle(() => fail(new TypeError('Failed to fetch')));
    expect(rendered.container.querySelector('[role="alert"]')?.textContent).toContain('Couldn’t sign you out.');
    await press('Try again');
    expect(fake.calls.logout).toBe(2);
  });

  it('opens the portal from the account menu, and the page where the dialog does not come', async () => {
    const fake = await open({
      user: () => Promise.resolve(marisol),
      manage: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await press('Account WP');
    await press('Open portal');
    expect(fake.calls).toMatchObject({ hostedPortal: 1, manage: 0 });
    await press('Account WP');
    await press('Manage account');
    expect(fake.calls).toMatchObject({ hostedPortal: 2, manage: 1 });
  });

  it('has the login box in the page at its second address, before anything is known', async () => {
    const fake = fakePortico({});
    rendered = await render(
      <App portico={fake.portico} styleCache={createStyleCache('n0nce')} path="/embedded/" onReload={onReload} />,
    );
    const box = rendered.container.querySelector('portico-login-box');
    expect(box).not.toBeNull();
    await settle(() => fake.fire('signed-out', null));
    expect(rendered.container.querySelector('portico-login-box')).toBe(box);
    await settle(() => fake.fire('signed-in', marisol));
    expect(heading()).toBe('Welcome to Waypoint');
  });

  it('follows other tabs in both directions', async () => {
    const fake = await open({ user: () => Promise.resolve(marisol) });
    await settle(() => fake.fire('signed-out', null));
    expect(heading()).toBe('Waypoint');
    await settle(() => fake.fire('signed-in', marisol));
    expect(heading()).toBe('Welcome to Waypoint');
  });
});
