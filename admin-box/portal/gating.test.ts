import { describe, expect, it } from 'vitest';
import { appearanceOf } from './appearance.ts';
import { isPageVisible, readNavigationOverrides, visiblePages } from './gating.ts';
import type { GatingInput } from './gating.ts';
import { pageKeyOf, pageRules } from '#admin-box/page-rules.ts';
import type { PageKey, PortalPage } from '#admin-box/page.types.ts';
import { labelOf } from '#admin-box/shell/navigation-groups.ts';
import { holdsPermission } from '#admin-box/shell/holds-permission.ts';

const nothing: GatingInput = { permissions: [], flags: {}, overrides: {} };
const keys = Object.keys(pageRules) as PageKey[];
const shown = (key: PageKey, input: Partial<GatingInput> = {}) =>
  isPageVisible({ key, ...pageRules[key] }, { ...nothing, ...input });
const byPermissions = Object.fromEntries(keys.map((key) => [key, { visibility: 'byPermissions' as const }]));

describe('navigation (admin portal, 2 and 6)', () => {
  it('2 shows what is always visible to every user, and nothing else', () => {
    expect(keys.filter((key) => shown(key)).toSorted()).toEqual(
      ['profile', 'privacy', 'account', 'users', 'security', 'audits'].toSorted(),
    );
  });

  it('2 shows allAccounts by its permission', () => {
    expect(shown('allAccounts')).toBe(false);
    expect(shown('allAccounts', { permissions: ['fe.account-hierarchy.read.subAccount'] })).toBe(true);
  });

  it.each(keys.filter((key) => pageRules[key].permission))(
    '6 shows %s by its permission when set so, and not without',
    (key) => {
      const flags = { 'fe-usage-page': 'on' };
      const permission = pageRules[key].permission ?? '';
      expect(shown(key, { overrides: byPermissions, flags })).toBe(false);
      expect(
        shown(key, { overrides: byPermissions, flags, permissions: [permission.replace('*', 'read.plans')] }),
      ).toBe(true);
      expect(shown(key, { overrides: byPermissions, flags, permissions: ['fe.*'] })).toBe(true);
      expect(shown(key, { overrides: byPermissions, flags, permissions: ['fe.secure.read.nothing'] })).toBe(false);
    },
  );

  it('6 hides usage while its flag is off, whatever permissions are held', () => {
    const input = { overrides: byPermissions, permissions: ['*'] };
    expect(shown('usage', input)).toBe(false);
    expect(shown('usage', { ...input, flags: { 'fe-usage-page': 'off' } })).toBe(false);
    expect(shown('usage', { ...input, flags: { 'fe-usage-page': 'on' } })).toBe(true);
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

  it.each([
    null,
    'text',
    { navigation: null },
    { navigation: { users: 'hidden', nowhere: { visibility: 'always' } } },
    { navigation: { users: { visibility: 'sometimes' } } },
  ])('keeps its own rules where metadata is %j', (metadata) => {
    expect(shown('users', { overrides: readNavigationOverrides(metadata) })).toBe(true);
  });

  it('2 knows subscription as another name of subscriptions', () => {
    expect(pageKeyOf('subscription')).toBe('subscriptions');
    expect(pageKeyOf('toString')).toBeUndefined();
  });
});

describe('what metadata says about pages (admin portal, 2)', () => {
  const page = (key: PageKey): PortalPage => ({
    key,
    path: key,
    ...pageRules[key],
    visibility: 'always',
    label: 'page.users',
    order: 10,
    icon: 'users',
    group: 'organisation',
    fields: [],
    load: () => Promise.reject(new Error('not drawn here')),
  });
  const table = (['profile', 'users', 'groups', 'roles'] as const).map(page);
  const withNavigation = (navigation: unknown) =>
    visiblePages(table, { ...nothing, overrides: readNavigationOverrides({ navigation }) });
  const keysWith = (navigation: unknown) => withNavigation(navigation).map(({ key }) => key);

  it('2 puts them in another order', () => {
    expect(keysWith({})).toEqual(['profile', 'users', 'groups', 'roles']);
    expect(keysWith({ roles: { order: -1 }, profile: { order: 10 } })).toEqual(['roles', 'users', 'groups', 'profile']);
    expect(keysWith({ roles: { order: 'first' }, users: { order: null } })).toEqual([
      'profile',
      'users',
      'groups',
      'roles',
    ]);
  });

  it('2 gives them other names, one for all languages or one for each', () => {
    const [, users, groups] = withNavigation({
      users: { label: 'People' },
      groups: { label: { ar: 'الفرق', en: 'Crews', fr: 7 } },
    });
    const label = (shown: PortalPage | undefined, locale: string) =>
      labelOf(shown!, { t: () => 'the table’s', locale });
    expect([label(users, 'en'), label(users, 'ar')]).toEqual(['People', 'People']);
    expect([label(groups, 'en-GB'), label(groups, 'ar'), label(groups, 'fr')]).toEqual([
      'Crews',
      'الفرق',
      'the table’s',
    ]);
    expect(label(withNavigation({ users: { label: '  ' } })[1], 'en')).toBe('the table’s');
  });

  it('2 moves them below another heading', () => {
    expect(
      withNavigation({ roles: { group: 'security' }, groups: { group: 'nowhere' } }).map(({ group }) => group),
    ).toEqual(['organisation', 'organisation', 'organisation', 'security']);
  });

  it('6 reads the flag under the contract’s name', () => {
    expect(keysWith({ roles: { featureFlag: 'new-roles' } })).toEqual(['profile', 'users', 'groups']);
  });
});

describe('fields and tabs (admin portal, 2)', () => {
  const appearance = appearanceOf(
    readNavigationOverrides({
      navigation: {
        profile: {
          fields: { name: 'viewOnly', jobTitle: { appearance: 'hidden' }, email: { appearance: 'shy' }, picture: 7 },
        },
        account: { tabs: { customLogin: { appearance: 'hidden' }, settings: 'viewOnly' } },
      },
    }),
  );

  it.each([
    ['name', 'viewOnly'],
    ['jobTitle', 'hidden'],
    ['email', 'edit'],
    ['picture', 'edit'],
    ['toString', 'edit'],
  ])('2 field %s of the profile: %s', (name, expected) => {
    expect(appearance.field('profile', name)).toBe(expected);
  });

  it('2 tabs are shown or hidden', () => {
    expect(['settings', 'customLogin', 'other'].map((tab) => appearance.tab('account', tab))).toEqual([
      'edit',
      'hidden',
      'edit',
    ]);
    expect(appearance.field('account', 'name')).toBe('edit');
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
