import { describe, expect, it, vi } from 'vitest';
import { afterAuthUrlKey, storeAfterAuthUrl, consumeAfterAuthUrl } from './after-auth-url.ts';
import { createSafeStorage } from '#shared/session/safe-storage.ts';
import { createBrowser } from '#shared/session/testing/simulated-browser.ts';

const rules = { href: 'https://app.example/oauth/callback', fallback: '/home' };

function kept(url: string) {
  const { env } = createBrowser().openTab();
  const storage = createSafeStorage(env);
  storeAfterAuthUrl(storage, url);
  return storage;
}

describe('the address after sign-in (specification, 4.2)', () => {
  it('is kept under the name of the contract, and taken once', () => {
    const storage = kept('/plans?x=1#top');
    expect(storage.get(afterAuthUrlKey)).toBe('/plans?x=1#top');
    expect(consumeAfterAuthUrl(storage, rules)).toBe('/plans?x=1#top');
    expect(consumeAfterAuthUrl(storage, rules)).toBe('/home');
  });

  it.each([
    '/account/login',
    '/account/login?x=1',
    'https://app.example/account/logout',
    '/account/social/success?code=1',
    '/account/activate',
    '/account/activate/code',
    '/oauth/callback?code=1&state=2',
  ])('is ignored when it is a route of the sign-in itself: %s', (url) => {
    expect(consumeAfterAuthUrl(kept(url), rules)).toBe('/home');
  });

  it('is not ignored for a mere likeness', () => {
    expect(consumeAfterAuthUrl(kept('/account/login-history'), rules)).toBe('/account/login-history');
  });

  it('is checked again when it is read, since storage can be written by others', () => {
    const log = { warn: vi.fn() };
    expect(consumeAfterAuthUrl(kept('https://evil.example/'), { ...rules, log })).toBe('/home');
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
