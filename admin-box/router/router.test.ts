import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddress } from './address.ts';
import type { AddressWindow, Routing } from './address.ts';
import { createRouter } from './router.ts';

/** A window with a history, as far as the router looks. */
class TestWindow implements AddressWindow {
  entries: string[];
  states: unknown[] = [null];
  at = 0;
  listeners = new Set<() => void>();
  constructor(url: string) {
    this.entries = [url];
  }
  get location() {
    const { pathname, search, hash } = new URL(this.entries[this.at]!, 'https://app.example');
    return { pathname, search, hash };
  }
  get history() {
    return {
      state: this.states[this.at],
      pushState: (data: unknown, _unused: string, url: string) => {
        this.entries = [...this.entries.slice(0, this.at + 1), url];
        this.states = [...this.states.slice(0, this.at + 1), data];
        this.at += 1;
      },
      replaceState: (data: unknown, _unused: string, url: string) => {
        this.entries[this.at] = url;
        this.states[this.at] = data;
      },
      back: () => this.travel(-1),
    };
  }
  addEventListener(type: string, listener: () => void) {
    if (type === 'popstate') this.listeners.add(listener);
  }
  removeEventListener(_type: string, listener: () => void) {
    this.listeners.delete(listener);
  }
  travel(steps: number) {
    this.at += steps;
    for (const listener of this.listeners) listener();
  }
}

function routerAt(url: string, routing: Routing = 'history', basePath = '/oauth/portal') {
  const view = new TestWindow(url);
  const router = createRouter(createAddress(routing, { view, basePath, start: { page: 'profile', query: {} } }));
  return { view, router };
}

describe('the router', () => {
  let { view, router } = routerAt('/oauth/portal/users?search=ada&page=2');
  beforeEach(() => ({ view, router } = routerAt('/oauth/portal/users?search=ada&page=2')));

  it('reads page and state of the address', () => {
    expect(router.current()).toEqual({ page: 'users', query: { search: 'ada', page: '2' } });
  });

  it('writes changes of the state into the address, and takes them back by "back"', () => {
    router.setQuery({ page: '3', search: undefined });
    expect(view.entries[view.at]).toBe('/oauth/portal/users?page=3');
    view.travel(-1);
    expect(router.current().query).toEqual({ search: 'ada', page: '2' });
  });

  it('adds no entry where nothing changes, and none when it replaces', () => {
    router.setQuery({ page: '2' });
    router.setQuery({ page: '4' }, { replace: true });
    expect(view.entries).toHaveLength(1);
  });

  it('keeps the tenant of the address, which is not the page’s', () => {
    ({ view, router } = routerAt('/oauth/portal/users?tenantId=t1&page=2'));
    expect(router.current().query).toEqual({ page: '2' });
    router.go({ page: 'profile', query: {} });
    expect(view.entries[view.at]).toBe('/oauth/portal/profile?tenantId=t1');
  });

  it('asks the guard before another page, and goes when it proceeds', () => {
    const guard = vi.fn<(proceed: () => void) => void>();
    router.guard(guard, 'Name');
    router.setQuery({ page: '9' });
    expect(guard).not.toHaveBeenCalled();
    router.go({ page: 'profile', query: {} });
    expect(router.current().page).toBe('users');
    guard.mock.calls[0]?.[0]();
    expect(router.current().page).toBe('profile');
  });

  it('takes the browser back to a page with unsaved changes until the user has decided', () => {
    router.go({ page: 'profile', query: {} });
    const guard = vi.fn<(proceed: () => void) => void>();
    router.guard(guard, 'Name');
    view.travel(-1);
    expect(router.current().page).toBe('profile');
    expect(view.location.pathname).toBe('/oauth/portal/profile');
    guard.mock.calls[0]?.[0]();
    expect(router.current()).toEqual({ page: 'users', query: { search: 'ada', page: '2' } });
    expect(view.location.pathname).toBe('/oauth/portal/users');
  });

  it('asks within a page too about what only a part of it holds', () => {
    const guard = vi.fn<(proceed: () => void) => void>();
    router.setQuery({ user: 'u1' });
    router.guard(guard, '', ({ query }) => query['user'] === 'u1');
    router.setQuery({ page: '3' });
    expect(guard).not.toHaveBeenCalled();
    view.travel(-2);
    expect(guard).toHaveBeenCalledTimes(1);
    expect(router.current().query['user']).toBe('u1');
    guard.mock.calls[0]?.[0]();
    expect(router.current().query).toEqual({ search: 'ada', page: '2' });
  });

  it('goes back to the list that something was opened from, so that "forward" opens it again', () => {
    router.setQuery({ user: 'u1' });
    router.backQuery({ user: undefined });
    expect(router.current().query).toEqual({ search: 'ada', page: '2' });
    expect([view.at, view.entries.length]).toEqual([0, 2]);
    view.travel(1);
    expect(router.current().query['user']).toBe('u1');
  });

  it('takes the place of the entry where the one before is another', () => {
    ({ view, router } = routerAt('/oauth/portal/users?user=u1'));
    router.backQuery({ user: undefined });
    expect(view.entries).toEqual(['/oauth/portal/users']);
    router.setQuery({ user: 'u1' });
    router.setQuery({ user: 'u2' });
    router.backQuery({ user: undefined });
    expect(view.entries).toEqual(['/oauth/portal/users', '/oauth/portal/users?user=u1', '/oauth/portal/users']);
  });

  it('asks once about all that would be lost, and no more after the user has agreed', () => {
    const guard = vi.fn<(proceed: () => void, lost: readonly string[]) => void>();
    router.guard(guard, 'Name');
    router.guard(guard, 'Roles')();
    router.guard(guard, 'Password');
    router.go({ page: 'profile', query: {} });
    expect(guard).toHaveBeenCalledTimes(1);
    expect(guard.mock.calls[0]?.[1]).toEqual(['Name', 'Password']);
    guard.mock.calls[0]?.[0]();
    expect(router.current().page).toBe('profile');
    router.go({ page: 'users', query: {} });
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it('ignores the browser once stopped', () => {
    router.stop();
    expect(view.listeners.size).toBe(0);
  });
});

describe('other places of the address', () => {
  it('uses the hash in a customer’s page', () => {
    const { view, router } = routerAt('/plans?week=3#/users?page=2', 'hash');
    expect(router.current()).toEqual({ page: 'users', query: { page: '2' } });
    router.go({ page: 'profile', query: {} });
    expect(view.entries[view.at]).toBe('/plans?week=3#/profile');
  });

  it('leaves no trace in memory', () => {
    const { view, router } = routerAt('/plans', 'memory');
    expect(router.current().page).toBe('profile');
    router.go({ page: 'users', query: {} });
    expect(router.current().page).toBe('users');
    expect(router.href({ page: 'users', query: {} })).toBeUndefined();
    expect(view.entries).toEqual(['/plans']);
  });

  it('begins at the start for an address outside of its base', () => {
    expect(routerAt('/oauth/portals/users').router.current().page).toBe('');
  });

  it('survives an address that no browser would write', () => {
    expect(routerAt('/oauth/portal/%E0%A4%A').router.current().page).toBe('%E0%A4%A');
  });
});
