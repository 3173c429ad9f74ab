// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { button, press, render } from '#planning-demo/testing/render.tsx';
import { LoginScreen } from './login.screen.tsx';

let rendered: Awaited<ReturnType<typeof render>>;
const onLogin = vi.fn();

async function show(props: Partial<ComponentProps<typeof LoginScreen>> = {}) {
  onLogin.mockClear();
  rendered = await render(
    <LoginScreen authenticated={false} busy={false} failure={null} takesFocus={false} onLogin={onLogin} {...props} />,
  );
}
const page = () => rendered.container.textContent ?? '';
const alert = () => rendered.container.querySelector('[role="alert"]')?.textContent;

afterEach(() => rendered.unmount());

describe('login screen (spec section 2.1)', () => {
  it('shows logo, product name, tagline and one button', async () => {
    await show();
    expect(rendered.container.querySelector('svg')).not.toBeNull();
    expect(rendered.container.querySelector('h1')?.textContent).toBe('Waypoint');
    expect(page()).toContain('Navigate your project journey with intelligent planning and execution tools');
    expect([...rendered.container.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
      'Single Sign-On',
    ]);
  });

  it('starts the login on Single Sign-On', async () => {
    await show();
    await press('Single Sign-On');
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('only says "Already logged in" to a user who is', async () => {
    await show({ authenticated: true });
    expect(page()).toContain('Already logged in');
    expect(rendered.container.querySelector('button')).toBeNull();
  });

  it('is busy while the login is pending, and ignores a second click', async () => {
    await show({ busy: true });
    expect(button('Opening sign-in…').getAttribute('aria-busy')).toBe('true');
    await press('Opening sign-in…');
    expect(onLogin).not.toHaveBeenCalled();
  });

  it('says what to do when the server is unreachable, and tries again', async () => {
    await show({ failure: { kind: 'unreachable', reason: 'Failed to fetch', traceId: null } });
    expect(alert()).toMatch(/Couldn’t reach the sign-in server.*Check your connection/);
    expect(alert()).not.toContain('Request ID');
    await press('Try again');
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('shows the message and the request ID of a server error', async () => {
    await show({ failure: { kind: 'refused', reason: 'This origin is not allowed', traceId: 'c02e-58d4' } });
    expect(alert()).toContain('“This origin is not allowed”');
    expect(alert()).toContain('Request ID: c02e-58d4');
  });
});
