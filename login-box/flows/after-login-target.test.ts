import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#shared/session/safe-storage.ts';
import { storeAfterAuthUrl } from '#shared/session/login/after-auth-url.ts';
import { afterLoginTarget, leaving } from './after-login-target.ts';
import { createFlowHost } from './flow-host.ts';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';

const page = hostedPage({ flow: 'login', step: 'preLogin' });

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void entries.set(key, value),
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

function hostAt(search: string, kept?: string) {
  const storages = [memory()];
  const storage = createSafeStorage({ storages: storages.map((one) => () => one) });
  if (kept) storeAfterAuthUrl(storage, kept);
  const visited: string[] = [];
  const host = createFlowHost(page, {
    href: () => `https://id.example.com/account/login${search}`,
    navigate: (url) => void visited.push(url),
    storage,
  });
  return { host, visited };
}

describe('afterLoginTarget (planning and login, 2.2 and 4.2)', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['the default without anything', '', undefined, 'https://app.example.com/'],
    [
      '2.2 redirectUrl on an allowed origin',
      '?redirectUrl=https://app.example.com/a',
      undefined,
      'https://app.example.com/a',
    ],
    ['2.2 redirectUrl as a path', '?redirectUrl=/oauth/portal', undefined, '/oauth/portal'],
    ['4.2 the default for another origin', '?redirectUrl=https://evil.example/', undefined, 'https://app.example.com/'],
    ['4.2 the default for a script', '?redirectUrl=javascript:alert(1)', undefined, 'https://app.example.com/'],
    ['4.2 the default for two slashes', '?redirectUrl=//evil.example', undefined, 'https://app.example.com/'],
    ['4.2 the kept after-auth address', '', '/oauth/portal#users', '/oauth/portal#users'],
    ['2.2 redirectUrl rather than the kept address', '?redirectUrl=/first', '/second', '/first'],
    [
      '4.2 the kept address rather than an unsafe redirectUrl',
      '?redirectUrl=https://evil.example',
      '/second',
      '/second',
    ],
    ['4.2 the default when a login route was kept', '', '/account/login', 'https://app.example.com/'],
  ])('is %s', (_, search, kept, expected) => {
    expect(afterLoginTarget(hostAt(search, kept).host, page)).toBe(expected);
  });

  it('4.2 warns about a target that is not followed', () => {
    afterLoginTarget(hostAt('?redirectUrl=https://evil.example/').host, page);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('9 leads to the same place when the navigation is asked for again', () => {
    const { host, visited } = hostAt('', '/kept');
    const leave = leaving(host, page);
    leave(undefined, { to: undefined });
    leave(undefined, { to: undefined });
    leave(undefined, { to: '/chosen' });
    expect(visited).toEqual(['/kept', '/kept', '/chosen']);
  });
});
