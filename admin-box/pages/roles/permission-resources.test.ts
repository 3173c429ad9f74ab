import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/entities.ts';
import { permissionKeys } from '#shared/contract/permissions.ts';
import { accessTo, chooseLevel, levelsOf, mayChoose } from './permission-levels.ts';
import type { Standing } from './permission-levels.ts';
import { portalResources, portalSubjectOf, productResources } from './permission-resources.ts';
import type { Resource } from './permission-resources.ts';

const permission = (key: string, more: Partial<Permission> = {}): Permission => ({
  id: key,
  key,
  name: key,
  description: '',
  categoryId: 'Work',
  fePermission: key.startsWith('fe.'),
  roleIds: [],
  assignmentType: 'ASSIGNABLE',
  createdAt: '',
  updatedAt: '',
  ...more,
});

const standing = (chosen: readonly string[], mayGive: Standing['mayGive'] = () => true): Standing => ({
  chosen: new Set(chosen),
  patterns: chosen.filter((key) => key.includes('*')),
  mayGive,
});

const product = (keys: readonly string[]): Resource[] =>
  productResources(
    keys.map((key) => permission(key)),
    [{ id: 'Work', name: 'Work' }],
  );
const shape = (resources: readonly Resource[]) =>
  Object.fromEntries(
    resources.map(({ name, permissions }) => [name, permissions.map((each) => `${each.level} ${each.permission.key}`)]),
  );

describe('permissions of the product', () => {
  it('stand by what they are about, whether the verb comes last or first', () => {
    expect(shape(product(['boards.read', 'boards.write', 'read:taskLists', 'create:taskLists']))).toEqual({
      Boards: ['view boards.read', 'edit boards.write'],
      'Task lists': ['view read:taskLists', 'edit create:taskLists'],
    });
  });

  it('an act that no verb names is given by full access alone', () => {
    const [plans] = product(['plans.read', 'plans.write', 'plans.purge']);
    expect(chooseLevel(plans!, 'edit', [])).toEqual(['plans.read', 'plans.write']);
    expect(chooseLevel(plans!, 'full', [])).toContain('plans.purge');
  });

  it('one object alone in its category is called as the category is, and a single permission as it is', () => {
    expect(Object.keys(shape(product(['plans.read', 'plans.write'])))).toEqual(['Work']);
    expect(Object.keys(shape(product(['export'])))).toEqual(['export']);
  });

  it('that no role of a tenant may have are left out', () => {
    expect(
      productResources([permission('plans.purge', { assignmentType: 'NEVER' })], [{ id: 'Work', name: 'Work' }]),
    ).toEqual([]);
  });
});

describe('permissions of the portal', () => {
  const all = permissionKeys.map((key) => permission(key));

  it('are all about something that the portal knows', () => {
    expect(permissionKeys.filter((key) => portalSubjectOf(key) === undefined)).toEqual([]);
  });

  it('of parts that are switched off are left out, unless the role has them', () => {
    const keys = (kept: string) =>
      portalResources(all, { isOn: (subject) => subject === 'groups', isKept: ({ key }) => key === kept }).flatMap(
        ({ permissions }) => permissions.map((each) => each.permission.key),
      );
    expect(keys('')).toEqual([
      'fe.secure.read.groups',
      'fe.secure.write.groups',
      'fe.secure.write.groupsRoles',
      'fe.secure.write.groupsUsers',
      'fe.secure.delete.groups',
      'fe.secure.delete.groupsUsers',
      'fe.*',
    ]);
    expect(keys('fe.connectivity.read.webhooks')).toContain('fe.connectivity.read.webhooks');
  });

  it('impersonation is part of full access to users, not of editing them', () => {
    const users = portalResources(all, { isOn: (subject) => subject === 'users', isKept: () => false })[0]!;
    expect(levelsOf(users)).toEqual(['view', 'edit', 'full']);
    expect(chooseLevel(users, 'edit', [])).not.toContain('fe.secure.write.impersonation');
    expect(chooseLevel(users, 'full', [])).toContain('fe.secure.write.impersonation');
  });
});

describe('the level of a resource', () => {
  const [plans] = product(['plans.read', 'plans.write', 'plans.purge']) as [Resource];

  it.each([
    [[], 'none'],
    [['plans.read'], 'view'],
    [['plans.read', 'plans.write'], 'edit'],
    [['plans.read', 'plans.write', 'plans.purge'], 'full'],
    [['plans.write'], 'custom'],
  ] as const)('%j: %s', (chosen, level) => {
    expect(accessTo(plans, standing(chosen))).toBe(level);
  });

  it('replaces what was chosen of the resource, and nothing else', () => {
    expect(chooseLevel(plans, 'view', ['plans.purge', 'boards.read'])).toEqual(['boards.read', 'plans.read']);
    expect(chooseLevel(plans, 'none', ['plans.purge', 'boards.read'])).toEqual(['boards.read']);
  });

  it('that changes a permission which the user lacks cannot be chosen, in either direction', () => {
    const withoutWrite = standing(['plans.write'], ({ key }) => key !== 'plans.write');
    expect(mayChoose(plans, 'edit', withoutWrite)).toBe(true);
    expect(mayChoose(plans, 'view', withoutWrite)).toBe(false);
    expect(
      mayChoose(
        plans,
        'edit',
        standing([], ({ key }) => key !== 'plans.write'),
      ),
    ).toBe(false);
  });

  it('says nothing of permissions that every role has', () => {
    const [always] = productResources(
      [permission('plans.read'), permission('plans.audit', { assignmentType: 'ALWAYS' })],
      [{ id: 'Work', name: 'Work' }],
    );
    expect(accessTo(always!, standing([]))).toBe('none');
    expect(accessTo(always!, standing(['plans.read']))).toBe('view');
  });

  it('counts what a chosen pattern includes, which cannot be turned off on its own', () => {
    const groups = portalResources([permission('fe.secure.read.groups'), permission('fe.*')], {
      isOn: () => true,
      isKept: () => false,
    })[0]!;
    expect(accessTo(groups, standing(['fe.*']))).toBe('view');
    expect(mayChoose(groups, 'none', standing(['fe.*']))).toBe(false);
  });
});
