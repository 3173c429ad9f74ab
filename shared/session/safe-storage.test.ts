import { describe, expect, it } from 'vitest';
import { tabTenantKey } from '#shared/lib/tab-tenant-key.ts';
import { createSafeStorage } from './safe-storage.ts';
import { createBrowser } from './testing/simulated-browser.ts';
import { storeTabTenant, readTabTenant } from './tab-tenant.ts';

const missing = (): Storage => {
  throw new DOMException('Forbidden', 'SecurityError');
};
const full = (): Storage => {
  const setItem = (): void => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  return { getItem: () => null, setItem, removeItem: () => {} } as unknown as Storage;
};
// Some private modes take a value and forget it.
const forgetful = (): Storage =>
  ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }) as unknown as Storage;
const working = () => {
  const storage = createBrowser().openTab().env.sessionStorage();
  return () => storage;
};

describe('storage that survives a navigation', () => {
  it.each([
    ['missing', missing],
    ['full', full],
    ['forgetful', forgetful],
  ])('goes to the next one when the first is %s', (_, first) => {
    const storage = createSafeStorage({ storages: [first, working()] });
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('says so when none keeps it', () => {
    const storage = createSafeStorage({ storages: [missing, full, forgetful] });
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBeNull();
    expect(() => storage.remove('a')).not.toThrow();
  });
});

describe('the tenant of a tab (specification, 4.5)', () => {
  it('is kept under the name of the contract', () => {
    const { env } = createBrowser().openTab();
    expect(readTabTenant(env)).toBeNull();
    expect(storeTabTenant(env, 't2')).toBe(true);
    expect(env.sessionStorage().getItem(tabTenantKey)).toBe('t2');
    expect(readTabTenant(env)).toBe('t2');
    storeTabTenant(env, null);
    expect(readTabTenant(env)).toBeNull();
  });

  it('is nothing when storage throws', () => {
    expect(readTabTenant({ sessionStorage: missing })).toBeNull();
    expect(storeTabTenant({ sessionStorage: full }, 't2')).toBe(false);
  });
});
