import { describe, expect, it } from 'vitest';
import { composePermissions, refusalToAssign } from './role-rules.ts';

const giver = { level: 50, superUser: false, permissionKeys: ['fe.secure.read.*', 'plans.write'] };

describe('6 giving a role', () => {
  it.each([
    ['of a rank above', { level: 49, permission_keys: [] }, 'role-above-own'],
    ['of the same rank', { level: 50, permission_keys: ['fe.secure.read.users'] }, undefined],
    ['that opens more of the portal', { level: 90, permission_keys: ['fe.secure.write.users'] }, 'permission-not-held'],
    ['whose pattern reaches the portal', { level: 90, permission_keys: ['*'] }, 'permission-not-held'],
    ['whose pattern reaches into the portal’s keys', { level: 90, permission_keys: ['f*'] }, 'permission-not-held'],
    ['with another permission of the product', { level: 90, permission_keys: ['reports.read', 'plans.*'] }, undefined],
  ])('%s', (_, role, code) => {
    expect(refusalToAssign(giver, role)?.code).toBe(code);
    expect(refusalToAssign({ ...giver, superUser: true }, role)).toBeUndefined();
  });
});

describe('3 permissions of a tenant’s custom role', () => {
  const all = [
    { key: 'audit.always', assignment: 'ALWAYS' as const },
    { key: 'billing.never', assignment: 'NEVER' as const },
    { key: 'plans.write', assignment: 'ASSIGNABLE' as const },
    { key: 'reports.read', assignment: 'ASSIGNABLE' as const },
  ];
  const compose = (chosen: string[], before: string[] = []) => composePermissions(giver, { before, chosen, all });

  it('ALWAYS is added, and cannot be removed', () => {
    expect(compose([])).toEqual({ keys: ['audit.always'] });
    expect(compose(['plans.write'], ['audit.always'])).toEqual({ keys: ['audit.always', 'plans.write'] });
  });

  it('NEVER is refused, also inside a pattern and for a super user', () => {
    expect(compose(['billing.never'])).toMatchObject({ code: 'permission-not-assignable' });
    expect(composePermissions({ ...giver, superUser: true }, { before: [], chosen: ['billing.*'], all })).toMatchObject(
      { code: 'permission-not-assignable', permission: 'billing.*' },
    );
  });

  it('permissions that the editor lacks cannot be added, but existing ones may stay', () => {
    expect(compose(['reports.read'])).toEqual({ code: 'permission-not-held', permission: 'reports.read' });
    expect(compose(['reports.read'], ['reports.read'])).toEqual({ keys: ['audit.always', 'reports.read'] });
  });

  it('a pattern that covers more than the editor’s permissions is refused', () => {
    expect(compose(['fe.*'])).toMatchObject({ code: 'permission-not-held' });
    expect(compose(['fe.secure.read.users'])).toMatchObject({ keys: ['audit.always', 'fe.secure.read.users'] });
  });
});
