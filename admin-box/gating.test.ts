import { describe, expect, it } from 'vitest';
import { isPageShown, readNavigationOverrides } from './gating.ts';
import type { GatingFacts } from './gating.ts';
import { pageKeyOf, pageRules } from './page-rules.ts';
import type { PageKey } from './page.types.ts';
import { holdsPermission } from './shell/holds-permission.ts';

const nothing: GatingFacts = { permissions: [], flags: {}, overrides: {} };
const keys = Object.keys(pageRules) as PageKey[];
const shown = (key: PageKey, facts: Partial<GatingFacts> = {}) => isPageShown({ key, ...pageRules[key] }, { ...nothing, ...facts });
const byPermissions = Object.fromEntries(keys.map((key) => [key, { visibility: 'byPermissions' as const }]));

describe('navigation (admin portal, 2 and 6)', () => {
  it('2 shows to everybody what is always visible, and nothing else', () => {
    expect(keys.filter((key) => shown(key))).toEqual(['profile', 'privacy', 'account', 'users', 'security', 'audits']);
  });

  it('2 shows allAccounts by its permission', () => {
    expect(shown('allAccounts')).toBe(false);
    expect(shown('allAccounts', { permissions: ['fe.account-hierarchy.read.subAccount'] })).toBe(true);
  });

  it.each(keys.filter((key) => pageRules[key].permission))('6 shows %s by its permission when set so, and not without', (key) => {
    const flags = { 'fe-usage-page': 'on' };
    const permission = pageRules[key].permission ?? '';
    expect(shown(key, { overrides: byPermissions, flags })).toBe(false);
    expect(shown(key, { overrides: byPermissions, flags, permissions: [permission.replace('*', 'read.plans')] })).toBe(true);
    expect(shown(key, { overrides: byPermissions, flags, permissions: ['fe.*'] })).toBe(true);
    expect(shown(key, { overrides: byPermissions, flags, permissions: ['fe.secure.read.nothing'] })).toBe(false);
  });

  it('6 hides usage while its flag is off, whatever is held', () => {
    const facts = { overrides: byPermissions, permissions: ['*'] };
    expect(shown('usage', facts)).toBe(false);
    expect(shown('usage', { ...facts, flags: { 'fe-usage-page': 'off' } })).toBe(false);
    expect(shown('usage', { ...facts, flags: { 'fe-usage-page': 'on' } })).toBe(true);
  });

  it('2 lets metadata hide, show, and ask for other permissions', () => {
    const overrides = readNavigationOverrides({
      navigation: {
        users: { visibility: 'hidden' },
        roles: { visibility: 'always' },
        subscription: { visibility: 'byPermissions', permissions: ['plans.pay'] },
        audits: { flag: 'audits' },
      },
    });
    expect(shown('users', { overrides, permissions: ['*'] })).toBe(false);
    expect(shown('roles', { overrides })).toBe(true);
    expect(shown('subscriptions', { overrides, permissions: ['fe.*'] })).toBe(false);
    expect(shown('subscriptions', { overrides, permissions: ['plans.*'] })).toBe(true);
    expect(shown('audits', { overrides })).toBe(false);
  });

  it.each([null, 'text', { navigation: null }, { navigation: { users: 'hidden', nowhere: { visibility: 'always' } } }, { navigation: { users: { visibility: 'sometimes' } } }])(
    'keeps its own rules where metadata is %j',
    (metadata) => {
      expect(shown('users', { overrides: readNavigationOverrides(metadata) })).toBe(true);
    },
  );

  it('2 knows subscription as another name of subscriptions', () => {
    expect(pageKeyOf('subscription')).toBe('subscriptions');
    expect(pageKeyOf('toString')).toBeUndefined();
  });
});

describe('a held key', () => {
  it('is a pattern over the whole text', () => {
    expect(holdsPermission(['fe.secure.*'], 'fe.secure.read.users')).toBe(true);
    expect(holdsPermission(['fe.secure.*'], 'xfe.secure.read.users')).toBe(false);
    expect(holdsPermission(['fe.secure'], 'fe.secure.read.users')).toBe(false);
    expect(holdsPermission(['feXsecure.*'], 'fe.secure.read.users')).toBe(false);
  });

  it('inside a wanted group meets it', () => {
    expect(holdsPermission(['fe.subscriptions.read.plans'], 'fe.subscriptions.*')).toBe(true);
    expect(holdsPermission(['fe.secure.read.users'], 'fe.subscriptions.*')).toBe(false);
  });
});
